import { expect, test, vi } from 'vitest';
import { deaForm } from '../../shop.ts';
import { newReference, order, setUpProxy } from './proxy-fixture.ts';

const jsonHeaders = { 'content-type': 'application/json' };

const orderOfItems = (...list: readonly unknown[]) => order({ items: list });
const orderOfQuantity = (value: unknown) => orderOfItems({ id: 'prod_dea_01', quantity: value });
const rawOrder = (text: string) =>
  `{"items":[${text}],"external_reference":"${newReference()}","total":${deaForm.price}}`;

test.each<[string, unknown]>([
  ['true as a quantity', orderOfQuantity(true)],
  ['a list as a quantity', orderOfQuantity([2])],
  ['a text as a quantity', orderOfQuantity('1e3')],
  ['a quantity of a thousand', orderOfQuantity(1000)],
  ['a quantity of 1e3', rawOrder('{"id":"prod_dea_01","quantity":1e3}')],
  ['a negative quantity', orderOfQuantity(-1)],
  ['a quantity of zero', orderOfQuantity(0)],
  ['a quantity of one half', orderOfQuantity(0.5)],
  ['a missing quantity', orderOfQuantity(undefined)],
  ['a quantity too large for a number', rawOrder('{"id":"prod_dea_01","quantity":1e999}')],
  ['an unknown id', orderOfItems({ id: 'prod_nada', quantity: 1 })],
  ['__proto__ as an id', orderOfItems({ id: '__proto__', quantity: 1 })],
  ['a number as an id', orderOfItems({ id: 7, quantity: 1 })],
  ['an id with a combining accent', orderOfItems({ id: 'prod_dea_01\u0301', quantity: 1 })],
  [
    'the same product twice',
    orderOfItems({ id: 'prod_dea_01', quantity: 1 }, { id: 'prod_dea_01', quantity: 1 }),
  ],
  ['no items', orderOfItems()],
  ['an object as items', order({ items: { 0: { id: 'prod_dea_01', quantity: 1 }, length: 1 } })],
  ['no reference', order({ external_reference: undefined })],
  ['a reference in capitals', order({ external_reference: 'A'.repeat(32) })],
  ['a signed reference', order({ external_reference: `${newReference()}-0123456789abcdef` })],
  ['a reference with a line break', order({ external_reference: `${newReference()}\n` })],
  ['no total', order({ total: undefined })],
  ['a total as a text', order({ total: String(deaForm.price) })],
  ['another auto_return', order({ auto_return: 'all' })],
  ['a list of orders', [order()]],
  ['null', 'null'],
  ['an empty body', ''],
  ['half an object', '{"items":['],
])('refuses %s with a message, without a request to the service', async (_, body) => {
  const { send, serviceCalls } = setUpProxy();
  const answer = await send(body);
  const { message, ...rest } = await answer.json();
  expect([answer.status, rest]).toEqual([400, { error: 'bad_request' }]);
  expect(message).toMatch(/^(El pedido|Una plantilla|Un pago) .+\.$/);
  expect(serviceCalls).toEqual([]);
});

test('allows at most twenty products in an order', async () => {
  const { send, serviceCalls } = setUpProxy();
  const orderOfUnknownItems = (count: number) =>
    orderOfItems(...Array.from({ length: count }, (_, index) => ({ id: `prod_${index}`, quantity: 1 })));
  expect((await (await send(orderOfUnknownItems(20))).json()).message).toMatch(
    /^Una plantilla de su pedido ya no está/,
  );
  expect((await (await send(orderOfUnknownItems(21))).json()).message).toMatch(
    /^Un pago admite hasta 20 plantillas/,
  );
  expect(serviceCalls).toEqual([]);
});

test('refuses invalid UTF-8', async () => {
  const { ask } = setUpProxy();
  const body = new Uint8Array([0x22, 0xff, 0x22]);
  expect((await ask('/checkout/preferences', { method: 'POST', headers: jsonHeaders, body })).status).toBe(
    400,
  );
});

/** Creates a body of chunks, and counts the chunks that have been read. */
function createBody(byteCount: number) {
  const chunk = new Uint8Array(1_000).fill(0x20);
  let readCount = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (readCount * chunk.length >= byteCount) controller.close();
      else controller.enqueue(chunk);
      readCount += 1;
    },
  });
  return { body, chunksRead: () => readCount };
}

test.each<[string, Record<string, string>]>([
  ['no content-length', {}],
  ['a small content-length', { 'content-length': '12' }],
])('refuses 10 MB with %s after 10 kB', async (_, headers) => {
  const { ask, serviceCalls } = setUpProxy();
  const { body, chunksRead } = createBody(10_000_000);
  const init = { method: 'POST', headers: { ...jsonHeaders, ...headers }, body, duplex: 'half' };
  const answer = await ask('/checkout/preferences', init);
  expect([answer.status, await answer.json()]).toMatchObject([413, { error: 'payload_too_large' }]);
  expect(chunksRead()).toBeLessThan(15);
  expect(serviceCalls).toEqual([]);
});

test('accepts a body of at most 10 kB', async () => {
  const { send } = setUpProxy();
  const text = JSON.stringify(order());
  expect((await send(text.padEnd(10_000))).status).toBe(201);
  expect((await send(text.padEnd(10_001))).status).toBe(413);
});

