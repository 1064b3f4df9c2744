import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../../../src/features/cart/cart-store.ts';
import type { PaymentService } from '../../../../src/features/payments/payment-env.ts';
import { parseReturn } from '../../../../src/features/payments/payment-return.ts';
import { createPurchasesStore } from '../../../../src/features/purchases/purchases-store.ts';
import {
  createReturnFlow,
  type ReturnFlow,
} from '../../../../src/features/purchases/questions/return-flow.ts';
import { deaForm, orderAmount, twoProducts } from '../../../shop.ts';
import { newBrowser, payAndReturn, paymentContext, type SandboxOutcome } from '../shop-fixture.ts';

beforeEach(newBrowser);
/** Functions that stop a test's flows, which would otherwise send requests during the next test. */
const stopFunctions: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const stop of stopFunctions.splice(0)) stop();
});

/** Buys both templates. `arrive` creates the flow of the page to which the buyer returns. */
async function returnAfterPaying(outcome: SandboxOutcome = 'approved') {
  const visit = await payAndReturn(outcome);
  const { search } = visit;
  const arrive = (
    changes: Partial<PaymentService> | null = {},
    address = search,
    place: 'paid' | 'notPaid' = 'paid',
    { purchases, cart }: Pick<typeof visit, 'purchases' | 'cart'> = visit,
  ) => {
    const flow = createReturnFlow(place, parseReturn(address), paymentContext(purchases, cart, changes));
    const start = () => {
      const stop = flow.start();
      stopFunctions.push(stop);
      return stop;
    };
    return { ...flow, start };
  };
  return { ...visit, arrive };
}

/** Returns the flow's outcome, or 'asking' before the first answer and after a retry. */
const shownOutcome = (flow: ReturnFlow) =>
  flow.get().step === 'asking' ? 'asking' : flow.get().result.outcome;
const waitForOutcome = (flow: ReturnFlow, outcome: string) =>
  vi.waitFor(() => expect(shownOutcome(flow)).toBe(outcome));

const faultOnBothRoutes = (fault: object) =>
  ['payment.read', 'payment.search'].map((route) => ({ ...fault, route }));
const failingFaults = faultOnBothRoutes({ fault: 'status', status: 500 });
const unreachableFaults = faultOnBothRoutes({ fault: 'drop-socket' });

/** Query of the return URL of a buyer who didn't pay. */
const unpaidSearch = '?status=null&external_reference=ref-1';

test('a flow that is started twice stores one receipt', async () => {
  const { arrive, cart, purchases, paymentId } = await returnAfterPaying();
  const flow = arrive();
  expect(shownOutcome(flow)).toBe('asking');
  flow.start()();
  flow.start();
  await waitForOutcome(flow, 'documents');
  expect(cart.get().items).toEqual([]);
  expect(purchases.get()).toMatchObject({
    attempts: [],
    receipts: [{ reference: 'ref-1', total: orderAmount({ forms: 1, contracts: 1 }), paymentId }],
  });
});

test('a receipt has the time of its approval', async () => {
  const { arrive } = await returnAfterPaying();
  // The approval was an hour ago.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
  const flow = arrive();
  flow.start();
  await waitForOutcome(flow, 'documents');
  const { paidAt, approvedAt } = flow.get().result.receipt ?? {};
  expect(approvedAt).toBeDefined();
  expect(paidAt).toBe(approvedAt);
});

test('an approved return of a known attempt is accepted without a service', async () => {
  const { arrive, cart, requests } = await returnAfterPaying();
  const countBefore = requests.length;
  arrive(null).start();
  await vi.waitFor(() => expect(cart.get().items).toEqual([]));
  for (const product of twoProducts) cart.add(product);
  const secondFlow = arrive();
  secondFlow.start();
  expect(secondFlow.get()).toMatchObject({ step: 'done', result: { receipt: { reference: 'ref-1' } } });
  expect(cart.get().items).toHaveLength(2);
  expect(requests).toHaveLength(countBefore);
});

test('two tabs that return from one payment store one receipt', async () => {
  const { arrive, faults, search } = await returnAfterPaying();
  await faults({ fault: 'delay', route: 'payment.read', milliseconds: 150, times: 1 });
  const [firstTab, secondTab] = [0, 1].map(() => ({
    purchases: createPurchasesStore(),
    cart: createCartStore(),
  }));
  if (!firstTab || !secondTab) throw new Error('Two tabs are needed');
  const slowFlow = arrive({}, search, 'paid', firstTab);
  const quickFlow = arrive({}, search, 'paid', secondTab);
  slowFlow.start();
  quickFlow.start();
  await waitForOutcome(quickFlow, 'documents');
  secondTab.cart.add(deaForm);
  await waitForOutcome(slowFlow, 'documents');
  expect(createPurchasesStore().get().receipts).toHaveLength(1);
  expect(createCartStore().get().items).toHaveLength(1);
});

