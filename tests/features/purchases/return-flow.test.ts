import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCartStore } from '../../../src/features/cart/cart-store.ts';
import { createQuotedCartStore } from '../../../src/features/cart/quoted-cart-store.ts';
import { parseReturn } from '../../../src/features/payments/payment-return.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import { createReturnFlow, type ReturnFlow } from '../../../src/features/purchases/return-flow.ts';
import type { PaymentEnv } from '../../../src/platform/env.ts';
import { amountOf, form, twoProducts } from '../../shop.ts';
import { approvedItems } from '../payments/payment-answer.ts';
import { bothServices, comeBack, newBrowser, service } from './shop-world.ts';

beforeEach(newBrowser);
/** What still asks when a test is over would ask the next one's service. */
const leaving: (() => void)[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const leave of leaving.splice(0)) leave();
});

/** A browser that has both templates in the cart and comes back from paying them. */
async function returned(outcome: 'approved' | 'rejected' | 'pending' = 'approved') {
  const world = await comeBack(outcome);
  const { cart, purchases, search } = world;
  const arrive = (
    changes: Partial<PaymentEnv> | null = {},
    address = search,
    place: 'paid' | 'notPaid' = 'paid',
  ) => {
    const device = {
      service: changes && { ...service, ...changes },
      purchases,
      cart,
      quotes: createQuotedCartStore(),
    };
    const flow = createReturnFlow(place, parseReturn(address), device);
    const start = () => {
      const leave = flow.start();
      leaving.push(leave);
      return leave;
    };
    return { ...flow, start };
  };
  return { ...world, arrive };
}

/** What the buyer sees, once the page has an answer. */
const seen = (flow: ReturnFlow) => (flow.get().step === 'asking' ? 'asking' : flow.get().shown.outcome);
const shows = (flow: ReturnFlow, what: string) => vi.waitFor(() => expect(seen(flow)).toBe(what));

const bothFail = (fault: object) => ['payment.read', 'payment.search'].map((route) => ({ ...fault, route }));
const broken = bothFail({ fault: 'status', status: 500 });
const silent = bothFail({ fault: 'drop-socket' });

const approved = (reference: string) => `?status=approved&external_reference=${reference}`;

test('a confirmed payment gives a receipt and empties the cart', async () => {
  const { arrive, cart, purchases, search } = await returned();
  const flow = arrive();
  expect(seen(flow)).toBe('asking');
  flow.start();
  await shows(flow, 'documents');
  expect(cart.get().items).toEqual([]);
  expect(purchases.get()).toMatchObject({
    attempts: [],
    receipts: [{ reference: 'ref-1', total: amountOf(1, 1), paymentId: parseReturn(search).paymentId }],
  });
});

test('starting twice, as StrictMode does, loses nothing', async () => {
  const { arrive, purchases } = await returned();
  const flow = arrive();
  flow.start()();
  flow.start();
  await shows(flow, 'documents');
  expect(purchases.get().receipts).toHaveLength(1);
});

test('a reload offers the purchase again and leaves a new cart alone', async () => {
  const { arrive, cart } = await returned();
  const flow = arrive({ verification: 'off' });
  flow.start();
  await vi.waitFor(() => expect(cart.get().items).toEqual([]));
  for (const product of twoProducts) cart.add(product);
  const again = arrive();
  again.start();
  expect(again.get()).toMatchObject({ step: 'settled', shown: { receipt: { reference: 'ref-1' } } });
  expect(cart.get().items).toHaveLength(2);
});

test('an answer that contradicts the purchase blocks it and keeps the cart', async () => {
  const { arrive, cart, faults } = await returned();
  await faults({ fault: 'payment-differs', transaction_amount: 1 });
  const flow = arrive();
  flow.start();
  await shows(flow, 'contradicting');
  expect(cart.get().items).toHaveLength(2);
});

test('without any answer a known return is accepted in auto, and checked again when required', async () => {
  const { arrive, faults, cart, purchases } = await returned();
  await faults(...silent);
  const strict = arrive({ verification: 'required' });
  strict.start();
  await shows(strict, 'unreachable');
  expect(cart.get().items).toHaveLength(2);
  expect(purchases.get().attempts[0]).not.toHaveProperty('askedAt');
  const flow = arrive();
  flow.start();
  await shows(flow, 'documents');
  expect(cart.get().items).toEqual([]);
});

