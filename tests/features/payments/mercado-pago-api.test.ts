import * as v from 'valibot';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { requestMercadoPago } from '../../../src/features/payments/mercado-pago-api.ts';
import { connectSandbox, service } from '../purchases/shop-fixture.ts';

const now = Date.parse('2026-03-02T12:00:00Z');
beforeEach(() => vi.useFakeTimers({ now, toFake: ['Date', 'performance'] }));
afterEach(() => vi.useRealTimers());

/** Mocks a service that answers the first `times` lookups of a newly loaded page with 429. */
async function refuseRequests(times: number, retryAfter?: number | string) {
  const { faults, requests } = connectSandbox();
  const fault = { fault: 'status', route: 'payment.search', status: 429 };
  await faults({ ...fault, times, ...(retryAfter !== undefined && { retryAfter }) });
  // The code remembers 429s for each service object. A new object has none, as on a newly loaded page.
  const page = { ...service };
  const path = '/v1/payments/search?sort=date_created&criteria=desc';
  const ask = () =>
    requestMercadoPago(page, path, v.object({ results: v.array(v.unknown()) }), { timeoutMs: 60_000 });
  const expectRefused = () => expect(ask()).rejects.toMatchObject({ name: 'HttpError', status: 429 });
  return { ask, expectRefused, requests, page };
}

test('a second 429 stops requests for 10 s', async () => {
  const { expectRefused, requests } = await refuseRequests(9);
  for (let n = 0; n < 5; n += 1) await expectRefused();
  expect(requests).toHaveLength(2);
  vi.advanceTimersByTime(9_999);
  await expectRefused();
  expect(requests).toHaveLength(2);
  vi.advanceTimersByTime(1);
  await expectRefused();
  expect(requests).toHaveLength(3);
});

test.each([
  ['seconds', 30],
  ['a date', 'Mon, 02 Mar 2026 12:00:30 GMT'],
])('Retry-After in %s makes the pause longer', async (_, retryAfter) => {
  const { ask, expectRefused, requests } = await refuseRequests(2, retryAfter);
  await expectRefused();
  await expectRefused();
  vi.advanceTimersByTime(29_999);
  await expectRefused();
  expect(requests).toHaveLength(2);
  vi.advanceTimersByTime(1);
  expect(await ask()).toEqual({ results: [] });
});

test.each([0, 'Sun, 01 Mar 2026 12:00:00 GMT'])(
  'Retry-After %s does not make the pause shorter',
  async (retryAfterValue) => {
    const { expectRefused, requests } = await refuseRequests(9, retryAfterValue);
    for (let n = 0; n < 3; n += 1) await expectRefused();
    expect(requests).toHaveLength(2);
  },
);

test('Retry-After is limited to a minute', async () => {
  const { ask, expectRefused } = await refuseRequests(2, 86_400);
  await expectRefused();
  await expectRefused();
  vi.advanceTimersByTime(60_000);
  expect(await ask()).toEqual({ results: [] });
});

test('lookups refused with 429 do not prevent preparing a payment', async () => {
  const { expectRefused, requests, page } = await refuseRequests(9);
  const prepare = () =>
    requestMercadoPago(page, '/checkout/preferences', v.object({ id: v.string() }), {
      method: 'POST',
      body: {},
      timeoutMs: 60_000,
    });
  for (let n = 0; n < 3; n += 1) await expectRefused();
  expect(requests).toHaveLength(2);
  // The service's 400 shows that the request was sent.
  await expect(prepare()).rejects.toMatchObject({ status: 400 });
  await expectRefused();
  expect(requests).toHaveLength(3);
});

test('an answer resets the count of 429s', async () => {
  const { ask, expectRefused } = await refuseRequests(1);
  await expectRefused();
  for (let n = 0; n < 4; n += 1) expect(await ask()).toEqual({ results: [] });
});
