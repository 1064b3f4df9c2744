import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { attemptFor } from '../../../../src/features/checkout/order.ts';
import { isOverdue } from '../../../../src/features/purchases/purchases.ts';
import {
  askAboutPayment,
  type PaymentContext,
} from '../../../../src/features/purchases/questions/ask-about-payment.ts';
import { questionOfReturn } from '../../../../src/features/purchases/questions/question.ts';
import {
  reconcileOpenPayments,
  reconcileOverduePayments,
} from '../../../../src/features/purchases/questions/reconcile.ts';
import {
  abandonAttempts,
  bothServices,
  cartWithBothTemplates,
  newBrowser,
  payAndReturn,
  paymentContext,
  referencesOf,
  type SandboxOutcome,
} from '../shop-fixture.ts';

beforeEach(newBrowser);

const { signal } = new AbortController();
const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
const minuteInDays = 1 / (24 * 60);

/**
 * Stores attempts that were started the given number of days ago and whose buyers never returned.
 */
const beginAttempts = (...list: readonly (readonly [days: number, outcome: SandboxOutcome])[]) =>
  abandonAttempts(...list.map(([days, outcome]) => [daysAgo(days), outcome] as const));

test('attempts older than 30 days become receipts or are discarded', async () => {
  const { purchases, device, requests } = await beginAttempts(
    [31, 'approved'],
    [40, 'none'],
    [29, 'none'],
    [31, 'pending'],
  );
  const countBefore = requests.length;
  expect(await reconcileOverduePayments(device, signal)).toBe(1);
  expect(requests).toHaveLength(countBefore + 3);
  expect(referencesOf(purchases.get().receipts)).toEqual(['ref-0']);
  expect(referencesOf(purchases.get().attempts)).toEqual(['ref-2', 'ref-3']);
  expect(purchases.get().deleted).toBeUndefined();
});

test('no attempt is removed while the service fails', async () => {
  const { purchases, device, requests, faults } = await beginAttempts([40, 'none'], [41, 'none']);
  await faults({ fault: 'status', route: 'payment.search', status: 503 });
  const countBefore = requests.length;
  expect(await reconcileOverduePayments(device, signal)).toBe(0);
  expect(requests).toHaveLength(countBefore + 1);
  expect(purchases.get().attempts).toHaveLength(2);
});

test('the next run checks attempts with inaccessible payments last', async () => {
  const { purchases, device, faults, requests } = await beginAttempts(
    [42, 'none'],
    [41, 'approved'],
    [40, 'none'],
  );
  await faults({ fault: 'status', route: 'payment.search', status: 404, times: 1 });
  expect(await reconcileOverduePayments(device, signal)).toBe(1);
  expect(referencesOf(purchases.get().attempts)).toEqual(['ref-0']);
  purchases.addAttempt(attemptFor(cartWithBothTemplates, 'ref-later', 'pref-1', daysAgo(39)));
  await reconcileOverduePayments(device, signal);
  const references = requests.slice(-2).map(({ url }) => new URL(url).searchParams.get('external_reference'));
  expect(references).toEqual(['ref-later', 'ref-0']);
});

test('ten inaccessible payments do not block an eleventh', async () => {
  const inaccessibleAttempts = Array.from({ length: 10 }, () => [40, 'none'] as const);
  const { purchases, device, faults, requests } = await beginAttempts(...inaccessibleAttempts, [
    40,
    'pending',
  ]);
  const countBefore = requests.length;
  const searchedReferences = () =>
    requests.slice(countBefore).map(({ url }) => new URL(url).searchParams.get('external_reference'));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => void vi.useRealTimers());
  for (const { reference } of purchases.get().attempts) {
    vi.advanceTimersByTime(1_000);
    purchases.markAsked(reference, new Date().toISOString());
  }
  await faults({ fault: 'status', route: 'payment.search', status: 404 });
  vi.advanceTimersByTime(1_000);
  await reconcileOverduePayments(device, signal);
  expect(searchedReferences()).not.toContain('ref-10');
  vi.advanceTimersByTime(1_000);
  await reconcileOverduePayments(device, signal);
  expect(searchedReferences().slice(10)[0]).toBe('ref-10');
  expect(searchedReferences()).toHaveLength(20);
});

test('no attempt is discarded without a configured service', async () => {
  const { purchases, device } = await beginAttempts([400, 'none']);
  expect(await reconcileOverduePayments({ ...device, service: null }, signal)).toBe(0);
  expect(purchases.get().attempts).toHaveLength(1);
});