test('an approved return without an answer is accepted only in auto mode', async () => {
  const { arrive, faults, cart, purchases } = await returnAfterPaying();
  await faults(...unreachableFaults);
  const strictFlow = arrive({ verification: 'required' });
  strictFlow.start();
  await waitForOutcome(strictFlow, 'unreachable');
  expect(cart.get().items).toHaveLength(2);
  expect(purchases.get().attempts[0]).not.toHaveProperty('askedAt');
  const flow = arrive();
  flow.start();
  await waitForOutcome(flow, 'documents');
  expect(cart.get().items).toEqual([]);
});

test('after a failed answer, auto mode accepts only a confirmation', async () => {
  const { arrive, faults, cart } = await returnAfterPaying();
  await faults(...failingFaults);
  const firstFlow = arrive();
  const leave = firstFlow.start();
  await waitForOutcome(firstFlow, 'unconfirmed');
  leave();
  await faults(...unreachableFaults);
  const secondFlow = arrive();
  secondFlow.start();
  await waitForOutcome(secondFlow, 'unreachable');
  expect(cart.get().items).toHaveLength(2);
  await faults();
  secondFlow.retry();
  await waitForOutcome(secondFlow, 'documents');
});

test('a return is listed as pending until its receipt replaces it', async () => {
  const { arrive, faults, purchases, paymentId } = await returnAfterPaying();
  await faults(
    { fault: 'payment-not-found' },
    { fault: 'status', route: 'payment.search', status: 404, error: 'not_found' },
  );
  const flow = arrive();
  flow.start();
  expect(purchases.get().attempts).toMatchObject([{ reference: 'ref-1', pending: { paymentId } }]);
  // The service refuses to answer for this payment, which may still exist.
  await waitForOutcome(flow, 'unconfirmed');
  await faults();
  flow.retry();
  await waitForOutcome(flow, 'documents');
  expect(purchases.get().attempts).toEqual([]);
  expect(purchases.get().receipts[0]).not.toHaveProperty('pending');
});

test('a payment that is not found is checked again until it is found', async () => {
  const { arrive, faults, cart, requests } = await returnAfterPaying();
  await faults({ fault: 'payment-not-found', times: 1 }, { fault: 'search-empty', times: 1 });
  vi.useFakeTimers();
  const flow = arrive();
  flow.start();
  await waitForOutcome(flow, 'notYet');
  expect(cart.get().items).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await waitForOutcome(flow, 'documents');
  const requestCount = requests.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(requestCount);
});

test('an unconfirmed payment is checked for a minute', async () => {
  const { arrive, faults, cart, requests } = await returnAfterPaying();
  await faults({ fault: 'payment-differs', status: 'pending' });
  vi.useFakeTimers();
  const countBefore = requests.length;
  const flow = arrive();
  flow.start();
  await vi.advanceTimersByTimeAsync(60_000);
  // The page asks six times, each time by number and by reference.
  expect(requests).toHaveLength(countBefore + 12);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toHaveLength(countBefore + 12);
  expect(shownOutcome(flow)).toBe('pending');
  expect(cart.get().items).toHaveLength(2);
  await faults();
  flow.retry();
  await waitForOutcome(flow, 'documents');
});

test('a recheck keeps the earlier answer on screen', async () => {
  const { arrive, faults } = await returnAfterPaying();
  await faults({ fault: 'payment-differs', status: 'pending' });
  vi.useFakeTimers();
  const flow = arrive();
  flow.start();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(flow.get().step).toBe('done');
  await faults();
  flow.recheck();
  expect(shownOutcome(flow)).toBe('pending');
  await waitForOutcome(flow, 'documents');
});

