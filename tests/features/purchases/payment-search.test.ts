import { beforeEach, expect, test } from 'vitest';
import { createCartStore } from '../../../src/features/cart/cart-store.ts';
import { createQuotedCartStore } from '../../../src/features/cart/quoted-cart-store.ts';
import { attemptFor, orderFor } from '../../../src/features/checkout/order.ts';
import { preparePayment } from '../../../src/features/payments/prepare-payment.ts';
import { createPaymentSearch } from '../../../src/features/purchases/check-flows.ts';
import { lostMessage } from '../../../src/features/purchases/check-messages.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import { bothTemplates, connectSandbox, newBrowser, origin, service } from './shop-world.ts';

beforeEach(newBrowser);

/** A browser with one attempt per outcome, none of them returned from. */
async function left(...outcomes: readonly ('approved' | 'pending' | 'none')[]) {
  const sandbox = connectSandbox();
  const purchases = createPurchasesStore();
  const cart = createCartStore();
  for (const [at, outcome] of outcomes.entries()) {
    const reference = `ref-${at}`;
    const order = orderFor(bothTemplates.items, origin, reference);
    const { id, payUrl } = await preparePayment(service, order, new AbortController().signal);
    purchases.start(attemptFor(bothTemplates, reference, id, `2026-03-0${at + 1}T12:00:00.000Z`));
    await sandbox.finish(payUrl, outcome);
  }
  return {
    ...sandbox,
    purchases,
    flow: createPaymentSearch({ service, purchases, cart, quotes: createQuotedCartStore() }),
  };
}

test('what was paid is found, dated as it was approved, and the rest stays as it is', async () => {
  const { flow, purchases } = await left('none', 'approved', 'pending');
  expect(await flow.search()).toBe(1);
  expect(flow.get()).toEqual({ step: 'found' });
  const { attempts, receipts } = purchases.get();
  expect(receipts).toMatchObject([{ reference: 'ref-1', paymentId: expect.stringMatching(/^\d+$/) }]);
  expect(Math.abs(Date.parse(receipts[0]?.paidAt ?? '') - Date.now())).toBeLessThan(60_000);
  expect(receipts[0]?.approvedAt).toBe(receipts[0]?.paidAt);
  expect(attempts.map(({ reference }) => reference)).toEqual(['ref-0', 'ref-2']);
});

test('a search without results says so', async () => {
  const { flow, purchases } = await left('none');
  expect(await flow.search()).toBe(0);
  expect(flow.get()).toEqual({ step: 'nothing' });
  expect(purchases.get().receipts).toEqual([]);
});

test('a service that does not answer gets one request, and can be retried', async () => {
  const { flow, faults, requests } = await left('approved', 'approved');
  await faults({ fault: 'status', route: 'payment.search', status: 503 });
  const before = requests.length;
  expect(await flow.search()).toBe(0);
  expect(flow.get()).toEqual({ step: 'unreachable' });
  expect(requests).toHaveLength(before + 1);
  await faults();
  expect(await flow.search()).toBe(2);
});

test.each([403, 404])(
  'what the service answers with %i is passed over, the rest searched, and the buyer is told',
  async (status) => {
    const { flow, faults, purchases } = await left('approved', 'approved', 'none');
    await faults({ fault: 'status', route: 'payment.search', status, times: 2 });
    expect(await flow.search()).toBe(1);
    expect(flow.get()).toEqual({ step: 'partly' });
    expect(purchases.get().receipts).toMatchObject([{ reference: 'ref-0' }]);
    expect(purchases.get().attempts).toHaveLength(2);
  },
);

test('where nothing was answered for, the buyer is not told that it was only a part', async () => {
  const { flow, faults } = await left('approved', 'approved');
  await faults({ fault: 'status', route: 'payment.search', status: 404 });
  expect(await flow.search()).toBe(0);
  const said = lostMessage(flow.get(), 'correo@mentoria.example');
  expect(said).toMatch(/^No pudimos averiguar .*correo@mentoria\.example/);
  expect(said).not.toMatch(/algun/);
});

test('a service that fails after one attempt was passed over ends the search', async () => {
  const { flow, faults, requests } = await left('none', 'none', 'none');
  await faults(
    { fault: 'status', route: 'payment.search', status: 404, times: 1 },
    { fault: 'status', route: 'payment.search', status: 503 },
  );
  const before = requests.length;
  expect(await flow.search()).toBe(0);
  expect(flow.get()).toEqual({ step: 'unreachable' });
  expect(requests).toHaveLength(before + 2);
});

test('presses during a request are ignored, and an answer after the page was left changes nothing', async () => {
  const { flow, purchases } = await left('approved');
  const answers = [flow.search(), flow.search()];
  flow.start()();
  expect(await Promise.all(answers)).toEqual([0, 0]);
  expect(flow.get()).toEqual({ step: 'idle' });
  expect(purchases.get().receipts).toEqual([]);
});
