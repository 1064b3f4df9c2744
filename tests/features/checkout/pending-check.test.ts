import { beforeEach, expect, test } from 'vitest';
import { products } from '../../../src/features/catalogue/products.ts';
import { pendingAttempt, readReturn } from '../../../src/features/checkout/outcome.ts';
import { createPendingCheck } from '../../../src/features/checkout/pending-check.ts';
import { listPurchases } from '../../../src/features/checkout/purchase-list.ts';
import type { PaymentEnv } from '../../../src/platform/env.ts';
import { comeBack, newBrowser, payment } from './shop-world.ts';

beforeEach(newBrowser);

/** A browser that has come back from a payment with this outcome, and waits for it. */
async function waiting(outcome: 'pending' | 'rejected' = 'pending') {
  const world = await comeBack(outcome);
  const { cart, purchases, search } = world;
  const { paymentId } = readReturn(search);
  purchases.markPending('ref-1', { paymentId, since: '2026-03-02T12:05:00.000Z' });
  const [attempt] = listPurchases(purchases.get()).pending;
  if (!attempt) throw new Error('Nothing is waited for');
  const flowWith = (changes: Partial<PaymentEnv> | null = {}) =>
    createPendingCheck({ attempt, payment: changes && { ...payment, ...changes }, purchases, cart });
  return { ...world, paymentId, flowWith };
}

const approvedMeanwhile = { fault: 'payment-differs', status: 'approved' };

test('a payment that was approved meanwhile becomes a receipt and empties the cart', async () => {
  const { flowWith, faults, purchases, cart, paymentId } = await waiting();
  await faults(approvedMeanwhile);
  expect(await flowWith().check()).toBe(true);
  expect(purchases.get()).toMatchObject({ attempts: [], receipts: [{ reference: 'ref-1', paymentId }] });
  expect(purchases.get().receipts[0]).not.toHaveProperty('pending');
  expect(cart.get().items).toEqual([]);
});

test('a cart that has changed since is left alone', async () => {
  const { flowWith, faults, cart } = await waiting();
  await faults(approvedMeanwhile);
  for (const product of products.slice(0, 1)) cart.add(product);
  expect(await flowWith().check()).toBe(true);
  expect(cart.get().items).toHaveLength(2);
});

test('a payment that is still pending stays, and can be asked about again', async () => {
  const { flowWith, faults, purchases, cart } = await waiting();
  const flow = flowWith();
  expect(await flow.check()).toBe(false);
  expect(flow.get()).toEqual({ step: 'notYet' });
  expect(purchases.get().attempts).toHaveLength(1);
  expect(cart.get().items).toHaveLength(2);
  await faults(approvedMeanwhile);
  expect(await flow.check()).toBe(true);
});

test.each([
  { status: 'rejected' },
  { status: 'cancelled' },
  { status: 'refunded' },
  { status: 'approved', transaction_amount: 1 },
])('a payment that turned out %o is contradicted, and stays for its number', async (truth) => {
  const { flowWith, faults, purchases } = await waiting();
  await faults({ fault: 'payment-differs', ...truth });
  const flow = flowWith();
  expect(await flow.check()).toBe(false);
  expect(flow.get()).toEqual({ step: 'contradicted' });
  expect(purchases.get().attempts).toHaveLength(1);
});

test('a payment that came to nothing was perhaps followed by a good one for the same purchase', async () => {
  const { flowWith, finish, initPoint, purchases, paymentId } = await waiting('rejected');
  const second = readReturn((await finish(initPoint, 'approved')).search).paymentId;
  expect(second).not.toBe(paymentId);
  expect(await flowWith().check()).toBe(true);
  expect(purchases.get().receipts).toMatchObject([{ paymentId: second }]);
});

test.each(['auto', 'required'] as const)('with verification %s no answer releases nothing', async (rule) => {
  const { flowWith, faults, purchases } = await waiting();
  await faults({ fault: 'status', route: 'payment.read', status: 503 });
  const flow = flowWith({ verification: rule });
  expect(await flow.check()).toBe(false);
  expect(flow.get()).toEqual({ step: 'unreachable' });
  expect(purchases.get().receipts).toEqual([]);
});

test.each([null, { verification: 'off' }] as const)('with %o nobody is asked', async (changes) => {
  const { flowWith, requests } = await waiting();
  const before = requests.length;
  const flow = flowWith(changes);
  expect(flow.get()).toEqual({ step: 'nobodyToAsk' });
  expect(await flow.check()).toBe(false);
  expect(requests).toHaveLength(before);
});

test('five presses ask once, and an answer after the page was left changes nothing', async () => {
  const { flowWith, faults, requests, purchases } = await waiting();
  await faults(approvedMeanwhile);
  const before = requests.length;
  const flow = flowWith();
  const answers = Array.from({ length: 5 }, () => flow.check());
  flow.stop();
  expect(await Promise.all(answers)).toEqual([false, false, false, false, false]);
  expect(requests).toHaveLength(before + 1);
  expect(flow.get()).toEqual({ step: 'idle' });
  expect(purchases.get().receipts).toEqual([]);
  // StrictMode leaves and comes back: asking works again.
  expect(await flow.check()).toBe(true);
});

test('the return says which attempt waits', async () => {
  const { purchases, search } = await waiting();
  expect(pendingAttempt(readReturn(search), purchases.get())?.reference).toBe('ref-1');
  const rejected = search.replaceAll('pending', 'rejected');
  expect(pendingAttempt(readReturn(rejected), purchases.get())).toBeNull();
  expect(pendingAttempt(readReturn('?status=pending&external_reference=otra'), purchases.get())).toBeNull();
});