test('a recheck during a check sends no further request', async () => {
  const { arrive, faults, requests } = await returnAfterPaying();
  const pendingFault = { fault: 'payment-differs', status: 'pending' };
  await faults(pendingFault);
  vi.useFakeTimers();
  const flow = arrive();
  flow.start();
  await vi.advanceTimersByTimeAsync(60_000);
  const countBefore = requests.length;
  await faults(pendingFault, { fault: 'delay', route: 'payment.read', milliseconds: 1_000, times: 1 });
  flow.recheck();
  flow.recheck();
  await vi.waitFor(() => expect(requests).toHaveLength(countBefore + 1));
  flow.recheck();
  await vi.waitFor(() => expect(flow.get().step).toBe('waiting'));
  // The page asked once, by number and by reference.
  expect(requests).toHaveLength(countBefore + 2);
});

test('a recheck of a decided payment sends no request', async () => {
  const { arrive, requests } = await returnAfterPaying('rejected');
  vi.useFakeTimers();
  const flow = arrive();
  flow.start();
  await waitForOutcome(flow, 'refused');
  const countBefore = requests.length;
  flow.recheck();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(countBefore);
});

test('a check without an answer delivers nothing after an unconfirmed check', async () => {
  const { arrive, faults, cart } = await returnAfterPaying();
  await faults({ fault: 'payment-differs', status: 'pending' });
  vi.useFakeTimers();
  const flow = arrive();
  flow.start();
  await waitForOutcome(flow, 'pending');
  await faults(...unreachableFaults);
  await vi.advanceTimersByTimeAsync(2_000);
  await waitForOutcome(flow, 'unreachable');
  expect(cart.get().items).toHaveLength(2);
  await faults();
  await vi.advanceTimersByTimeAsync(4_000);
  await waitForOutcome(flow, 'documents');
});

test.each([
  ['after the first answer', async () => {}],
  [
    'after a retry',
    async (flow: ReturnFlow) => {
      flow.retry();
      await waitForOutcome(flow, 'asking');
      await waitForOutcome(flow, 'pending');
    },
  ],
] as const)('a page that is left %s sends no further request', async (_, interact) => {
  const { arrive, faults, requests } = await returnAfterPaying();
  await faults({ fault: 'payment-differs', status: 'pending' });
  vi.useFakeTimers();
  const flow = arrive();
  const leave = flow.start();
  await waitForOutcome(flow, 'pending');
  await interact(flow);
  const requestCount = requests.length;
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(requestCount);
});

test('a return with only a number delivers the order that its payment names', async () => {
  const { arrive, cart, purchases, finish, payUrl } = await returnAfterPaying('rejected');
  const { paymentId } = await finish(payUrl, 'approved');
  const [attempt] = purchases.get().attempts;
  if (!attempt) throw new Error('There is no attempt');
  purchases.addAttempt({ ...attempt, reference: 'ref-2', total: 1, startedAt: '2026-03-09T12:00:00.000Z' });
  const flow = arrive({}, `?status=approved&payment_id=${paymentId}`);
  flow.start();
  await waitForOutcome(flow, 'documents');
  expect(flow.get().result.receipt).toMatchObject({
    reference: 'ref-1',
    total: orderAmount({ forms: 1, contracts: 1 }),
  });
  expect(purchases.get().attempts).toMatchObject([{ reference: 'ref-2' }]);
  expect(cart.get().items).toEqual([]);
});

test('a return with an unknown number finds the latest attempt’s payment', async () => {
  const { arrive, purchases } = await returnAfterPaying();
  const flow = arrive({}, '?status=approved&payment_id=999');
  flow.start();
  await waitForOutcome(flow, 'documents');
  expect(purchases.get()).toMatchObject({ attempts: [], receipts: [{ reference: 'ref-1' }] });
});

test('the number of an unknown order delivers only that order', async () => {
  const { arrive, cart, purchases, paymentId } = await returnAfterPaying();
  const [attempt] = purchases.get().attempts;
  purchases.discard('ref-1');
  if (attempt) purchases.addAttempt({ ...attempt, reference: 'ref-2', total: 1 });
  const flow = arrive({}, `?status=approved&payment_id=${paymentId}`);
  flow.start();
  await waitForOutcome(flow, 'documents');
  expect(purchases.get()).toMatchObject({
    attempts: [{ reference: 'ref-2' }],
    receipts: [{ reference: 'ref-1', preparedId: null }],
  });
  expect(cart.get().items).toHaveLength(2);
});