test('a service that answers without confirming releases nothing in auto, also after reloads and missing answers', async () => {
  const { arrive, faults, cart } = await returned();
  await faults(...broken);
  const first = arrive();
  const leave = first.start();
  await shows(first, 'unconfirmed');
  leave();
  await faults(...silent);
  const again = arrive();
  again.start();
  await shows(again, 'unreachable');
  expect(cart.get().items).toHaveLength(2);
  await faults();
  again.retry();
  await shows(again, 'documents');
});

test('without a service a return is accepted, unless an earlier check did not confirm it', async () => {
  const { arrive, purchases } = await returned();
  purchases.markAsked('ref-1', '2026-03-02T12:00:00.000Z');
  const flow = arrive(null);
  flow.start();
  expect(seen(flow)).toBe('unreachable');
  await vi.waitFor(() => expect(purchases.get().attempts).toMatchObject([{ pending: {} }]));
  expect(purchases.get().receipts).toEqual([]);
});

test('a return that is not confirmed yet is listed among the purchases, and its receipt replaces it', async () => {
  const { arrive, faults, purchases, search } = await returned();
  await faults(...broken);
  const strict = arrive({ verification: 'required' });
  strict.start();
  await shows(strict, 'unconfirmed');
  const { paymentId } = parseReturn(search);
  expect(purchases.get().attempts).toMatchObject([{ reference: 'ref-1', pending: { paymentId } }]);
  await faults();
  strict.retry();
  await shows(strict, 'documents');
  expect(purchases.get().attempts).toEqual([]);
  expect(purchases.get().receipts[0]).not.toHaveProperty('pending');
});

test('a payment that is not found yet is checked again, and released when it is found', async () => {
  const { arrive, faults, cart, requests } = await returned();
  await faults({ fault: 'payment-not-found', times: 1 }, { fault: 'search-empty', times: 1 });
  vi.useFakeTimers();
  const flow = arrive();
  flow.start();
  await shows(flow, 'notYet');
  expect(cart.get().items).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(2_000);
  await shows(flow, 'documents');
  const asked = requests.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(asked);
});

test('a payment that stays unconfirmed is checked for a minute, and again on demand', async () => {
  const { arrive, faults, cart, requests } = await returned();
  await faults({ fault: 'payment-differs', status: 'pending' });
  vi.useFakeTimers();
  const before = requests.length;
  const flow = arrive();
  flow.start();
  await vi.advanceTimersByTimeAsync(60_000);
  // By number and by reference, six times.
  expect(requests).toHaveLength(before + 12);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toHaveLength(before + 12);
  expect(seen(flow)).toBe('pending');
  expect(cart.get().items).toHaveLength(2);
  await faults();
  flow.retry();
  await shows(flow, 'documents');
});

test('a return that a check did not confirm is not accepted because the next check fails', async () => {
  const { arrive, faults, cart } = await returned();
  await faults({ fault: 'payment-differs', status: 'pending' });
  vi.useFakeTimers();
  const flow = arrive();
  flow.start();
  await shows(flow, 'pending');
  await faults(...silent);
  await vi.advanceTimersByTimeAsync(2_000);
  await shows(flow, 'unreachable');
  expect(cart.get().items).toHaveLength(2);
  await faults();
  await vi.advanceTimersByTimeAsync(4_000);
  await shows(flow, 'documents');
});

test.each([
  ['at once', async () => {}],
  [
    'after a retry',
    async (flow: ReturnFlow) => {
      flow.retry();
      await shows(flow, 'asking');
      await shows(flow, 'pending');
    },
  ],
] as const)('a page that is left %s sends no further request', async (_, before) => {
  const { arrive, faults, requests } = await returned();
  await faults({ fault: 'payment-differs', status: 'pending' });
  vi.useFakeTimers();
  const flow = arrive();
  const leave = flow.start();
  await shows(flow, 'pending');
  await before(flow);
  const asked = requests.length;
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(asked);
});

test('in another browser the purchase is rebuilt from its payment, and the cart there stays', async () => {
  const { search } = await returned();
  newBrowser();
  const elsewhere = createPurchasesStore();
  const cart = createCartStore();
  for (const product of twoProducts) cart.add(product);
  const flow = createReturnFlow('paid', parseReturn(search), {
    service,
    purchases: elsewhere,
    cart,
    quotes: createQuotedCartStore(),
  });
  flow.start();
  await shows(flow, 'documents');
  expect(elsewhere.get().receipts[0]?.lines).toEqual(approvedItems);
  expect(cart.get().items).toHaveLength(2);
});

