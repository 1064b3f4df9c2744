import { beforeEach, expect, test, vi } from 'vitest';
import { createQuotedCartStore } from '../../../src/features/cart/quoted-cart-store.ts';
import { parseReturn } from '../../../src/features/payments/payment-return.ts';
import { createPendingCheck } from '../../../src/features/purchases/check-flows.ts';
import { listPurchases } from '../../../src/features/purchases/purchase-list.ts';
import type { PaymentEnv } from '../../../src/platform/env.ts';
import { form } from '../../shop.ts';
import { comeBack, newBrowser, service } from './shop-world.ts';

beforeEach(newBrowser);

/** A browser that has come back from a payment with this outcome, and waits for it. */
async function waiting(outcome: 'pending' | 'rejected' = 'pending') {
  const world = await comeBack(outcome);
  const { cart, purchases, search } = world;
  const { paymentId } = parseReturn(search);
  purchases.markPending('ref-1', { paymentId, since: '2026-03-02T12:05:00.000Z' });
  const [attempt] = listPurchases(purchases.get()).pending;
  if (!attempt) throw new Error('Nothing is waited for');
  const flowWith = (changes: Partial<PaymentEnv> | null = {}) =>
    createPendingCheck(attempt, {
      service: changes && { ...service, ...changes },
      purchases,
      cart,
      quotes: createQuotedCartStore(),
    });
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

test('of a cart with more in it only the order is removed', async () => {
  const { flowWith, faults, cart } = await waiting();
  await faults(approvedMeanwhile);
  cart.add(form);
  expect(await flowWith().check()).toBe(true);
  expect(cart.get().items.map(({ id, quantity }) => [id, quantity])).toEqual([['prod_dea_01', 1]]);
});

test('a cart that was bought and filled again since is left alone', async () => {
  const { flowWith, faults, cart, purchases } = await waiting();
  await faults(approvedMeanwhile);
  const [attempt] = purchases.get().attempts;
  if (!attempt) throw new Error('An attempt waits');
  const later = '2026-03-04T12:00:00.000Z';
  purchases.complete({ ...attempt, reference: 'ref-2', startedAt: later, paidAt: later, paymentId: null });
  expect(await flowWith().check()).toBe(true);
  expect(cart.get().items).toHaveLength(2);
});

test('a payment that is still pending stays, and can be checked again', async () => {
  const { flowWith, faults, purchases, cart } = await waiting();
  const flow = flowWith();
  expect(await flow.check()).toBe(false);
  expect(flow.get()).toEqual({ step: 'pending' });
  expect(purchases.get().attempts).toHaveLength(1);
  expect(cart.get().items).toHaveLength(2);
  await faults(approvedMeanwhile);
  expect(await flow.check()).toBe(true);
});

test.each([
  [{ status: 'rejected' }, 'refused'],
  [{ status: 'cancelled' }, 'refused'],
  [{ status: 'refunded' }, 'returned'],
  [{ status: 'approved', transaction_amount: 1 }, 'contradicting'],
])('a payment that turned out %o is shown as %s, and stays for its number', async (truth, step) => {
  const { flowWith, faults, purchases } = await waiting();
  await faults({ fault: 'payment-differs', ...truth });
  const flow = flowWith();
  expect(await flow.check()).toBe(false);
  expect(flow.get()).toEqual({ step });
  expect(purchases.get().attempts).toMatchObject([{ pending: {} }]);
});

test('a failed payment may be followed by an approved one for the same purchase', async () => {
  const { flowWith, finish, payUrl, purchases, paymentId } = await waiting('rejected');
  const second = parseReturn((await finish(payUrl, 'approved')).search).paymentId;
  expect(second).not.toBe(paymentId);
  expect(await flowWith().check()).toBe(true);
  expect(purchases.get().receipts).toMatchObject([{ paymentId: second }]);
});

test.each(['auto', 'required'] as const)(
  'with verification %s a missing answer releases nothing',
  async (rule) => {
    const { flowWith, faults, purchases } = await waiting();
    await faults(
      { fault: 'status', route: 'payment.read', status: 503 },
      { fault: 'status', route: 'payment.search', status: 503 },
    );
    const flow = flowWith({ verification: rule });
    expect(await flow.check()).toBe(false);
    expect(flow.get()).toEqual({ step: 'unconfirmed' });
    expect(purchases.get().receipts).toEqual([]);
  },
);

test.each([null, { verification: 'off' }] as const)('with %o there is no request', async (changes) => {
  const { flowWith, requests } = await waiting();
  const before = requests.length;
  const flow = flowWith(changes);
  expect(flow.get()).toEqual({ step: 'noService' });
  expect(await flow.check()).toBe(false);
  expect(requests).toHaveLength(before);
});

test('five presses send one request, and an answer after the page was left changes nothing', async () => {
  const { flowWith, faults, requests, purchases } = await waiting();
  await faults(approvedMeanwhile, { fault: 'delay', route: 'payment.read', milliseconds: 200 });
  const before = requests.length;
  const flow = flowWith();
  const leave = flow.start();
  const answers = Array.from({ length: 5 }, () => flow.check());
  await vi.waitFor(() => expect(requests).toHaveLength(before + 1));
  leave();
  expect(await Promise.all(answers)).toEqual([false, false, false, false, false]);
  expect(requests).toHaveLength(before + 1);
  expect(flow.get()).toEqual({ step: 'idle' });
  expect(purchases.get().receipts).toEqual([]);
  // StrictMode leaves and comes back: asking works again.
  expect(await flow.check()).toBe(true);
});
