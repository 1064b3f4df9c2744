import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../../src/features/cart/cart-store.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import { outcomeOf, readReturn } from '../../../src/features/checkout/outcome.ts';
import { createPaidReturn } from '../../../src/features/checkout/paid-return.ts';
import { createPurchasesStore } from '../../../src/features/checkout/purchases-store.ts';
import type { PaymentEnv } from '../../../src/platform/env.ts';
import { comeBack, newBrowser, payment } from './shop-world.ts';

beforeEach(newBrowser);
afterEach(() => vi.useRealTimers());

/** A browser that has both templates in the cart and comes back from paying them. */
async function returned(outcome: 'approved' | 'rejected' = 'approved') {
  const world = await comeBack(outcome);
  const { cart, purchases, search } = world;
  const arrive = (changes: Partial<PaymentEnv> = {}, address = search) =>
    createPaidReturn({
      outcome: outcomeOf(readReturn(address), purchases.get()),
      payment: { ...payment, ...changes },
      purchases,
      cart,
    });
  return { ...world, arrive };
}

const approved = (reference: string) => `?status=approved&external_reference=${reference}`;

test('a confirmed payment gives a receipt and empties the cart', async () => {
  const { arrive, cart, purchases, search } = await returned();
  const flow = arrive();
  expect(flow.get()).toEqual({ step: 'checking' });
  flow.start();
  await vi.waitFor(() => expect(flow.get().step).toBe('released'));
  expect(cart.get().items).toEqual([]);
  expect(purchases.get()).toMatchObject({
    attempts: [],
    receipts: [{ reference: 'ref-1', total: 10_000, paymentId: readReturn(search).paymentId }],
  });
});

test('starting twice, as StrictMode does, loses nothing', async () => {
  const { arrive, purchases } = await returned();
  const flow = arrive();
  flow.start()();
  flow.start();
  await vi.waitFor(() => expect(flow.get().step).toBe('released'));
  expect(purchases.get().receipts).toHaveLength(1);
});

test('a reload offers the purchase again and leaves a new cart alone', async () => {
  const { arrive, cart } = await returned();
  const flow = arrive({ verification: 'off' });
  flow.start();
  for (const product of products) cart.add(product);
  const again = arrive();
  again.start();
  expect(again.get()).toMatchObject({ step: 'released', receipt: { reference: 'ref-1' } });
  expect(cart.get().items).toHaveLength(2);
});

test('an answer that contradicts the purchase blocks it and keeps the cart', async () => {
  const { arrive, cart, faults } = await returned();
  await faults({ fault: 'payment-differs', transaction_amount: 1 });
  const flow = arrive();
  flow.start();
  await vi.waitFor(() => expect(flow.get().step).toBe('contradicted'));
  expect(cart.get().items).toHaveLength(2);
});

test('an unreachable service costs nothing in auto, and asks to try again when required', async () => {
  const { arrive, faults, cart } = await returned();
  await faults({ fault: 'status', route: 'payment.read', status: 500 });
  const strict = arrive({ verification: 'required' });
  strict.start();
  await vi.waitFor(() => expect(strict.get().step).toBe('unreachable'));
  expect(cart.get().items).toHaveLength(2);
  await faults();
  strict.retry();
  await vi.waitFor(() => expect(strict.get().step).toBe('released'));
});

test('in auto an unreachable service does not cost the buyer the purchase', async () => {
  const { arrive, faults } = await returned();
  await faults({ fault: 'status', route: 'payment.read', status: 500 });
  const flow = arrive();
  flow.start();
  await vi.waitFor(() => expect(flow.get().step).toBe('released'));
});

