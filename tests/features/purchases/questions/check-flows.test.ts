import { beforeEach, expect, test, vi } from 'vitest';
import { outcomeRows } from '../../../../src/content/payment-outcomes.ts';
import type { PaymentService } from '../../../../src/features/payments/payment-env.ts';
import { listPurchases } from '../../../../src/features/purchases/purchases.ts';
import {
  createNumberSearch,
  createPaymentSearch,
  createPendingCheck,
  numberMessage,
  paymentSearchMessage,
  pendingMessage,
} from '../../../../src/features/purchases/questions/check-flows.ts';
import { deaForm, twoProducts } from '../../../shop.ts';
import { approvedAnswer } from '../../payments/payment-answer.ts';
import { abandonAttempts, newBrowser, payAndReturn, paymentContext, referencesOf } from '../shop-fixture.ts';

beforeEach(newBrowser);

async function setUpPendingPayment() {
  const setup = await payAndReturn('pending');
  const { cart, purchases, paymentId } = setup;
  purchases.markPending('ref-1', { paymentId, since: '2026-03-02T12:05:00.000Z' });
  const [attempt] = listPurchases(purchases.get()).pendingAttempts;
  if (!attempt) throw new Error('No payment is pending');
  const flowWith = (changes: Partial<PaymentService> | null = {}) =>
    createPendingCheck(attempt, paymentContext(purchases, cart, changes));
  return { ...setup, flowWith };
}

const approvalFault = { fault: 'payment-differs', status: 'approved' };

test('a pending payment is checked until it becomes a receipt', async () => {
  const { flowWith, faults, purchases, cart, paymentId } = await setUpPendingPayment();
  const flow = flowWith();
  expect(await flow.check()).toBe(false);
  expect(flow.get()).toBe('pending');
  expect(cart.get().items).toHaveLength(2);
  await faults(approvalFault);
  expect(await flow.check()).toBe(true);
  expect(purchases.get()).toMatchObject({ attempts: [], receipts: [{ reference: 'ref-1', paymentId }] });
  expect(purchases.get().receipts[0]).not.toHaveProperty('pending');
  expect(cart.get().items).toEqual([]);
});

test('a payment that is approved after a later purchase leaves the cart unchanged', async () => {
  const { flowWith, faults, cart, purchases } = await setUpPendingPayment();
  await faults(approvalFault);
  const [attempt] = purchases.get().attempts;
  if (!attempt) throw new Error('There is no attempt');
  const laterTime = '2026-03-04T12:00:00.000Z';
  purchases.addReceipt({
    ...attempt,
    reference: 'ref-2',
    startedAt: laterTime,
    paidAt: laterTime,
    paymentId: null,
  });
  expect(await flowWith().check()).toBe(true);
  expect(cart.get().items).toHaveLength(2);
});

test('a check without a service sends no request', async () => {
  const { flowWith, requests } = await setUpPendingPayment();
  const countBefore = requests.length;
  const flow = flowWith(null);
  expect(flow.get()).toBe('noService');
  expect(await flow.check()).toBe(false);
  expect(requests).toHaveLength(countBefore);
});

test('clicks during a check send no further request', async () => {
  const { flowWith, faults, requests } = await setUpPendingPayment();
  await faults(approvalFault);
  const countBefore = requests.length;
  const flow = flowWith();
  const answers = Array.from({ length: 5 }, () => flow.check());
  expect(await Promise.all(answers)).toEqual([true, false, false, false, false]);
  expect(requests).toHaveLength(countBefore + 1);
});

test('stopping the flow aborts its request', async () => {
  const { flowWith, faults, requests, purchases } = await setUpPendingPayment();
  await faults(approvalFault, { fault: 'delay', route: 'payment.read', milliseconds: 200 });
  const countBefore = requests.length;
  const flow = flowWith();
  const stop = flow.start();
  const answer = flow.check();
  await vi.waitFor(() => expect(requests).toHaveLength(countBefore + 1));
  stop();
  expect(await answer).toBe(false);
  expect(requests).toHaveLength(countBefore + 1);
  expect(flow.get()).toBe('idle');
  expect(purchases.get().receipts).toEqual([]);
  // StrictMode unmounts and mounts again, so a stopped flow must still work.
  expect(await flow.check()).toBe(true);
});

test('an unexpected error ends the search as if the service were unreachable', async () => {
  const { cart, purchases } = await payAndReturn('pending');
  const flow = createPaymentSearch({
    ...paymentContext(purchases, cart),
    get purchasesStore(): never {
      throw new Error('An error of the browser');
    },
  });
  expect(await flow.search()).toBe(false);
  expect(flow.get()).toBe('unreachable');
});

/** Pays, then removes the attempt from the device, as if the buyer had paid on another device with the same cart. */
async function openOtherDevice() {
  const setup = await payAndReturn('approved');
  const { cart, purchases } = setup;
  purchases.discard('ref-1');
  const flowWith = (changes: Partial<PaymentService> | null = {}) =>
    createNumberSearch(paymentContext(purchases, cart, changes));
  return { ...setup, number: setup.paymentId ?? '', flowWith };
}

test('a number with spaces and words delivers its purchase once', async () => {
  const { flowWith, number, purchases, cart } = await openOtherDevice();
  const flow = flowWith();
  expect(await flow.search(`Pago N.º ${number.replace(/(\d{3})(?=\d)/g, '$1 ')}`)).toBe(true);
  expect(flow.get()).toBe('documents');
  expect(purchases.get().receipts).toMatchObject([{ reference: 'ref-1', paymentId: number }]);
  expect(cart.get().items).toHaveLength(twoProducts.length);
  expect(await flow.search(number)).toBe(false);
  expect(flow.get()).toBe('has');
  expect(purchases.get().receipts).toHaveLength(1);
});

