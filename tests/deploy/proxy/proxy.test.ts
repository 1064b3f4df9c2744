import { expect, test } from 'vitest';
import { products } from '../../../src/features/catalogue/products.ts';
import { paymentErrorMessage } from '../../../src/features/payments/payment-error-message.ts';
import { preferenceOf } from '../../../src/features/payments/prepare-payment.ts';
import { HttpError } from '../../../src/platform/http.ts';
import { amountOf, form } from '../../shop.ts';
import { bodyOf, newReference, order, otherSite, site, token, visitProxy } from './visit-proxy.ts';

test('the service gets the token, and a key that changes with what is sent', async () => {
  const { send, asked } = visitProxy();
  const first = order();
  for (const body of [first, first, { ...first, auto_return: undefined }, order()]) await send(body);
  const keys = asked.map(({ init }) => new Headers(init.headers).get('x-idempotency-key'));
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toMatch(new RegExp(`^${first.external_reference}-[0-9a-f]{16}-[0-9a-f]{14}$`));
  expect(new Headers(asked[0]?.init.headers).get('authorization')).toBe(`Bearer ${token}`);
});

test.each([
  [site, site],
  [otherSite, otherSite],
  ['https://ladron.example', site],
  ['null', site],
])('from %s buyers return to %s', async (origin, back) => {
  const { send, asked } = visitProxy();
  await send(order(), { origin });
  expect(bodyOf(asked[0]).back_urls).toMatchObject({ success: `${back}/pago-exitoso` });
});

test('a total other than the catalogue’s creates nothing, and the shop has a sentence for it', async () => {
  const { send, asked } = visitProxy();
  for (const total of [form.price - 1, form.price + 1, 0, -form.price, amountOf(2)]) {
    const answer = await send(order({ total }));
    const body = await answer.json();
    expect([answer.status, body]).toEqual([409, { error: 'price_changed' }]);
    expect(paymentErrorMessage(new HttpError(409, body))).toMatch(/^Un precio cambió/);
  }
  expect(asked).toEqual([]);
});

test('an order of twenty products as long as the longest of the catalogue is not too large', async () => {
  const { send } = visitProxy();
  const longest = (text: (product: (typeof products)[number]) => string) =>
    products.map(text).sort((a, b) => b.length - a.length)[0] ?? '';
  const line = {
    id: longest(({ id }) => id),
    name: longest(({ name }) => name),
    description: longest(({ description }) => description),
    quantity: 999,
    unitPrice: 99_999,
  };
  const returnTo = { paid: `${site}/pago-exitoso`, notPaid: `${site}/pago-cancelado` };
  const lines = Array.from({ length: 20 }, () => line);
  const body = preferenceOf({ reference: newReference(), lines, returnTo });
  expect((await send({ ...body, total: 99_999_999 })).status).toBe(400);
});

test('a payment is found by its number and its reference, without its payer', async () => {
  const { buy, ask } = visitProxy();
  const { number, reference } = await buy();
  const payment = {
    id: Number(number),
    status: 'approved',
    status_detail: 'accredited',
    currency_id: 'CLP',
    live_mode: true,
    transaction_amount: form.price,
    transaction_amount_refunded: 0,
    external_reference: reference,
    date_approved: expect.any(String),
    additional_info: { items: [{ id: 'prod_dea_01', quantity: '1', unit_price: String(form.price) }] },
  };
  const byNumber = await ask(`/v1/payments/${number}`);
  expect([byNumber.status, await byNumber.json()]).toEqual([200, payment]);
  const query = new URLSearchParams({
    external_reference: reference,
    sort: 'id',
    criteria: 'asc',
    limit: '0',
  });
  const bySearch = await ask(`/v1/payments/search?${query}`);
  expect([bySearch.status, await bySearch.json()]).toEqual([200, { results: [payment] }]);
});

test('the search asks the service for this reference alone, in the proxy’s own order', async () => {
  const { buy, ask, asked } = visitProxy();
  const { reference } = await buy();
  await ask(`/v1/payments/search?external_reference=${reference}&range=date_created&begin_date=x&offset=3`);
  expect(new URL(asked.at(-1)?.url ?? '').search).toBe(
    `?sort=date_created&criteria=desc&external_reference=${reference}`,
  );
});

test('a secret is replaced while purchases are under way: the old one verifies until it is taken away', async () => {
  const { buy, ask, reopen } = visitProxy({ REFERENCE_SECRETS: 'primero-'.repeat(4) });
  const { number, reference } = await buy();
  const status = async () => [
    (await ask(`/v1/payments/${number}`)).status,
    (await ask(`/v1/payments/search?external_reference=${reference}`)).status,
  ];
  reopen({ REFERENCE_SECRETS: `${'segundo-'.repeat(4)},${'primero-'.repeat(4)}` });
  expect(await status()).toEqual([200, 200]);
  const later = await buy();
  reopen({ REFERENCE_SECRETS: 'segundo-'.repeat(4) });
  expect(await status()).toEqual([404, 404]);
  expect((await ask(`/v1/payments/${later.number}`)).status).toBe(200);
});

test.each([
  [{ fault: 'invalid-auto-return' }, 'http://localhost:4173', 400, { error: 'invalid_auto_return' }],
  [
    { fault: 'status', route: 'preference.create', status: 429, retryAfter: 7 },
    site,
    429,
    { error: 'too_many_requests' },
  ],
  [
    { fault: 'unauthorized', route: 'preference.create', shape: 'invalid_token' },
    site,
    401,
    { error: 'not_found' },
  ],
  [{ fault: 'policy-agent', route: 'preference.create' }, site, 403, { status: 403 }],
  [{ fault: 'status', route: 'preference.create', status: 503, body: 'html' }, site, 503, { status: 503 }],
])(
  'the service’s refusal keeps its status and words, and nothing else: %j',
  async (fault, origin, status, words) => {
    const { send, faults } = visitProxy({ SITE_ORIGINS: origin });
    await faults(fault);
    const answer = await send(order(), { origin });
    const body = await answer.json();
    expect(answer.status).toBe(status);
    expect(body).toMatchObject(words);
    expect(Object.keys(body).filter((key) => !['error', 'message', 'status'].includes(key))).toEqual([]);
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '7' : null);
  },
);

test('it answers below /api and at the root alike', async () => {
  const { buy, ask } = visitProxy();
  const { number } = await buy();
  expect((await ask(`/v1/payments/${number}`)).status).toBe(200);
  expect((await ask(`/../v1/payments/${number}`)).status).toBe(200);
});

test('the log has method, path, status and milliseconds: no number, no reference, no address', async () => {
  const { buy, ask, lines } = visitProxy();
  const { number, reference } = await buy();
  await ask(`/v1/payments/${number}`, {}, '203.0.113.7');
  await ask(`/v1/payments/search?external_reference=${reference}`);
  await ask(`/${reference}`, { method: 'DELETE' });
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.map(({ ms, ...rest }) => rest)).toEqual([
    { method: 'POST', path: '/checkout/preferences', status: 201 },
    { method: 'GET', path: '/v1/payments/:number', status: 200 },
    { method: 'GET', path: '/v1/payments/search', status: 200 },
    { method: 'DELETE', path: 'other', status: 404 },
  ]);
  expect(entries.every(({ ms }) => Number.isInteger(ms))).toBe(true);
  expect(lines.join()).not.toMatch(new RegExp(`${number}|${reference.slice(0, 32)}|203\\.0\\.113`));
});
