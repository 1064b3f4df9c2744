import { beforeEach, expect, test, vi } from 'vitest';
import { createQuotedCartStore } from '../../../src/features/cart/quoted-cart-store.ts';
import { parseReturn } from '../../../src/features/payments/payment-return.ts';
import { createNumberSearch } from '../../../src/features/purchases/check-flows.ts';
import type { PaymentEnv } from '../../../src/platform/env.ts';
import { form, twoProducts } from '../../shop.ts';
import { approvedAnswer } from '../payments/payment-answer.ts';
import { comeBack, newBrowser, service } from './shop-world.ts';

beforeEach(newBrowser);

/** A payment with that outcome, and a device without its attempt but with the same cart. */
async function elsewhere(outcome: 'approved' | 'pending' | 'rejected' = 'approved') {
  const world = await comeBack(outcome);
  const { cart, purchases, search } = world;
  purchases.discard('ref-1');
  const number = parseReturn(search).paymentId ?? '';
  const flowWith = (changes: Partial<PaymentEnv> | null = {}) =>
    createNumberSearch({
      service: changes && { ...service, ...changes },
      purchases,
      cart,
      quotes: createQuotedCartStore(),
    });
  return { ...world, number, flowWith };
}

test.each(['auto', 'required'] as const)(
  '%s: a good payment’s number brings its purchase, and the cart stays',
  async (verification) => {
    const { flowWith, number, purchases, cart } = await elsewhere();
    const flow = flowWith({ verification });
    const spaced = `Pago N.º ${number.replace(/(\d{3})(?=\d)/g, '$1 ')}`;
    expect(await flow.search(spaced)).toBe(true);
    expect(flow.get()).toEqual({ step: 'documents' });
    expect(purchases.get().receipts).toMatchObject([{ reference: 'ref-1', paymentId: number }]);
    expect(cart.get().items).toHaveLength(twoProducts.length);
    expect(await flow.search(number)).toBe(false);
    expect(flow.get()).toEqual({ step: 'has' });
    expect(purchases.get().receipts).toHaveLength(1);
  },
);

test('the number of a purchase begun here makes its receipt, and its order leaves the cart', async () => {
  const { cart, purchases, search } = await comeBack('approved');
  const flow = createNumberSearch({ service, purchases, cart, quotes: createQuotedCartStore() });
  expect(await flow.search(parseReturn(search).paymentId ?? '')).toBe(true);
  expect(purchases.get()).toMatchObject({ attempts: [], receipts: [{ preparedId: expect.any(String) }] });
  expect(cart.get().items).toEqual([]);
});

test('behind the proxy a purchase from before a change of price is found on another device, as it was paid', async () => {
  const { flowWith, purchases } = await elsewhere();
  const before = Math.ceil(form.price * 0.75);
  const answer = {
    ...approvedAnswer,
    transaction_amount: before,
    external_reference: `${'a'.repeat(32)}-${'b'.repeat(16)}`,
    additional_info: { items: [{ id: form.id, quantity: '1', unit_price: String(before) }] },
  };
  vi.stubGlobal('fetch', async () => Response.json(answer));
  // A browser may have written that price.
  expect(await flowWith().search('123')).toBe(false);
  expect(await flowWith({ accessToken: null }).search('123')).toBe(true);
  const lines = [{ id: form.id, quantity: 1, unitPrice: before }];
  expect(purchases.get().receipts).toMatchObject([{ paymentId: '123', total: before, lines }]);
});

test('a deleted purchase is brought back on purpose', async () => {
  const { cart, purchases, search } = await comeBack('approved');
  purchases.forget('ref-1');
  const flow = createNumberSearch({ service, purchases, cart, quotes: createQuotedCartStore() });
  expect(await flow.search(parseReturn(search).paymentId ?? '')).toBe(true);
  expect(purchases.get()).toMatchObject({ receipts: [{ reference: 'ref-1' }], deleted: [] });
  expect(cart.get().items).toHaveLength(twoProducts.length);
});

test('a rejected number leads to the approved payment of the same order', async () => {
  const { flowWith, number, finish, payUrl, purchases } = await elsewhere('rejected');
  const good = (await finish(payUrl, 'approved')).searchParams.get('payment_id');
  expect(await flowWith().search(number)).toBe(true);
  expect(purchases.get().receipts).toMatchObject([{ paymentId: good }]);
});

const differs = (change: object) => [{ fault: 'payment-differs', ...change }];
const routes = ['payment.read', 'payment.search'] as const;

test.each([
  ['pending', 'pending', []],
  ['rejected', 'refused', []],
  ['approved', 'refused', differs({ status: 'cancelled' })],
  ['approved', 'returned', differs({ status: 'refunded' })],
  ['approved', 'returned', differs({ status: 'charged_back' })],
  ['approved', 'contradicting', differs({ transaction_amount: 1 })],
  ['approved', 'contradicting', differs({ currency_id: 'ARS' })],
  ['approved', 'unknown', [{ fault: 'payment-not-found' }]],
  ['approved', 'unconfirmed', routes.map((route) => ({ fault: 'status', route, status: 500 }))],
  ['approved', 'unreachable', routes.map((route) => ({ fault: 'drop-socket', route }))],
] as const)('a payment that is %s gives %s, with %j', async (outcome, step, faults) => {
  const { flowWith, number, purchases, faults: set } = await elsewhere(outcome);
  await set(...faults);
  const flow = flowWith();
  expect(await flow.search(number)).toBe(false);
  expect(flow.get()).toEqual({ step });
  expect(purchases.get()).toEqual({ attempts: [], receipts: [] });
});

test('an invalid number sends no request, and neither does a site without a service', async () => {
  const { flowWith, number, requests } = await elsewhere();
  const before = requests.length;
  for (const [flow, typed, step] of [
    [flowWith(), 'no lo tengo', 'wrong'],
    [flowWith(), '', 'wrong'],
    [flowWith(), '118279306483 118279306484', 'several'],
    [flowWith(null), number, 'noService'],
    [flowWith({ verification: 'off' }), number, 'noService'],
  ] as const) {
    expect(await flow.search(typed)).toBe(false);
    expect(flow.get()).toEqual({ step });
  }
  expect(requests).toHaveLength(before);
});

test('five presses send one request, and an answer after the page was left changes nothing', async () => {
  const { flowWith, number, faults, requests, purchases } = await elsewhere();
  await faults({ fault: 'delay', route: 'payment.read', milliseconds: 200 });
  const before = requests.length;
  const flow = flowWith();
  const leave = flow.start();
  const answers = Array.from({ length: 5 }, () => flow.search(number));
  await vi.waitFor(() => expect(requests).toHaveLength(before + 1));
  leave();
  expect(await Promise.all(answers)).toEqual([false, false, false, false, false]);
  expect(requests).toHaveLength(before + 1);
  expect(flow.get()).toEqual({ step: 'idle' });
  expect(purchases.get().receipts).toEqual([]);
  expect(await flow.search(number)).toBe(true);
});

test('a service that never answers times out after 8 s', async () => {
  const { flowWith, number, faults } = await elsewhere();
  await faults(...routes.map((route) => ({ fault: 'never-answer', route })));
  const clock = new AbortController();
  const limits: number[] = [];
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limits.push(milliseconds);
    return clock.signal;
  });
  const flow = flowWith();
  const answer = flow.search(number);
  await vi.waitFor(() => expect(limits).not.toEqual([]));
  clock.abort(new DOMException('Too late', 'TimeoutError'));
  expect(await answer).toBe(false);
  expect(Math.max(...limits)).toBe(8_000);
  expect(flow.get()).toEqual({ step: 'unreachable' });
});