test('a return does not restore a deleted purchase', async () => {
  const { arrive, cart, purchases, search, paymentId } = await returnAfterPaying();
  const flow = arrive();
  flow.start();
  purchases.deleteOrder('ref-1');
  await waitForOutcome(flow, 'deleted');
  for (const address of [search, `?status=approved&payment_id=${paymentId}`]) {
    for (const place of ['paid', 'notPaid'] as const) {
      const secondFlow = arrive({}, address, place);
      secondFlow.start();
      // /pago-cancelado doesn't look up a number without a known order.
      await waitForOutcome(
        secondFlow,
        place === 'notPaid' && !address.includes('ref-1') ? 'pending' : 'deleted',
      );
    }
  }
  expect(purchases.get()).toEqual({ attempts: [], receipts: [], deleted: ['ref-1'] });
  expect(cart.get().items).toHaveLength(2);
});

test('only the order is removed from a larger cart', async () => {
  const { arrive, cart } = await returnAfterPaying();
  for (let n = 0; n < 3; n += 1) cart.add(deaForm);
  const flow = arrive();
  flow.start();
  await waitForOutcome(flow, 'documents');
  expect(cart.get().items.map(({ id, quantity }) => [id, quantity])).toEqual([['prod_dea_01', 3]]);
});

test('/pago-cancelado shows the documents once the payment is approved', async () => {
  const { arrive, cart, purchases } = await returnAfterPaying();
  const flow = arrive({}, unpaidSearch, 'notPaid');
  expect(flow.get()).toMatchObject({ step: 'asking', result: { outcome: 'cancelledWait' } });
  flow.start();
  await waitForOutcome(flow, 'documents');
  expect(purchases.get().receipts).toMatchObject([{ reference: 'ref-1' }]);
  expect(cart.get().items).toEqual([]);
});

test('a return without a payment is not listed as pending', async () => {
  const { arrive, purchases } = await returnAfterPaying('none');
  const flow = arrive({}, unpaidSearch, 'notPaid');
  flow.start();
  await waitForOutcome(flow, 'cancelled');
  expect(purchases.get().attempts[0]).not.toHaveProperty('pending');
});

test.each([
  ['is pending', 'pending', 'pending'],
  ['was never made', 'none', 'cancelled'],
] as const)('/pago-cancelado checks a payment that %s for a minute', async (_, sandboxOutcome, outcome) => {
  const { arrive, requests } = await returnAfterPaying(sandboxOutcome);
  vi.useFakeTimers();
  const countBefore = requests.length;
  const flow = arrive({}, unpaidSearch, 'notPaid');
  flow.start();
  await waitForOutcome(flow, outcome);
  expect(flow.get().step).toBe('waiting');
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(flow.get()).toMatchObject({ step: 'done', result: { outcome } }));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toHaveLength(countBefore + 6);
});

test('/pago-cancelado finds a payment made on the phone a few seconds later', async () => {
  const { arrive, cart, purchases, faults } = await returnAfterPaying();
  await faults({ fault: 'search-empty', times: 2 });
  vi.useFakeTimers();
  const flow = arrive({}, unpaidSearch, 'notPaid');
  flow.start();
  await waitForOutcome(flow, 'cancelled');
  expect(cart.get().items).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(6_000);
  await waitForOutcome(flow, 'documents');
  expect(flow.get().step).toBe('done');
  expect(cart.get().items).toEqual([]);
  expect(purchases.get().receipts).toMatchObject([{ reference: 'ref-1' }]);
});

test.each([
  ['refused', 'rejected', {}],
  ['returned', 'approved', { status: 'refunded' }],
  ['contradicting', 'approved', { transaction_amount: 1 }],
] as const)(
  '/pago-cancelado checks a payment that is %s only once',
  async (outcome, sandboxOutcome, paymentChanges) => {
    const { arrive, faults, requests, search } = await returnAfterPaying(sandboxOutcome);
    await faults({ fault: 'payment-differs', ...paymentChanges });
    vi.useFakeTimers();
    const flow = arrive({}, search, 'notPaid');
    flow.start();
    await waitForOutcome(flow, outcome);
    expect(flow.get().step).toBe('done');
    const requestCount = requests.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(requestCount);
  },
);

test('/pago-cancelado keeps its outcome during a retry until there is an answer', async () => {
  const { arrive, faults, search } = await returnAfterPaying('pending');
  const flow = arrive({}, search, 'notPaid');
  flow.start();
  await waitForOutcome(flow, 'pending');
  await faults({ fault: 'payment-differs', status: 'approved' });
  flow.retry();
  expect(flow.get()).toMatchObject({ step: 'asking', result: { outcome: 'pending' } });
  await waitForOutcome(flow, 'documents');
});
