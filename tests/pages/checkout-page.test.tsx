// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { inline, noConnection, openCheckout, openService } from './checkout-world.tsx';

const route = 'preference.create';
const generic = 'Error al crear la preferencia de pago.';
const noId = 'No se pudo obtener el ID de preferencia de Mercado Pago.';
const busy = 'Rate limit exceeded. Retry after the indicated number of seconds.';

let service: Awaited<ReturnType<typeof openService>>;
beforeAll(async () => {
  service = await openService();
});
beforeEach(() => service.reset());
afterAll(() => service.hangUp());

type Case = readonly [what: string, toast: string, ...faults: readonly object[]];

const refusals: readonly Case[] = [
  ['400 with a message', 'items needed.', { fault: 'status', route, status: 400, message: 'items needed.' }],
  ['400 without a message', generic, { fault: 'status', route, status: 400, body: 'json-without-message' }],
  ['400 cut in half', generic, { fault: 'status', route, status: 400 }, { fault: 'truncated-json', route }],
  ['400 without a body', generic, { fault: 'status', route, status: 400, body: 'empty' }],
  ['401, invalid_token', 'invalid_token', { fault: 'unauthorized', route, shape: 'invalid_token' }],
  ['401, unauthorized', 'Invalid access token', { fault: 'unauthorized', route, shape: 'unauthorized' }],
  ['401, code', 'authorization value not present', { fault: 'unauthorized', route, shape: 'code' }],
  ['403', 'At least one policy returned UNAUTHORIZED.', { fault: 'policy-agent', route }],
  ['404', 'Resource not found', { fault: 'status', route, status: 404 }],
  ['409', 'Idempotency key already used with a different body', { fault: 'status', route, status: 409 }],
  ['422', 'The request breaks a business rule', { fault: 'status', route, status: 422 }],
  ['429', busy, { fault: 'status', route, status: 429 }],
  ['429 with Retry-After', busy, { fault: 'status', route, status: 429, retryAfter: 1 }],
  ...[500, 501, 502, 503, 504].flatMap((status): Case[] => [
    [`${status} as JSON`, 'Internal server error', { fault: 'status', route, status }],
    [`${status} as HTML`, generic, { fault: 'status', route, status, body: 'html' }],
  ]),
];

const unusable: readonly Case[] = [
  ['201 without an id', noId, { fault: 'preference-id', id: 'missing' }],
  ['201 with an empty id', noId, { fault: 'preference-id', id: 'empty' }],
  ['201 with a number for an id', noId, { fault: 'preference-id', id: 'number' }],
  ['200 with HTML', noId, { fault: 'html-200', route }],
  ['truncated JSON', noId, { fault: 'truncated-json', route }],
];

const silent: readonly Case[] = [
  ['a dropped socket', noConnection, { fault: 'drop-socket', route }],
  ['CORS headers that are missing', noConnection, { fault: 'no-cors', route }],
  ['a refused preflight', noConnection, { fault: 'preflight-405', route }, { fault: 'no-cors', route }],
];

test.each([...refusals, ...unusable, ...silent])(
  '%s is said at the button and in a toast, costs nothing, and the next press works',
  async (_what, said, ...faults) => {
    const page = await openCheckout();
    await service.faults(...faults);
    page.press();
    expect(await page.failure()).toBe(inline);
    await page.toast('Error de Pago');
    await page.toast(said);
    page.expectNothingLost();
    expect(await service.asked()).toBeLessThanOrEqual(1);
    await service.faults();
    page.press();
    expect(await page.link()).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(page.purchases.get().attempts).toHaveLength(2);
  },
);

test('offline is said, and the next press works when the connection is back', async () => {
  const page = await openCheckout();
  service.hangUp();
  page.press();
  expect(await page.failure()).toBe(inline);
  await page.toast(noConnection);
  page.expectNothingLost();
  await service.answerAgain();
  page.press();
  expect(await page.link()).toBeTruthy();
});

