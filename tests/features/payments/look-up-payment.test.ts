import { expect, test, vi } from 'vitest';
import { lookUpPayment, type PaymentQuery } from '../../../src/features/payments/look-up-payment.ts';
import type { Payment } from '../../../src/features/payments/payment.ts';
import { amountDue } from '../../../src/features/purchases/questions/ask-about-payment.ts';
import { connectSandbox, type SandboxOutcome, service } from '../purchases/shop-fixture.ts';
import { approvedAmount } from './payment-answer.ts';

async function buyBothTemplates(outcome: SandboxOutcome = 'approved') {
  const sandbox = connectSandbox();
  return { ...sandbox, ...(await sandbox.buy(outcome)) };
}

const { signal } = new AbortController();

/**
 * Looks up the order 'ref-1', which contains both templates, and returns the verdict. Without a reference, looks up the
 * order that the payment names.
 */
async function lookUp(question: Partial<PaymentQuery>): Promise<string> {
  const query = { paymentId: null, reference: 'ref-1', ...question };
  const { reference } = query;
  const expectedOrder = (found: Payment) => ({
    reference,
    total: reference === null ? amountDue(found) : approvedAmount,
  });
  return (await lookUpPayment(service, query, expectedOrder, signal)).answer;
}

test('a payment is found by its number, its reference or the guessed reference', async () => {
  const { paymentId, requests } = await buyBothTemplates();
  const countBefore = requests.length;
  expect(await lookUp({ paymentId })).toBe('confirmed');
  expect(requests).toHaveLength(countBefore + 1);
  expect(await lookUp({})).toBe('confirmed');
  expect(await lookUp({ paymentId, reference: null })).toBe('confirmed');
  expect(await lookUp({ paymentId: '99', reference: null, guessedReference: 'ref-1' })).toBe('confirmed');
});

test('searches by reference if the number is unknown', async () => {
  const { paymentId, faults } = await buyBothTemplates();
  await faults({ fault: 'payment-not-found' });
  expect(await lookUp({ paymentId })).toBe('confirmed');
  await faults({ fault: 'payment-not-found' }, { fault: 'search-empty' });
  expect(await lookUp({ paymentId })).toBe('nothing');
});

test('the number of a rejected payment leads to the order’s approved payment', async () => {
  const { paymentId, finish, payUrl } = await buyBothTemplates('rejected');
  await finish(payUrl, 'approved');
  expect(await lookUp({ paymentId })).toBe('confirmed');
  expect(await lookUp({ paymentId, reference: null })).toBe('confirmed');
});

test('finds the order’s payment by reference if the number is another order’s', async () => {
  const { finish, payUrl, buy, requests } = await buyBothTemplates('rejected');
  await finish(payUrl, 'approved');
  const { paymentId: otherPaymentId } = await buy('approved', 'ref-ajena');
  const countBefore = requests.length;
  expect(await lookUp({ paymentId: otherPaymentId })).toBe('confirmed');
  expect(requests).toHaveLength(countBefore + 2);
});

const failedResponses = [
  { fault: 'unauthorized', route: 'payment.read' },
  { fault: 'policy-agent', route: 'payment.read' },
  ...[400, 429, 500].map((status) => ({ fault: 'status', route: 'payment.read', status })),
  { fault: 'status', route: 'payment.read', status: 404, body: 'html' },
  { fault: 'status', route: 'payment.read', status: 503, body: 'html' },
  { fault: 'html-200', route: 'payment.read' },
  { fault: 'truncated-json', route: 'payment.read' },
];

test.each(failedResponses)('searches by reference after %j', async (fault) => {
  const { paymentId, faults } = await buyBothTemplates();
  await faults(fault);
  expect(await lookUp({ paymentId })).toBe('confirmed');
  await faults(fault, { fault: 'search-empty' });
  expect(await lookUp({ paymentId })).toBe('nothing');
  await faults(fault, { fault: 'status', route: 'payment.search', status: 500 });
  expect(await lookUp({ paymentId })).toBe('failed');
});

test('a lookup has no answer only if neither request has one', async () => {
  const { paymentId, faults } = await buyBothTemplates();
  const dropSocketAt = (route: string) => ({ fault: 'drop-socket', route });
  await faults(dropSocketAt('payment.read'));
  expect(await lookUp({ paymentId })).toBe('confirmed');
  await faults(dropSocketAt('payment.read'), { fault: 'search-empty' });
  expect(await lookUp({ paymentId })).toBe('nothing');
  await faults(dropSocketAt('payment.search'), { fault: 'policy-agent', route: 'payment.read' });
  expect(await lookUp({ paymentId })).toBe('failed');
  await faults(dropSocketAt('payment.read'), dropSocketAt('payment.search'));
  expect(await lookUp({ paymentId })).toBe('noAnswer');
});

test('searches by reference if the request by number takes 4 s', async () => {
  const { paymentId, faults, requests } = await buyBothTemplates();
  await faults({ fault: 'never-answer', route: 'payment.read' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const countBefore = requests.length;
    const answer = lookUp({ paymentId });
    await vi.waitFor(() => expect(requests).toHaveLength(countBefore + 1));
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answer).toBe('confirmed');
  } finally {
    vi.useRealTimers();
  }
});

test('the whole lookup times out after 8 s', async () => {
  const { paymentId, faults } = await buyBothTemplates();
  await faults(...['payment.read', 'payment.search'].map((route) => ({ fault: 'never-answer', route })));
  const timer = new AbortController();
  const limitsMs: number[] = [];
  const realTimeout = AbortSignal.timeout.bind(AbortSignal);
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    limitsMs.push(milliseconds);
    return timer.signal.aborted ? realTimeout(0) : timer.signal;
  });
  const answer = lookUp({ paymentId });
  await vi.waitFor(() => expect(limitsMs).not.toEqual([]));
  timer.abort(new DOMException('Too late', 'TimeoutError'));
  expect(await answer).toBe('noAnswer');
  expect(Math.max(...limitsMs)).toBe(8_000);
});

test('nothing is requested without a number or a reference', async () => {
  const { requests } = connectSandbox();
  expect(await lookUp({ reference: null })).toBe('notAsked');
  expect(requests).toEqual([]);
});
