import { expect, test } from 'vitest';
import { addProduct, emptyCart } from '../../../src/features/cart/cart.ts';
import { products } from '../../../src/features/catalogue/products.ts';
import { attemptFor } from '../../../src/features/purchases/order.ts';
import {
  boughtBefore,
  hintFor,
  othersAtOpening,
  withOthers,
} from '../../../src/features/purchases/order-hints.ts';
import { noPurchases, type Purchases } from '../../../src/features/purchases/purchases.ts';
import { bothTemplates } from './shop-world.ts';

const now = Date.parse('2026-03-02T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const begun = (minutes: number, reference = 'ref-1') =>
  attemptFor(bothTemplates, reference, 'pref-1', minutesAgo(minutes));
const attempts = (...list: Purchases['attempts']): Purchases => ({ ...noPurchases, attempts: list });
const receipt = { ...begun(3), paymentId: '5550001', paidAt: minutesAgo(1) };
const nobody = othersAtOpening(noPurchases, now);

const [form] = products;
const onlyForm = form ? addProduct(emptyCart, form) : emptyCart;
const twoForms = form ? addProduct(onlyForm, form) : emptyCart;

test('an order that was begun a few minutes ago may be under way, and one of an hour ago is not', () => {
  for (const [minutes, hint] of [
    [5, 'begun'],
    [14, 'begun'],
    [16, 'none'],
    [60, 'none'],
  ] as const) {
    const purchases = attempts(begun(minutes));
    expect(hintFor(bothTemplates, purchases, othersAtOpening(purchases, now)), `${minutes}`).toBe(hint);
  }
});

test('another order is no reason to warn: other products, or another quantity', () => {
  const purchases = attempts(begun(5));
  const others = othersAtOpening(purchases, now);
  expect(hintFor(onlyForm, purchases, others)).toBe('none');
  const one = attempts(attemptFor(onlyForm, 'ref-1', 'pref-1', minutesAgo(5)));
  expect(hintFor(twoForms, one, othersAtOpening(one, now))).toBe('none');
});

test('a payment that is pending warns however long it has been', () => {
  const since = minutesAgo(3 * 24 * 60);
  const purchases = attempts({ ...begun(3 * 24 * 60), pending: { paymentId: '1', since } });
  expect(hintFor(bothTemplates, purchases, othersAtOpening(purchases, now))).toBe('pending');
});

test('the page’s own payment is no reason to warn, and one that another tab begins is', () => {
  const own = attempts(begun(0, 'own'));
  expect(hintFor(bothTemplates, own, nobody)).toBe('none');
  const both = attempts(begun(0, 'own'), begun(0, 'other'));
  expect(hintFor(bothTemplates, both, withOthers(nobody, own, both))).toBe('begun');
});

test('a purchase that another tab completes is shown, also beside the cart that it has emptied', () => {
  const before = attempts(begun(3));
  const after: Purchases = { attempts: [], receipts: [receipt] };
  const others = withOthers(othersAtOpening(before, now), before, after);
  expect(hintFor(bothTemplates, after, others)).toBe('paid');
  expect(hintFor(emptyCart, after, others)).toBe('paid');
});

test('a purchase from before the page was opened is shown at its line, not as a new one', () => {
  const purchases: Purchases = { attempts: [], receipts: [receipt] };
  expect(hintFor(bothTemplates, purchases, othersAtOpening(purchases, now))).toBe('none');
  expect(boughtBefore(bothTemplates, purchases).map(({ id }) => id)).toEqual([
    'prod_dea_01',
    'prod_contrato_pf_ed_01',
  ]);
  expect(boughtBefore(bothTemplates, noPurchases)).toEqual([]);
});

test('a deletion in another tab is no new purchase', () => {
  const others = othersAtOpening(attempts(begun(5)), now);
  expect(withOthers(others, attempts(begun(5)), noPurchases)).toBe(others);
  expect(hintFor(bothTemplates, noPurchases, others)).toBe('none');
});
