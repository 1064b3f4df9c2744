import { expect, test } from 'vitest';
import { addProduct, type Cart, emptyCart } from '../../../src/features/cart/cart.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import { isSameOrder } from '../../../src/features/checkout/keep-receipt.ts';
import { attemptFor } from '../../../src/features/checkout/purchases.ts';
import { bothTemplates } from './shop-world.ts';

const attempt = attemptFor(bothTemplates, 'ref-1', 'pref-1', '2026-03-01T12:00:00.000Z');

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
