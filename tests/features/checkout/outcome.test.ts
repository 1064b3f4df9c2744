import { expect, test } from 'vitest';
import { outcomeOf, readReturn } from '../../../src/features/checkout/outcome.ts';
import { addAttempt, addReceipt, attemptFor, noPurchases } from '../../../src/features/checkout/purchases.ts';
import { bothTemplates } from './shop-world.ts';

const now = '2026-03-02T12:00:00.000Z';
const first = attemptFor(bothTemplates, 'ref-1', 'pref-1', now);
const second = attemptFor(bothTemplates, 'ref-2', 'pref-2', now);
const started = addAttempt(addAttempt(noPurchases, first), second);
const receipt = { ...first, paymentId: '11', paidAt: now };
const paid = addReceipt(started, receipt);
const outcome = (search: string, purchases = started) => outcomeOf(readReturn(search), purchases);

test('the full return of Mercado Pago is read', () => {
  const search =
    '?collection_id=11&collection_status=approved&payment_id=11&status=approved&external_reference=ref-1&payment_type=credit_card&merchant_order_id=5&preference_id=pref-1&site_id=MLC&processing_mode=aggregator&merchant_account_id=null';
  expect(readReturn(search)).toEqual({
    status: 'approved',
    paymentId: '11',
    reference: 'ref-1',
    preferenceId: 'pref-1',
  });
});

test('the word null and what is no payment number count as nothing', () => {
  expect(readReturn('?status=null&payment_id=null&external_reference=null&preference_id=')).toEqual({
    status: null,
    paymentId: null,
    reference: null,
    preferenceId: null,
  });
  expect(readReturn('?payment_id=../users/me').paymentId).toBeNull();
  expect(readReturn(`?external_reference=${'a'.repeat(300)}`).reference).toBeNull();
});

test('the collection names serve where the short ones are absent', () => {
  expect(readReturn('?collection_status=approved&collection_id=7')).toMatchObject({
    status: 'approved',
    paymentId: '7',
  });
});

test('a bare visit is nothing, whatever was started or bought', () => {
  expect(outcome('')).toEqual({ kind: 'none' });
  expect(outcome('', paid)).toEqual({ kind: 'none' });
});

test('a status that is not approved releases nothing, even for what was bought', () => {
  for (const status of ['rejected', 'pending', 'in_process', 'APPROVED', 'x']) {
    expect(outcome(`?status=${status}&external_reference=ref-1`, paid)).toEqual({
      kind: 'notApproved',
      status,
    });
  }
});

test('an approved return belongs to the attempt it names, not to the latest', () => {
  expect(outcome('?status=approved&external_reference=ref-1&payment_id=11')).toEqual({
    kind: 'returned',
    attempt: first,
    paymentId: '11',
  });
  expect(outcome('?status=approved&preference_id=pref-1')).toMatchObject({ attempt: first });
});

test('a reload of a return finds its receipt', () => {
  expect(outcome('?status=approved&external_reference=ref-1', paid)).toEqual({ kind: 'paid', receipt });
  expect(outcome('?status=approved&payment_id=11', paid)).toEqual({ kind: 'paid', receipt });
});

test('an approved return that names no purchase is the latest attempt’s', () => {
  expect(outcome('?status=approved')).toEqual({ kind: 'returned', attempt: second, paymentId: null });
});

test('a reference of another browser finds no purchase of this one', () => {
  expect(outcome('?status=approved&external_reference=otra&payment_id=9', paid)).toEqual({
    kind: 'unknown',
    paymentId: '9',
    reference: 'otra',
  });
});
