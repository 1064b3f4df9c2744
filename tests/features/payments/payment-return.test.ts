import { expect, test } from 'vitest';
import { parseReturn } from '../../../src/features/payments/payment-return.ts';

test('parses the complete address of a return from Mercado Pago', () => {
  const search =
    '?collection_id=11&collection_status=approved&payment_id=11&status=approved&external_reference=ref-1&payment_type=credit_card&merchant_order_id=5&preference_id=pref-1&site_id=MLC&processing_mode=aggregator&merchant_account_id=null';
  expect(parseReturn(search)).toEqual({
    status: 'approved',
    paymentId: '11',
    reference: 'ref-1',
    preparedId: 'pref-1',
  });
});

test('the text «null» and invalid payment numbers count as missing', () => {
  expect(parseReturn('?status=null&payment_id=null&external_reference=null&preference_id=')).toEqual({
    status: 'none',
    paymentId: null,
    reference: null,
    preparedId: null,
  });
  expect(parseReturn('?payment_id=../users/me').paymentId).toBeNull();
  expect(parseReturn(`?external_reference=${'a'.repeat(300)}`).reference).toBeNull();
});

test('collection_status and collection_id replace a missing status and payment_id', () => {
  expect(parseReturn('?collection_status=approved&collection_id=7')).toMatchObject({
    status: 'approved',
    paymentId: '7',
  });
});

test.each([
  ['approved', 'approved'],
  ['pending', 'underWay'],
  ['in_process', 'underWay'],
  ['authorized', 'underWay'],
  ['rejected', 'refused'],
  ['cancelled', 'refused'],
  ['APPROVED', 'other'],
  ['x', 'other'],
  ['null', 'none'],
])('the address’s status %s counts as %s', (word, status) => {
  expect(parseReturn(`?status=${word}`).status).toBe(status);
});
