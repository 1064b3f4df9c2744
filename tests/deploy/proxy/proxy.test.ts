import { expect, test } from 'vitest';
import { catalogueVersion } from '../../../src/features/catalogue/catalogue-build.ts';
import { newestTextDate } from '../../../src/features/catalogue/newest-text.ts';
import { detailsOf } from '../../../src/features/catalogue/product-details.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import { preferenceOf } from '../../../src/features/payments/preference.ts';
import { paymentErrorMessage } from '../../../src/features/payments/prepare-payment.ts';
import { HttpError } from '../../../src/platform/http.ts';
import { deaForm, orderAmount } from '../../shop.ts';
import {
  bodyOf,
  newReference,
  order,
  otherSiteOrigin,
  setUpProxy,
  siteOrigin,
  token,
} from './proxy-fixture.ts';

test('sends the token, and an idempotency key that changes with the order', async () => {
  const { send, serviceCalls } = setUpProxy();
  const first = order();
  for (const body of [first, first, { ...first, auto_return: undefined }, order()]) await send(body);
  const keys = serviceCalls.map(({ init }) => new Headers(init.headers).get('x-idempotency-key'));
  expect(new Set(keys).size).toBe(3);
  expect(keys[0]).toBe(keys[1]);
  expect(keys[0]).toMatch(new RegExp(`^${first.external_reference}-[0-9a-f]{16}-[0-9a-f]{14}$`));
  expect(new Headers(serviceCalls[0]?.init.headers).get('authorization')).toBe(`Bearer ${token}`);
});

test.each([
  [siteOrigin, siteOrigin],
  [otherSiteOrigin, otherSiteOrigin],
  ['https://ladron.example', siteOrigin],
  ['null', siteOrigin],
])('buyers from %s return to %s', async (origin, returnOrigin) => {
  const { send, serviceCalls } = setUpProxy();
  await send(order(), { origin });
  expect(bodyOf(serviceCalls[0]).back_urls).toMatchObject({ success: `${returnOrigin}/pago-exitoso` });
});

test('refuses a total that differs from the catalogue’s', async () => {
  const { send, serviceCalls } = setUpProxy();
  for (const total of [deaForm.price - 1, deaForm.price + 1, 0, -deaForm.price, orderAmount({ forms: 2 })]) {
    const answer = await send(order({ total }));
    const body = await answer.json();
    expect([answer.status, body]).toEqual([409, { error: 'price_changed' }]);
    expect(paymentErrorMessage(new HttpError(409, body))).toMatch(/^Un precio cambió/);
  }
  expect(serviceCalls).toEqual([]);
});

test('answers other_version instead of price_changed to a page with another catalogue', async () => {
  const { send, serviceCalls } = setUpProxy();
  const respondTo = async (changes: object) => {
    const answer = await send(order({ build: '0badc0de', ...changes }));
    return [answer.status, (await answer.json()).error];
  };
  expect(await respondTo({ total: 1 })).toEqual([409, 'other_version']);
  expect(await respondTo({ items: [{ id: 'prod_nuevo', quantity: 1 }] })).toEqual([409, 'other_version']);
  expect(await respondTo({ total: 1, build: catalogueVersion() })).toEqual([409, 'price_changed']);
  // The proxy accepts an invalid `build`, because that only affects which error it sends.
  for (const build of [7, null, 'x'.repeat(300)])
    expect(await respondTo({ build })).toEqual([201, undefined]);
  expect(serviceCalls).toHaveLength(3);
});

test('the catalogue’s version changes with ids, names and prices', () => {
  const [first, ...rest] = products;
  if (!first) throw new Error('No product');
  const versions = [
    products,
    [{ ...first, category: 'Otra', image: 'otra' }, ...rest],
    [{ ...first, price: first.price + 1 }, ...rest],
    [{ ...first, name: 'Otro' }, ...rest],
    [{ ...first, id: 'otro' }, ...rest],
    rest,
  ].map((catalogue) => catalogueVersion(catalogue));
  expect(versions[1]).toBe(versions[0]);
  expect(new Set(versions).size).toBe(5);
  for (const build of versions) expect(build).toMatch(/^[0-9a-f]{8}$/);
});

