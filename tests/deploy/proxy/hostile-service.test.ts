// Logs and responses must not reveal secrets.
import { expect, test, vi } from 'vitest';
import { type FakeService, order, referenceSecret, setUpProxy, token } from './proxy-fixture.ts';

/** Checks that no string contains a secret or personal data. */
function expectNoSecrets(texts: readonly string[], ...otherSecrets: readonly string[]): void {
  const joined = texts.join('\n');
  for (const secretText of [token, referenceSecret, 'compradora@', ...otherSecrets])
    expect(joined).not.toContain(secretText);
}

async function textOf(answer: Response): Promise<string> {
  return `${JSON.stringify([...answer.headers])} ${await answer.text()}`;
}

const respondWith =
  (body: BodyInit | null, init?: ResponseInit): FakeService =>
  async () =>
    new Response(body, init);

test('answers 404 for a payment of another account', async () => {
  const body = JSON.stringify({ error: 'forbidden', status: 403, cause: [{ code: 4, description: '' }] });
  const { ask } = setUpProxy({}, { service: respondWith(body, { status: 403 }) });
  expect((await ask('/v1/payments/1')).status).toBe(404);
});

test('a search returns only payments with the requested reference', async () => {
  const { buy, sandbox } = setUpProxy();
  const { reference, number } = await buy();
  const service: FakeService = async (url, init) => {
    const answer = await sandbox.fetch(new Request(url, init));
    const response: { results: Record<string, unknown>[] } = await answer.json();
    const otherPayment = { ...response.results[0], external_reference: 'otra', id: 5 };
    return Response.json({ results: [otherPayment, ...response.results] });
  };
  const answer = await setUpProxy({}, { service }).ask(`/v1/payments/search?external_reference=${reference}`);
  const { results } = await answer.json();
  expect(results.map(({ id }: { id: string }) => id)).toEqual([number]);
});

test.each([
  ['an entry without a number', { id: null }],
  ['an entry without a reference', { external_reference: null }],
  ['an entry without a status', { status: null }],
])('a search returns null for %s', async (_, changes) => {
  const { buy, sandbox } = setUpProxy();
  const { reference, number } = await buy();
  const service: FakeService = async (url, init) => {
    const answer = await sandbox.fetch(new Request(url, init));
    const { results }: { results: Record<string, unknown>[] } = await answer.json();
    return Response.json({ results: [null, { ...results[0], ...changes }, ...results] });
  };
  const answer = await setUpProxy({}, { service }).ask(`/v1/payments/search?external_reference=${reference}`);
  expect((await answer.json()).results).toMatchObject([null, null, { id: number }]);
});

const page = '<!doctype html><title>Error</title><h1>compradora@colegio.example</h1>';

test.each<[string, FakeService, number]>([
  ['answers HTML', respondWith(page, { headers: { 'content-type': 'text/html' } }), 502],
  ['answers nothing', respondWith(null, { status: 204 }), 502],
  ['answers truncated JSON', respondWith('{"id":"a'), 502],
  ['answers a list', respondWith('[]'), 502],
  ['answers 5 MB', respondWith(JSON.stringify({ id: 'a'.repeat(5_000_000) })), 502],
  ['answers 5 MB of zeros', respondWith(new Uint8Array(5_000_000)), 502],
  ['redirects', respondWith(null, { status: 302, headers: { location: 'https://ladron.example/' } }), 502],
  ['redirects permanently', respondWith(page, { status: 308, headers: { location: '/otra' } }), 502],
  ['cannot be reached', () => Promise.reject(new TypeError(`fetch failed: ${token}`)), 502],
  ['closes the connection', () => Promise.reject(new Error('socket hang up')), 502],
  ['is down and answers HTML', respondWith(page, { status: 503 }), 503],
  [
    'reveals secrets',
    respondWith(
      JSON.stringify({
        error: token,
        message: `invalid access token: ${token} of compradora@colegio.example`,
        cause: [{ description: token }],
        payer: { email: 'compradora@colegio.example' },
      }),
      { status: 401, headers: { 'x-token': token, 'set-cookie': 'a=b', 'retry-after': `1 ${token}` } },
    ),
    401,
  ],
])('if the service %s, no details leak to the client or the log', async (_, service, status) => {
  const { reference, number } = await setUpProxy().buy();
  const { send, ask, serviceCalls, logLines } = setUpProxy({}, { service });
  const answers = [
    await send(order()),
    await ask(`/v1/payments/${number}`),
    await ask(`/v1/payments/search?external_reference=${reference}`),
  ];
  expect(answers.map((answer) => answer.status)).toEqual([status, status, status]);
  // Following a redirect would send the token to another address.
  expect(new Set(serviceCalls.map(({ init }) => init.redirect))).toEqual(new Set(['manual']));
  for (const { headers } of answers) {
    expect(headers.get('content-type')).toMatch(/^application\/json/);
    for (const name of ['location', 'set-cookie', 'retry-after']) expect(headers.get(name)).toBeNull();
  }
  expectNoSecrets([...(await Promise.all(answers.map(textOf))), ...logLines], reference, number, '<h1>');
});

test('retries an order once, with the same idempotency key, after a broken connection', async () => {
  const { sandbox } = setUpProxy();
  let attemptCount = 0;
  const service: FakeService = (url, init) => {
    attemptCount += 1;
    return attemptCount === 1
      ? Promise.reject(new TypeError('other side closed'))
      : sandbox.fetch(new Request(url, init));
  };
  const { send, serviceCalls } = setUpProxy({}, { service });
  expect((await send(order())).status).toBe(201);
  const [first, second, ...others] = serviceCalls.map(({ init }) => [init.headers, init.body]);
  expect([second, others]).toEqual([first, []]);
});

test('a request to a hanging service times out before the client does', async () => {
  const { number, reference } = await setUpProxy().buy();
  const timers: { readonly ms: number; readonly controller: AbortController }[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const timer = new AbortController();
    timers.push({ ms, controller: timer });
    return timer.signal;
  });
  const { send, ask, serviceCalls } = setUpProxy({}, { service: () => new Promise(() => {}) });
  const answers = [
    send(order()),
    ask(`/v1/payments/${number}`),
    ask(`/v1/payments/search?external_reference=${reference}`),
  ];
  await vi.waitFor(() => expect(serviceCalls).toHaveLength(3));
  for (const { controller } of timers) controller.abort();
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([504, 504, 504]);
  // The client allows 14 s for two attempts to create a preference, and 8 s for two requests about a payment. The limit
  // of 5 s is for reading the order.
  const limitsMs = timers.map(({ ms }) => ms).sort((a, b) => a - b);
  expect(limitsMs).toEqual([3_500, 3_500, 5_000, 6_500]);
});

test('answers 500 without details after an internal error', async () => {
  const { send, logLines } = setUpProxy();
  vi.spyOn(crypto.subtle, 'sign').mockRejectedValue(new RangeError(`broken: ${referenceSecret}`));
  const answer = await send(order());
  expect([answer.status, await answer.json()]).toEqual([500, { error: 'internal_error' }]);
  expect(logLines.map((line) => JSON.parse(line))).toMatchObject([{ error: 'RangeError' }, { status: 500 }]);
  expectNoSecrets(logLines);
});