test('stops reading an order that takes longer than five seconds', async () => {
  const timers: { readonly ms: number; readonly controller: AbortController }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timer = new AbortController();
    timers.push({ ms, controller: timer });
    return timer.signal;
  });
  const { ask } = setUpProxy();
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new Uint8Array([0x7b])),
  });
  const answer = ask('/checkout/preferences', {
    method: 'POST',
    headers: jsonHeaders,
    body,
    duplex: 'half',
  } as RequestInit);
  await vi.waitFor(() => expect(timers.map(({ ms }) => ms)).toEqual([5_000]));
  timers[0]?.controller.abort();
  expect((await answer).status).toBe(400);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonp',
  '',
  'json',
])('refuses content of type %j', async (type) => {
  const { ask, serviceCalls } = setUpProxy();
  const init = { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(order()) };
  expect((await ask('/checkout/preferences', init)).status).toBe(415);
  expect(serviceCalls).toEqual([]);
});

test('accepts JSON with a charset parameter', async () => {
  const { send } = setUpProxy();
  expect((await send(order(), { 'content-type': 'Application/JSON; charset=utf-8' })).status).toBe(201);
});

test.each([
  ['GET', '/checkout/preferences', 'POST, OPTIONS'],
  ['HEAD', '/checkout/preferences', 'POST, OPTIONS'],
  ['PUT', '/checkout/preferences', 'POST, OPTIONS'],
  ['POST', '/v1/payments/1', 'GET, OPTIONS'],
  ['HEAD', '/v1/payments/1', 'GET, OPTIONS'],
  ['PUT', '/v1/payments/1', 'GET, OPTIONS'],
  ['DELETE', '/v1/payments/search', 'GET, OPTIONS'],
  ['PATCH', '/v1/payments/search', 'GET, OPTIONS'],
])('%s %s is not allowed', async (method, path, allow) => {
  const { ask, serviceCalls } = setUpProxy();
  const answer = await ask(path, { method });
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  expect(serviceCalls).toEqual([]);
});

test.each([
  '',
  '/',
  '/v1/payments',
  '/v1/payments/',
  '/v1/payments/1/refunds',
  '/v1/payments/1/',
  '/v1/payments/-1',
  '/v1/payments/1e3',
  '/v1/payments/0x1',
  '/v1/payments/１２',
  '/v1/payments/123456789012345678901',
  '/v1/payments/1%2Frefunds',
  '/v1/payments/1%2f..%2f..%2fusers%2fme',
  '/v1/payments/..%2f..%2fusers%2fme',
  '/v1/payments/%2e%2e/users/me',
  '/v1/payments/../../users/me',
  '/v1/payments/1;a=b',
  '/v1/payments/1%00',
  '/v1/payments/search/',
  '/v1//payments/1',
  '//v1/payments/1',
  '/api/v1/payments/1',
  '/users/me',
  '/v1/customers/search',
  '/checkout/preferences/',
  '/checkout/preferences/202809963-1',
  '/merchant_orders/1',
])('answers 404 for /api%s, which the API lacks', async (path) => {
  const { ask, serviceCalls } = setUpProxy();
  const answer = await ask(path);
  expect([answer.status, await answer.json()]).toEqual([404, { error: 'not_found' }]);
  expect(serviceCalls).toEqual([]);
});

test('answers 404 for a search without a reference of this shop', async () => {
  const { ask, buy, buyElsewhere, serviceCalls } = setUpProxy();
  const { reference } = await buy();
  await buyElsewhere('otra-tienda-1');
  const callCount = serviceCalls.length;
  const forgedReference = `${reference.slice(0, -1)}${reference.endsWith('0') ? '1' : '0'}`;
  for (const query of [
    '',
    '?external_reference=',
    `?external_reference=${forgedReference}`,
    `?external_reference=${reference.slice(0, 32)}`,
    `?external_reference=${reference.slice(0, 33)}${'0'.repeat(16)}`,
    '?external_reference=otra-tienda-1',
    '?external_reference=*',
    '?payer.email=compradora@colegio.example',
    '?status=approved&range=date_created',
    `?external_reference[]=${reference}`,
  ]) {
    const answer = await ask(`/v1/payments/search${query}`);
    expect([query, answer.status, await answer.json()]).toEqual([query, 404, { error: 'not_found' }]);
  }
  expect(serviceCalls).toHaveLength(callCount);
});

test('searches only for the first of two references', async () => {
  const { ask, buy, serviceCalls } = setUpProxy();
  const { reference } = await buy();
  await ask(`/v1/payments/search?external_reference=${reference}&external_reference=otra`);
  expect(new URL(serviceCalls.at(-1)?.url ?? '').searchParams.getAll('external_reference')).toEqual([
    reference,
  ]);
});

test('answers a request for another shop’s payment as if the payment did not exist', async () => {
  const { ask, buyElsewhere } = setUpProxy();
  const otherPayments = [
    await buyElsewhere('FACTURA-7'),
    await buyElsewhere(undefined),
    await buyElsewhere(newReference()),
    await buyElsewhere(`${newReference()}-${'0'.repeat(16)}`),
  ];
  const responseOf = async (number: string) => {
    const answer = await ask(`/v1/payments/${number}`);
    return [answer.status, [...answer.headers], await answer.text()];
  };
  const unknown = await responseOf('99');
  expect(unknown[0]).toBe(404);
  for (const { number } of otherPayments) expect(await responseOf(number)).toEqual(unknown);
});

test('does not log the name of an unknown method', async () => {
  const { ask, logLines } = setUpProxy();
  expect((await ask('/checkout/preferences', { method: 'APROBAR' })).status).toBe(405);
  expect(logLines.join()).not.toContain('APROBAR');
});