test('a service that never answers is given up within 15 s', async () => {
  const page = await openCheckout();
  await service.faults({ fault: 'never-answer', route, times: 1 });
  const limits: number[] = [];
  const clock = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return clock.signal;
  });
  page.press();
  await vi.waitFor(async () => expect(await service.asked()).toBe(1));
  expect(Math.max(...limits)).toBeLessThan(15_000);
  clock.abort();
  expect(await page.failure()).toBe(inline);
  await page.toast(noConnection);
  page.expectNothingLost();
  vi.restoreAllMocks();
  page.press();
  expect(await page.link()).toBeTruthy();
});

test.each([
  ['without Retry-After', {}],
  ['with Retry-After in seconds', { retryAfter: 1 }],
  ['with Retry-After as a date', { retryAfter: 'Mon, 02 Mar 2026 12:00:00 GMT' }],
])(
  'a service that says 429 %s is asked twice in 10 s, however often the button is pressed',
  async (_, how) => {
    const page = await openCheckout();
    await service.faults({ fault: 'status', route, status: 429, ...how });
    for (let press = 0; press < 5; press += 1) {
      fireEvent.click(await screen.findByRole('button', { name: 'Pagar con Mercado Pago', busy: false }));
      expect(await page.failure()).toBe(inline);
      await page.toast(busy);
    }
    expect(await service.asked()).toBe(2);
    page.expectNothingLost();
  },
);

test('pressed twice at once, one payment is prepared', async () => {
  const page = await openCheckout();
  const button = page.button();
  page.change(() => {
    button.click();
    button.click();
  });
  expect(await page.link()).toBeTruthy();
  expect(await service.asked()).toBe(1);
});

test('a cart that changes while its payment is prepared drops what was on its way', async () => {
  const page = await openCheckout();
  await service.faults(
    { fault: 'delay', route, milliseconds: 50, times: 1 },
    { fault: 'delay', route, milliseconds: 150, times: 1 },
  );
  page.press();
  await vi.waitFor(async () => expect(await service.asked()).toBe(1));
  page.change(() => page.cart.add(page.contract));
  page.press();
  expect(await page.link()).toBeTruthy();
  expect(page.purchases.get().attempts.map(({ total }) => total)).toEqual([2000, 10_000]);
});

test.each([
  ['by a link', (leave: () => void) => leave()],
  ['by the address bar', () => window.dispatchEvent(new Event('pagehide'))],
])('leaving %s takes the request back, and says nothing', async (_, go) => {
  const page = await openCheckout();
  await service.faults({ fault: 'never-answer', route });
  const before = service.left();
  page.press();
  await vi.waitFor(async () => expect(await service.asked()).toBe(1));
  go(page.leave);
  await vi.waitFor(() => expect(service.left()).toBe(before + 1));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByText('Error de Pago')).toBeNull();
  page.expectNothingLost();
});

/** The page is shown again as it was left. */
function comeBack(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

test('back from the payment page, a page that was kept offers to pay anew', async () => {
  const page = await openCheckout();
  page.press();
  await page.link();
  page.change(comeBack);
  expect(screen.queryByRole('link', { name: 'Pagar con Mercado Pago' })).toBeNull();
  page.press();
  expect(await page.link()).toBeTruthy();
  expect(await service.asked()).toBe(2);
});

test('back to a page that was left while it prepared a payment, the button does not spin for ever', async () => {
  const page = await openCheckout();
  await service.faults({ fault: 'never-answer', route, times: 1 });
  page.press();
  await vi.waitFor(async () => expect(await service.asked()).toBe(1));
  page.change(comeBack);
  page.press();
  expect(await page.link()).toBeTruthy();
});

test('a page that was kept learns what another page did to the cart meanwhile', async () => {
  const page = await openCheckout();
  localStorage.setItem('mle.cart', '{"items":[],"version":9}');
  page.change(comeBack);
  expect(screen.getByText('Tu carrito está vacío.')).toBeTruthy();
});