test('in another browser without a service, only the payment number is shown', async () => {
  const { arrive } = await returned();
  const flow = arrive({ verification: 'off' }, `${approved('de-otro')}&payment_id=77`);
  flow.start();
  await vi.waitFor(() => expect(flow.get().shown.paymentId).toBe('77'));
  expect(seen(flow)).toBe('elsewhere');
});

test('a visit without parameters sends no request', async () => {
  const { arrive, requests } = await returned();
  const before = requests.length;
  const flow = arrive({}, '');
  flow.start();
  expect(seen(flow)).toBe('empty');
  expect(requests).toHaveLength(before);
});

test('a number alone belongs to whichever order its payment names', async () => {
  const { arrive, cart, purchases, search, finish, payUrl } = await returned('rejected');
  const good = (await finish(payUrl, 'approved')).searchParams.get('payment_id');
  const [own] = purchases.get().attempts;
  if (!own) throw new Error('An attempt was begun');
  purchases.start({ ...own, reference: 'ref-2', total: 1, startedAt: '2026-03-09T12:00:00.000Z' });
  const flow = arrive({}, `?status=approved&payment_id=${good}`);
  flow.start();
  await shows(flow, 'documents');
  expect(flow.get().shown.receipt).toMatchObject({ reference: 'ref-1', total: amountOf(1, 1) });
  expect(purchases.get().attempts).toMatchObject([{ reference: 'ref-2' }]);
  expect(cart.get().items).toEqual([]);
  expect(parseReturn(search).paymentId).not.toBe(good);
});

test('a stranger’s number delivers its own order and leaves the attempt and the cart alone', async () => {
  const { arrive, cart, purchases, search } = await returned();
  const [own] = purchases.get().attempts;
  purchases.discard('ref-1');
  if (own) purchases.start({ ...own, reference: 'ref-2', total: 1 });
  const flow = arrive({}, `?status=approved&payment_id=${parseReturn(search).paymentId}`);
  flow.start();
  await shows(flow, 'documents');
  expect(purchases.get()).toMatchObject({
    attempts: [{ reference: 'ref-2' }],
    receipts: [{ reference: 'ref-1', preparedId: null }],
  });
  expect(cart.get().items).toHaveLength(2);
});

test('a deleted purchase is not stored again by its address, by its number, or by an answer on its way', async () => {
  const { arrive, cart, purchases, search } = await returned();
  const flow = arrive();
  flow.start();
  await shows(flow, 'documents');
  purchases.forget('ref-1');
  for (const product of twoProducts) cart.add(product);
  for (const address of [search, `?status=approved&payment_id=${parseReturn(search).paymentId}`]) {
    for (const place of ['paid', 'notPaid'] as const) {
      const again = arrive({}, address, place);
      again.start();
      // /pago-cancelado asks nothing about a number of no order that this device knows.
      await shows(again, place === 'notPaid' && !address.includes('ref-1') ? 'pending' : 'deleted');
    }
  }
  expect(purchases.get()).toEqual({ attempts: [], receipts: [], deleted: ['ref-1'] });
  expect(cart.get().items).toHaveLength(2);
});

test('a purchase that is deleted while its answer is on its way stays deleted', async () => {
  const { arrive, purchases, cart } = await returned();
  const flow = arrive();
  flow.start();
  purchases.forget('ref-1');
  await shows(flow, 'deleted');
  expect(purchases.get().receipts).toEqual([]);
  expect(cart.get().items).toHaveLength(2);
});

test('of a cart with more in it only the order is removed', async () => {
  const { arrive, cart } = await returned();
  for (let n = 0; n < 3; n += 1) cart.add(form);
  const flow = arrive();
  flow.start();
  await shows(flow, 'documents');
  expect(cart.get().items.map(({ id, quantity }) => [id, quantity])).toEqual([['prod_dea_01', 3]]);
});

test('the cancelled page is shown at once, and the documents when the payment turns out approved', async () => {
  const { arrive, cart, purchases } = await returned();
  const flow = arrive({}, '?status=null&external_reference=ref-1', 'notPaid');
  expect(flow.get()).toMatchObject({ step: 'asking', shown: { outcome: 'cancelledWait' } });
  flow.start();
  await shows(flow, 'documents');
  expect(purchases.get().receipts).toMatchObject([{ reference: 'ref-1' }]);
  expect(cart.get().items).toEqual([]);
});