test('checks the latest three begun attempts and keeps the unpaid ones', async () => {
  const { purchases, device, requests } = await beginAttempts(
    [0.9, 'approved'],
    [1.1, 'approved'],
    [0.3, 'none'],
    [0.2, 'pending'],
    [0.1, 'approved'],
  );
  const countBefore = requests.length;
  expect(await reconcileOpenPayments(device, signal)).toBe(1);
  expect(requests).toHaveLength(countBefore + 3);
  expect(referencesOf(purchases.get().receipts)).toEqual(['ref-4']);
  expect(referencesOf(purchases.get().attempts)).toEqual(['ref-0', 'ref-1', 'ref-2', 'ref-3']);
  // The service has no payment for this attempt, but another tab may be paying it.
  expect(purchases.get().attempts[2]).toMatchObject({ askedAt: expect.any(String) });
  expect(purchases.get().attempts[2]).not.toHaveProperty('pending');
  expect(purchases.get().attempts[3]?.pending?.paymentId).toBeDefined();
});

test('checks an attempt begun over a day ago until the service denies its payment', async () => {
  const { device, requests } = await beginAttempts([1 + minuteInDays, 'none']);
  const countBefore = requests.length;
  expect(await reconcileOpenPayments(device, signal)).toBe(0);
  expect(requests).toHaveLength(countBefore + 1);
  expect(await reconcileOpenPayments(device, signal)).toBe(0);
  expect(requests).toHaveLength(countBefore + 1);
});

test('keeps checking a denied attempt that was begun less than a day ago', async () => {
  const { device, requests } = await beginAttempts([1 - minuteInDays, 'none']);
  const countBefore = requests.length;
  for (const checkCount of [1, 2]) {
    expect(await reconcileOpenPayments(device, signal)).toBe(0);
    expect(requests).toHaveLength(countBefore + checkCount);
  }
});

test('checks an old pending payment besides a newer attempt', async () => {
  const { device, purchases } = await beginAttempts([0.1, 'none'], [9, 'approved']);
  purchases.markPending('ref-1', { paymentId: null, since: '2026-03-02T12:05:00.000Z' });
  expect(await reconcileOpenPayments(device, signal)).toBe(1);
  expect(referencesOf(purchases.get().receipts)).toEqual(['ref-1']);
});

test.each(bothServices)(
  '%s: a forged return delivers nothing after an unsuccessful check',
  async (_, paymentService) => {
    const { purchases, cart, reference, faults, finish, payUrl } = await payAndReturn('none', paymentService);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-02T13:00:00.000Z') });
    onTestFinished(() => void vi.useRealTimers());
    const device = paymentContext(purchases, cart, paymentService);
    expect(await reconcileOpenPayments(device, signal)).toBe(0);
    const deviceWithoutService = { ...device, service: null };
    const forged = { status: 'approved', paymentId: '99', reference, preparedId: null } as const;
    const askAboutForged = (askingDevice: PaymentContext) =>
      askAboutPayment(questionOfReturn('paid', forged, purchases.get()), askingDevice, signal);
    expect((await askAboutForged(deviceWithoutService)).outcome).toBe('unreachable');
    await faults(
      { fault: 'drop-socket', route: 'payment.read' },
      { fault: 'drop-socket', route: 'payment.search' },
    );
    expect((await askAboutForged(device)).receipt).toBeNull();
    expect(cart.get().items).toHaveLength(2);
    await faults();
    await finish(payUrl, 'approved');
    expect((await askAboutForged(device)).outcome).toBe('documents');
    expect(purchases.get()).toMatchObject({ attempts: [], receipts: [{ reference }] });
  },
);

test('an attempt is overdue after 30 days unless its payment is pending', () => {
  const now = '2026-03-02T12:00:00.000Z';
  const attempt = attemptFor(cartWithBothTemplates, 'ref-1', 'pref-1', now);
  const dayMs = 24 * 60 * 60 * 1000;
  const startTime = Date.parse(now);
  expect(isOverdue(attempt, startTime + 30 * dayMs)).toBe(false);
  expect(isOverdue(attempt, startTime + 30 * dayMs + 1)).toBe(true);
  const pendingPayment = { paymentId: '123', since: now };
  expect(isOverdue({ ...attempt, pending: pendingPayment }, startTime + 90 * dayMs)).toBe(false);
  // The device's clock was wrong when the payment was started.
  expect(isOverdue(attempt, startTime - dayMs)).toBe(false);
});