test('a return that is not confirmed yet waits among the purchases, and its receipt takes its place', async () => {
  const { arrive, faults, purchases, search } = await returned();
  await faults({ fault: 'status', route: 'payment.read', status: 500 });
  const strict = arrive({ verification: 'required' });
  strict.start();
  await vi.waitFor(() => expect(strict.get().step).toBe('unreachable'));
  const { paymentId } = readReturn(search);
  expect(purchases.get().attempts).toMatchObject([{ reference: 'ref-1', pending: { paymentId } }]);
  await faults();
  strict.retry();
  await vi.waitFor(() => expect(strict.get().step).toBe('released'));
  expect(purchases.get().attempts).toEqual([]);
  expect(purchases.get().receipts[0]).not.toHaveProperty('pending');
});

test('a payment that is not found yet is asked for again, and released when it is', async () => {
  const { arrive, faults, cart, requests } = await returned();
  await faults({ fault: 'payment-not-found', times: 1 }, { fault: 'search-empty', times: 1 });
  vi.useFakeTimers();
  const flow = arrive();
  flow.start();
  await vi.waitFor(() => expect(flow.get().step).toBe('notYet'));
  expect(cart.get().items).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(flow.get().step).toBe('released'));
  const asked = requests.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(asked);
});

test('a payment that stays unconfirmed is asked for during a minute, and again on demand', async () => {
  const { arrive, faults, cart, requests } = await returned();
  await faults({ fault: 'payment-differs', status: 'pending' });
  vi.useFakeTimers();
  const before = requests.length;
  const flow = arrive();
  flow.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(before + 6);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toHaveLength(before + 6);
  expect(flow.get().step).toBe('notYet');
  expect(cart.get().items).toHaveLength(2);
  await faults();
  flow.retry();
  await vi.waitFor(() => expect(flow.get().step).toBe('released'));
});

test('what was found wanting is not believed because it cannot be asked again', async () => {
  const { arrive, faults, cart } = await returned();
  await faults({ fault: 'payment-differs', status: 'pending', times: 1 });
  vi.useFakeTimers();
  const flow = arrive();
  flow.start();
  await vi.waitFor(() => expect(flow.get().step).toBe('notYet'));
  await faults({ fault: 'status', route: 'payment.read', status: 500, times: 1 });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(flow.get().step).toBe('notYet');
  expect(cart.get().items).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4_000);
  await vi.waitFor(() => expect(flow.get().step).toBe('released'));
});

test('a page that is left asks no more', async () => {
  const { arrive, faults, requests } = await returned();
  await faults({ fault: 'payment-differs', status: 'pending' });
  vi.useFakeTimers();
  const flow = arrive();
  const leave = flow.start();
  await vi.waitFor(() => expect(flow.get().step).toBe('notYet'));
  const before = requests.length;
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(before);
});

test('in another browser the purchase is rebuilt from its payment', async () => {
  const { arrive, search } = await returned();
  newBrowser();
  const elsewhere = createPurchasesStore();
  const flow = createPaidReturn({
    outcome: outcomeOf(readReturn(search), elsewhere.get()),
    payment,
    purchases: elsewhere,
    cart: createCartStore(),
  });
  flow.start();
  await vi.waitFor(() => expect(flow.get().step).toBe('released'));
  expect(elsewhere.get().receipts[0]?.lines).toEqual([
    { id: 'prod_dea_01', quantity: 1, unitPrice: 2000 },
    { id: 'prod_contrato_pf_ed_01', quantity: 1, unitPrice: 8000 },
  ]);
  expect(arrive().get().step).toBe('checking');
});

test('in another browser, with nobody to ask, the payment number is all there is', async () => {
  const { arrive } = await returned();
  const flow = arrive({ verification: 'off' }, `${approved('de-otro')}&payment_id=77`);
  flow.start();
  await vi.waitFor(() => expect(flow.get()).toEqual({ step: 'elsewhere', paymentId: '77' }));
});

test('a bare visit and a payment that was not approved ask nobody', async () => {
  const { arrive, requests } = await returned();
  const before = requests.length;
  for (const [address, step] of [
    ['', 'nothing'],
    ['?status=rejected&external_reference=ref-1', 'notApproved'],
  ] as const) {
    const flow = arrive({}, address);
    flow.start();
    expect(flow.get().step).toBe(step);
  }
  expect(requests).toHaveLength(before);
});
