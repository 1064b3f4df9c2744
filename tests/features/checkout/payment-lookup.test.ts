import { expect, test } from 'vitest';
import {
  judge,
  judgeAll,
  lookUpPayment,
  type Payment,
} from '../../../src/features/checkout/payment-lookup.ts';
import { createPreference, preferenceFor } from '../../../src/features/checkout/preference.ts';
import { bothTemplates, connectSandbox, origin, payment } from './shop-world.ts';

const expected = { paymentId: '5', reference: 'ref-1', total: 10_000 };
const good: Payment = {
  id: '5',
  status: 'approved',
  status_detail: 'accredited',
  currency_id: 'CLP',
  transaction_amount: 10_000,
  transaction_amount_refunded: 0,
  external_reference: 'ref-1',
  additional_info: { items: [] },
  date_approved: null,
};
const kindOf = (changes: Partial<Payment>) => judge({ ...good, ...changes }, expected).kind;

test('an approved payment of the exact amount for this purchase is confirmed', () => {
  expect(kindOf({})).toBe('confirmed');
  expect(kindOf({ transaction_amount_refunded: null })).toBe('confirmed');
});

test.each([
  { status: 'rejected' },
  { status: 'refunded' },
  { status: 'charged_back' },
  { status: 'in_mediation' },
  { currency_id: 'ARS' },
  { transaction_amount: 9999 },
  { transaction_amount_refunded: 1 },
  { external_reference: 'ref-2' },
  { external_reference: null },
])('%j contradicts the purchase', (changes) => {
  expect(kindOf(changes)).toBe('contradicted');
});

test.each(['pending', 'in_process', 'authorized'])('a payment that is %s is not approved yet', (status) => {
  expect(kindOf({ status })).toBe('notYet');
});

test('of several payments for one purchase the good one counts', () => {
  const rejected = { ...good, id: '4', status: 'rejected' };
  expect(judgeAll([rejected, good], expected)).toMatchObject({ kind: 'confirmed', payment: { id: '5' } });
  expect(judgeAll([rejected], expected).kind).toBe('contradicted');
  expect(judgeAll([], expected).kind).toBe('notYet');
});

/** Buys both templates in the sandbox; answers with what the return says. */
async function bought(outcome: 'approved' | 'pending' | 'rejected' = 'approved') {
  const sandbox = connectSandbox();
  const request = preferenceFor(bothTemplates.items, origin, 'ref-1');
  const { initPoint } = await createPreference(payment, request, new AbortController().signal);
  const url = await sandbox.finish(initPoint, outcome);
  return { ...sandbox, paymentId: url.searchParams.get('payment_id') };
}

const look = (paymentId: string | null, reference: string | null = 'ref-1') =>
  lookUpPayment(payment, { paymentId, reference, total: 10_000 }, new AbortController().signal);

test('the payment is found by its number, and by its reference', async () => {
  const { paymentId } = await bought();
  expect((await look(paymentId)).kind).toBe('confirmed');
  expect((await look(null)).kind).toBe('confirmed');
});

test('a number that is not found yet is searched by its reference', async () => {
  const { paymentId, faults } = await bought();
  await faults({ fault: 'payment-not-found' });
  expect((await look(paymentId)).kind).toBe('confirmed');
  await faults({ fault: 'payment-not-found' }, { fault: 'search-empty' });
  expect((await look(paymentId)).kind).toBe('notYet');
});

test('a pending payment is not yet, a rejected one contradicts', async () => {
  expect((await look((await bought('pending')).paymentId)).kind).toBe('notYet');
  expect((await look((await bought('rejected')).paymentId)).kind).toBe('contradicted');
});

test.each([
  { fault: 'unauthorized', route: 'payment.read', shape: 'invalid_token' },
  { fault: 'status', route: 'payment.read', status: 503, body: 'html' },
  { fault: 'html-200', route: 'payment.read' },
  { fault: 'truncated-json', route: 'payment.read' },
])('a service that cannot be asked contradicts nothing: %j', async (fault) => {
  const { paymentId, faults } = await bought();
  await faults(fault);
  expect((await look(paymentId)).kind).toBe('unreachable');
});

test('without a number or a reference nobody is asked', async () => {
  const { requests } = connectSandbox();
  expect((await look(null, null)).kind).toBe('notYet');
  expect(requests).toEqual([]);
});