test('the cancelled page asks again for a minute, and accepts nothing without an answer', async () => {
  const { arrive, faults, purchases, requests } = await returned('pending');
  vi.useFakeTimers();
  const before = requests.length;
  const flow = arrive({}, '?status=null&external_reference=ref-1', 'notPaid');
  flow.start();
  await shows(flow, 'pending');
  expect(flow.get().step).toBe('waiting');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(requests).toHaveLength(before + 6);
  expect(flow.get().step).toBe('settled');
  await vi.advanceTimersByTimeAsync(600_000);
  expect(requests).toHaveLength(before + 6);
  await faults(...silent);
  const again = arrive({}, approved('ref-1'), 'notPaid');
  again.start();
  await shows(again, 'pending');
  expect(purchases.get().receipts).toEqual([]);
});

test('a return to the cancelled page without ids belongs to the latest attempt', async () => {
  const { arrive } = await returned();
  const flow = arrive({}, '?status=null&payment_id=null&external_reference=null', 'notPaid');
  flow.start();
  await shows(flow, 'documents');
});

test.each(bothServices)(
  '%s: a payment made on the phone just before is found a few seconds late, where the computer came back unpaid',
  async (_, asked) => {
    const { cart, purchases, reference, faults } = await comeBack('approved', asked);
    await faults({ fault: 'search-empty', times: 2 });
    vi.useFakeTimers();
    const left = { status: 'other', paymentId: null, reference, preparedId: null } as const;
    const flow = createReturnFlow('notPaid', left, {
      service: asked,
      purchases,
      cart,
      quotes: createQuotedCartStore(),
    });
    leaving.push(flow.start());
    await shows(flow, 'cancelled');
    expect(flow.get().step).toBe('waiting');
    expect(cart.get().items).toHaveLength(2);
    // The proxy's signatures are not made on the clock of the test.
    await vi.waitFor(
      async () => {
        await vi.advanceTimersByTimeAsync(1_000);
        expect(seen(flow)).toBe('documents');
      },
      { timeout: 20_000 },
    );
    expect(flow.get().step).toBe('settled');
    expect(cart.get().items).toEqual([]);
    expect(purchases.get().receipts).toMatchObject([{ reference }]);
  },
);

test('who only cancelled is asked about for a minute beside the page, which then says no more', async () => {
  const { cart, purchases, reference, requests } = await comeBack('none');
  vi.useFakeTimers();
  const left = { status: 'other', paymentId: null, reference, preparedId: null } as const;
  const flow = createReturnFlow('notPaid', left, {
    service,
    purchases,
    cart,
    quotes: createQuotedCartStore(),
  });
  const before = requests.length;
  leaving.push(flow.start());
  await shows(flow, 'cancelled');
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() =>
    expect(flow.get()).toMatchObject({ step: 'settled', shown: { outcome: 'cancelled' } }),
  );
  expect(requests).toHaveLength(before + 6);
  expect(purchases.get().attempts[0]).not.toHaveProperty('pending');
});

test.each([
  ['refused', 'rejected', {}],
  ['returned', 'approved', { status: 'refunded' }],
  ['contradicting', 'approved', { transaction_amount: 1 }],
] as const)(
  'what Mercado Pago says is %s is asked about once on the cancelled page',
  async (outcome, paid, truth) => {
    const { arrive, faults, requests, search } = await returned(paid);
    await faults({ fault: 'payment-differs', ...truth });
    vi.useFakeTimers();
    const flow = arrive({}, search, 'notPaid');
    flow.start();
    await shows(flow, outcome);
    expect(flow.get().step).toBe('settled');
    const asked = requests.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requests).toHaveLength(asked);
  },
);

test('a check that is asked for keeps what the cancelled page shows until there is an answer', async () => {
  const { arrive, faults, search } = await returned('pending');
  const flow = arrive({}, search, 'notPaid');
  flow.start();
  await shows(flow, 'pending');
  await faults({ fault: 'payment-differs', status: 'approved' });
  flow.retry();
  expect(flow.get()).toMatchObject({ step: 'asking', shown: { outcome: 'pending' } });
  await shows(flow, 'documents');
});
