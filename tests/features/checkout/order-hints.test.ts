import { expect, test } from 'vitest';
import { addProduct, emptyCart } from '../../../src/features/cart/cart.ts';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import {
  isPaidElsewhere,
  openPayments,
  othersAtOpening,
  withBegun,
  withOthers,
} from '../../../src/features/checkout/order-hints.ts';
import {
  addReceipt,
  forget,
  markAsked,
  markPending,
  markRefused,
} from '../../../src/features/purchases/change-purchases.ts';
import { noPurchases, type Purchases } from '../../../src/features/purchases/purchases.ts';
import { contract, form } from '../../shop.ts';
import { bothTemplates } from '../purchases/shop-world.ts';

const onlyForm = addProduct(emptyCart, form);
const twoForms = addProduct(onlyForm, form);
const onlyContract = addProduct(emptyCart, contract);

const now = Date.parse('2026-03-02T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const begun = (minutes: number, reference = 'ref-1', cart = onlyForm) =>
  attemptFor(cart, reference, 'pref-1', minutesAgo(minutes));
const attempts = (...list: Purchases['attempts']): Purchases => ({ ...noPurchases, attempts: list });
const pending = { paymentId: '1', since: minutesAgo(1) };
const receipt = { ...begun(3), paymentId: '5550001', paidAt: minutesAgo(1) };

/** References of the open payments that a page shows at the product's line when it is opened. */
const shown = (purchases: Purchases, id = form.id) =>
  openPayments(id, purchases, othersAtOpening(purchases)).map(({ reference }) => reference);

test.each([
  ['of the same cart', onlyForm],
  ['of a cart with another product', bothTemplates],
  ['of another quantity', twoForms],
])('an open payment %s is named at each of its products, pending or begun', (_, cart) => {
  const started = attempts(begun(5, 'ref-1', cart));
  const waiting = markPending(started, 'ref-1', pending);
  for (const purchases of [started, waiting]) {
    expect(shown(purchases)).toEqual(['ref-1']);
    expect(shown(purchases, contract.id)).toEqual(cart === bothTemplates ? ['ref-1'] : []);
  }
});

test.each([0, 29 * 24 * 60])(
  'an open payment of %i minutes ago is named however long it has been, and so is one by a clock that runs ahead',
  (minutes) => {
    for (const at of [minutes, -minutes]) {
      expect(shown(attempts(begun(at)))).toEqual(['ref-1']);
      expect(shown(markPending(attempts(begun(at)), 'ref-1', pending))).toEqual(['ref-1']);
    }
  },
);

test('another product is no reason to warn', () => {
  const purchases = markPending(attempts(begun(5, 'ref-1', onlyContract)), 'ref-1', pending);
  expect(shown(purchases)).toEqual([]);
});

test('what the service has answered ends the note of a begun payment, and its receipt or refusal that of a pending one', () => {
  const started = attempts(begun(5));
  const asked = markAsked(started, 'ref-1', minutesAgo(4));
  const waiting = markPending(asked, 'ref-1', pending);
  expect(shown(asked)).toEqual([]);
  expect(shown(waiting)).toEqual(['ref-1']);
  expect(shown(markRefused(waiting, 'ref-1'))).toEqual([]);
  expect(shown(addReceipt(waiting, receipt))).toEqual([]);
  expect(shown(forget(waiting, 'ref-1'))).toEqual([]);
});

test('every pending payment is named, and of those that were begun the latest', () => {
  const list = attempts(
    begun(9, 'old'),
    begun(2, 'new'),
    begun(7, 'ref-1'),
    begun(8, 'ref-2', bothTemplates),
  );
  const purchases = markPending(markPending(list, 'ref-1', pending), 'ref-2', pending);
  expect(shown(purchases)).toEqual(['ref-1', 'ref-2', 'new']);
});

test('the page’s own payment is no reason to warn, and one that another tab begins is', () => {
  const nobody = othersAtOpening(noPurchases);
  const own = attempts(begun(0, 'own'));
  const both = attempts(begun(0, 'own'), begun(0, 'other'));
  expect(openPayments(form.id, own, nobody)).toEqual([]);
  const references = openPayments(form.id, both, withOthers(nobody, own, both)).map(
    ({ reference }) => reference,
  );
  expect(references).toEqual(['other']);
});

test('the page’s own payment is named once it is pending, and once the page shows it no more', () => {
  const nobody = othersAtOpening(noPurchases);
  const own = attempts(begun(0, 'own'));
  expect(openPayments(form.id, markPending(own, 'own', pending), nobody)).toHaveLength(1);
  expect(openPayments(form.id, own, withBegun(nobody, own))).toHaveLength(1);
});

test('a purchase that another tab completes is shown, and stays so when the cart changes', () => {
  const before = attempts(begun(3));
  const after: Purchases = { attempts: [], receipts: [receipt] };
  const others = withOthers(othersAtOpening(before), before, after);
  expect(isPaidElsewhere(after, others)).toBe(true);
  expect(isPaidElsewhere(after, withBegun(others, after))).toBe(true);
});

test('a purchase from before the page was opened is no new one', () => {
  const purchases: Purchases = { attempts: [], receipts: [receipt] };
  expect(isPaidElsewhere(purchases, othersAtOpening(purchases))).toBe(false);
});

test('a deletion in another tab is no new purchase', () => {
  const others = othersAtOpening(attempts(begun(5)));
  expect(withOthers(others, attempts(begun(5)), noPurchases)).toBe(others);
  expect(isPaidElsewhere(noPurchases, others)).toBe(false);
});