test('the idempotency key stays the same for a day in Chile', async () => {
  // Use a date after the newest template, because the proxy corrects a clock that is behind that date.
  let now = Date.parse('2030-01-15T03:00:00Z');
  const { send, serviceCalls } = setUpProxy({}, { now: () => now });
  const body = order();
  await send(body);
  now += 24 * 60 * 60 * 1000 - 1;
  await send(body);
  const [first, second] = serviceCalls.map(({ init }) => new Headers(init.headers).get('x-idempotency-key'));
  expect(second).toBe(first);
  expect(bodyOf(serviceCalls[0])).toMatchObject({
    expires: true,
    expiration_date_to: '2030-02-13T23:59:59.000-03:00',
  });
});

test('a preference is valid for 29 days even if the clock says 1970', async () => {
  const { send, serviceCalls } = setUpProxy({}, { now: () => 0 });
  await send(order());
  const { expiration_date_to: expiry } = bodyOf(serviceCalls[0]);
  expect(Date.parse(String(expiry)) - Date.parse(newestTextDate)).toBeGreaterThan(29 * 24 * 60 * 60 * 1000);
});

test('finds test payments only in test mode', async () => {
  const values = { MERCADOPAGO_ACCESS_TOKEN: 'TEST-token-ficticio' };
  const { buy, ask, redeploy } = setUpProxy({ ...values, PAYMENTS_TEST: 'on' });
  const { number, reference } = await buy();
  const lookUp = async () => {
    const search = await ask(`/v1/payments/search?external_reference=${reference}`);
    return [(await ask(`/v1/payments/${number}`)).status, (await search.json()).results.length];
  };
  expect(await lookUp()).toEqual([200, 1]);
  for (const off of ['', 'off', undefined]) {
    redeploy({ ...values, PAYMENTS_TEST: off });
    expect(await lookUp()).toEqual([404, 0]);
  }
});

test('an order of twenty products with the longest texts is not too large', async () => {
  const { send } = setUpProxy();
  const longestText = (text: (product: (typeof products)[number]) => string) =>
    products.map(text).sort((a, b) => b.length - a.length)[0] ?? '';
  const longestLine = {
    id: longestText(({ id }) => id),
    name: longestText(({ name }) => name),
    description: longestText((product) => detailsOf(product).description),
    quantity: 999,
    unitPrice: 99_999,
  };
  const returnUrls = { paid: `${siteOrigin}/pago-exitoso`, notPaid: `${siteOrigin}/pago-cancelado` };
  const lines = Array.from({ length: 20 }, () => longestLine);
  const body = preferenceOf(
    {
      reference: newReference(),
      lines,
      returnUrls,
      catalogueVersion: '',
      newestTextDate,
    },
    new Date(),
  );
  // The proxy answers 400 because of the total. It would answer 413 to an oversized order.
  expect((await send({ ...body, total: 99_999_999 })).status).toBe(400);
});