test('typing the number of a purchase of this device removes its lines from the cart', async () => {
  const { cart, purchases, paymentId } = await payAndReturn('approved');
  const flow = createNumberSearch(paymentContext(purchases, cart));
  expect(await flow.search(paymentId ?? '')).toBe(true);
  expect(purchases.get()).toMatchObject({ attempts: [], receipts: [{ preparedId: expect.any(String) }] });
  expect(cart.get().items).toEqual([]);
});

test('accepts an old price of another device’s purchase only if the site uses the proxy', async () => {
  const { flowWith, purchases } = await openOtherDevice();
  const oldPrice = Math.ceil(deaForm.price * 0.75);
  const answer = {
    ...approvedAnswer,
    transaction_amount: oldPrice,
    external_reference: `${'a'.repeat(32)}-${'b'.repeat(16)}`,
    additional_info: { items: [{ id: deaForm.id, quantity: '1', unit_price: String(oldPrice) }] },
  };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  // Without a proxy, a browser wrote the payment's price, so a buyer may have forged it.
  expect(await flowWith().search('123')).toBe(false);
  expect(await flowWith({ accessToken: null }).search('123')).toBe(true);
  const lines = [{ id: deaForm.id, quantity: 1, unitPrice: oldPrice }];
  expect(purchases.get().receipts).toMatchObject([{ paymentId: '123', total: oldPrice, lines }]);
});

test('no request is sent for an invalid number or without a service', async () => {
  const { flowWith, number, requests } = await openOtherDevice();
  const countBefore = requests.length;
  for (const [flow, typed, step] of [
    [flowWith(), 'no lo tengo', 'wrong'],
    [flowWith(), '', 'wrong'],
    [flowWith(), '118279306483 118279306484', 'several'],
    [flowWith(null), number, 'noService'],
  ] as const) {
    expect(await flow.search(typed)).toBe(false);
    expect(flow.get()).toBe(step);
  }
  expect(requests).toHaveLength(countBefore);
});

/** Starts an attempt for each outcome, in this order, without returning to the shop. */
async function abandonPayments(...outcomes: readonly ('approved' | 'pending' | 'none')[]) {
  const setup = await abandonAttempts(
    ...outcomes.map((outcome, index) => [`2026-03-0${index + 1}T12:00:00.000Z`, outcome] as const),
  );
  return { ...setup, flow: createPaymentSearch(setup.device) };
}

test('a search finds paid attempts with the date of their approval', async () => {
  const { flow, purchases } = await abandonPayments('none', 'approved', 'pending');
  expect(await flow.search()).toBe(true);
  expect(flow.get()).toBe('found');
  const { attempts, receipts } = purchases.get();
  expect(receipts).toMatchObject([{ reference: 'ref-1', paymentId: expect.stringMatching(/^\d+$/) }]);
  expect(Math.abs(Date.parse(receipts[0]?.paidAt ?? '') - Date.now())).toBeLessThan(60_000);
  expect(receipts[0]?.approvedAt).toBe(receipts[0]?.paidAt);
  expect(referencesOf(attempts)).toEqual(['ref-0', 'ref-2']);
  expect(await flow.search()).toBe(false);
  expect(flow.get()).toBe('nothing');
});

test('a search stops after the first failed request', async () => {
  const { flow, faults, requests, purchases } = await abandonPayments('approved', 'approved');
  await faults({ fault: 'status', route: 'payment.search', status: 503 });
  const countBefore = requests.length;
  expect(await flow.search()).toBe(false);
  expect(flow.get()).toBe('unreachable');
  expect(requests).toHaveLength(countBefore + 1);
  await faults();
  expect(await flow.search()).toBe(true);
  expect(referencesOf(purchases.get().receipts)).toEqual(['ref-1', 'ref-0']);
});

test.each([403, 404])(
  'a search skips attempts answered with %i, and says that it is incomplete',
  async (status) => {
    const { flow, faults, purchases } = await abandonPayments('approved', 'approved', 'none');
    await faults({ fault: 'status', route: 'payment.search', status, times: 2 });
    expect(await flow.search()).toBe(true);
    expect(flow.get()).toBe('partly');
    expect(referencesOf(purchases.get().receipts)).toEqual(['ref-0']);
    expect(purchases.get().attempts).toHaveLength(2);
  },
);

test('a failure after a skipped attempt ends the search', async () => {
  const { flow, faults, requests } = await abandonPayments('none', 'none', 'none');
  await faults(
    { fault: 'status', route: 'payment.search', status: 404, times: 1 },
    { fault: 'status', route: 'payment.search', status: 503 },
  );
  const countBefore = requests.length;
  expect(await flow.search()).toBe(false);
  expect(flow.get()).toBe('unreachable');
  expect(requests).toHaveLength(countBefore + 2);
});

test('each step shows its message', () => {
  expect(pendingMessage('idle')).toBe(outcomeRows.check.idle);
  expect(pendingMessage('asking')).toBe(outcomeRows.check.idle);
  expect(pendingMessage('refused')).toBe(outcomeRows.check.refused);
  expect(numberMessage('asking')).toBe(outcomeRows.number.idle);
  expect(numberMessage('several')).toBe(outcomeRows.number.several);
  expect(paymentSearchMessage('asking')).toBe(outcomeRows.lostPayments.idle);
  expect(paymentSearchMessage('partly')).toBe(outcomeRows.lostPayments.partly);
});
