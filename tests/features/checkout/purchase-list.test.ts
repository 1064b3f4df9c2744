import { expect, test } from 'vitest';
import { addProduct, type Cart, emptyCart } from '../../../src/features/cart/cart.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import { isSameOrder, listPurchases } from '../../../src/features/checkout/purchase-list.ts';
import { attemptFor } from '../../../src/features/checkout/purchases.ts';
import { bothTemplates } from './shop-world.ts';

const attempt = attemptFor(bothTemplates, 'ref-1', 'pref-1', '2026-03-01T12:00:00.000Z');
const day = (n: number) => `2026-03-0${n}T12:00:00.000Z`;

test('receipts and pending payments come newest first, whatever order they are stored in', () => {
  const receipts = [3, 1, 2].map((n) => ({
    ...attempt,
    reference: `r${n}`,
    paymentId: null,
    paidAt: day(n),
  }));
  const attempts = [4, 6, 5].map((n) => ({
    ...attempt,
    reference: `a${n}`,
    pending: { paymentId: null, since: day(n) },
  }));
  const list = listPurchases({ attempts, receipts });
  expect(list.receipts.map(({ reference }) => reference)).toEqual(['r3', 'r2', 'r1']);
  expect(list.pending.map(({ reference }) => reference)).toEqual(['a6', 'a5', 'a4']);
});

test('instants are compared as instants, not as text', () => {
  const receipts = ['2026-03-02T01:00:00+05:00', '2026-03-01T23:00:00Z'].map((paidAt, at) => ({
    ...attempt,
    reference: `r${at}`,
    paymentId: null,
    paidAt,
  }));
  expect(listPurchases({ attempts: [], receipts }).receipts[0]?.reference).toBe('r1');
});

test('a payment that was only begun is not shown', () => {
  expect(listPurchases({ attempts: [attempt], receipts: [] })).toEqual({ pending: [], receipts: [] });
});

const inCart = (...ids: readonly string[]): Cart =>
  ids.reduce((cart, id) => {
    const product = products.find((each) => each.id === id);
    return product ? addProduct(cart, product) : cart;
  }, emptyCart);

test.each([
  ['the same in another order', inCart('prod_contrato_pf_ed_01', 'prod_dea_01'), true],
  ['one more of one', inCart('prod_dea_01', 'prod_dea_01', 'prod_contrato_pf_ed_01'), false],
  ['one product fewer', inCart('prod_dea_01'), false],
  ['nothing', emptyCart, false],
])('a cart that holds %s: is it the order that was paid?', (_, cart, same) => {
  expect(isSameOrder(cart, attempt.lines)).toBe(same);
});