test('returns a payment by number and by reference without the payer’s data', async () => {
  const { buy, ask } = setUpProxy();
  const { number, reference } = await buy();
  const payment = {
    id: number,
    status: 'approved',
    status_detail: 'accredited',
    currency_id: 'CLP',
    live_mode: true,
    transaction_amount: deaForm.price,
    transaction_amount_refunded: 0,
    external_reference: reference,
    date_approved: expect.any(String),
    additional_info: { items: [{ id: 'prod_dea_01', quantity: 1, unit_price: deaForm.price }] },
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

test('a search forwards only the reference and a fixed sort order', async () => {
  const { buy, ask, serviceCalls } = setUpProxy();
  const { reference } = await buy();
  await ask(`/v1/payments/search?external_reference=${reference}&range=date_created&begin_date=x&offset=3`);
  expect(new URL(serviceCalls.at(-1)?.url ?? '').search).toBe(
    `?sort=date_created&criteria=desc&external_reference=${reference}`,
  );
});

test('a replaced secret still verifies older references until it is removed', async () => {
  const { buy, ask, redeploy } = setUpProxy({ REFERENCE_SECRETS: 'primero-'.repeat(4) });
  const { number, reference } = await buy();
  const status = async () => [
    (await ask(`/v1/payments/${number}`)).status,
    (await ask(`/v1/payments/search?external_reference=${reference}`)).status,
  ];
  redeploy({ REFERENCE_SECRETS: `${'segundo-'.repeat(4)},${'primero-'.repeat(4)}` });
  expect(await status()).toEqual([200, 200]);
  const later = await buy();
  redeploy({ REFERENCE_SECRETS: 'segundo-'.repeat(4) });
  expect(await status()).toEqual([404, 404]);
  expect((await ask(`/v1/payments/${later.number}`)).status).toBe(200);
});

test.each([
  [{ fault: 'invalid-auto-return' }, 'http://localhost:4173', 400, { error: 'invalid_auto_return' }],
  [
    { fault: 'status', route: 'preference.create', status: 429, retryAfter: 7 },
    siteOrigin,
    429,
    { error: 'too_many_requests', message: expect.stringMatching(/^Mercado Pago está/) },
  ],
  [
    { fault: 'unauthorized', route: 'preference.create' },
    siteOrigin,
    401,
    { error: 'not_found', message: expect.stringMatching(/^En este momento/) },
  ],
  [
    { fault: 'policy-agent', route: 'preference.create' },
    siteOrigin,
    403,
    { status: 403, message: expect.stringMatching(/^En este momento la tienda no puede cobrar\./) },
  ],
  [
    { fault: 'status', route: 'preference.create', status: 503, body: 'html' },
    siteOrigin,
    503,
    { status: 503 },
  ],
])(
  'forwards only status, error, message and Retry-After of a refusal: %j',
  async (fault, origin, status, expected) => {
    const { send, setFaults } = setUpProxy({ SITE_ORIGINS: origin });
    await setFaults(fault);
    const answer = await send(order(), { origin });
    const body = await answer.json();
    expect(answer.status).toBe(status);
    expect(body).toMatchObject(expected);
    expect(Object.keys(body).filter((key) => !['error', 'message', 'status'].includes(key))).toEqual([]);
    expect(answer.headers.get('retry-after')).toBe(status === 429 ? '7' : null);
  },
);

test('has the same routes below /api and at the root', async () => {
  const { buy, ask } = setUpProxy();
  const { number } = await buy();
  expect((await ask(`/v1/payments/${number}`)).status).toBe(200);
  expect((await ask(`/../v1/payments/${number}`)).status).toBe(200);
});

test('logs only method, route, status and milliseconds', async () => {
  const { buy, ask, logLines } = setUpProxy();
  const { number, reference } = await buy();
  await ask(`/v1/payments/${number}`, {}, '203.0.113.7');
  await ask(`/v1/payments/search?external_reference=${reference}`);
  await ask(`/${reference}`, { method: 'DELETE' });
  const entries = logLines.map((line) => JSON.parse(line));
  expect(entries.map(({ ms, ...rest }) => rest)).toEqual([
    { method: 'POST', path: '/checkout/preferences', status: 201 },
    { method: 'GET', path: '/v1/payments/:number', status: 200 },
    { method: 'GET', path: '/v1/payments/search', status: 200 },
    { method: 'DELETE', path: 'other', status: 404 },
  ]);
  expect(entries.every(({ ms }) => Number.isInteger(ms))).toBe(true);
  expect(logLines.join()).not.toMatch(new RegExp(`${number}|${reference.slice(0, 32)}|203\\.0\\.113`));
});
