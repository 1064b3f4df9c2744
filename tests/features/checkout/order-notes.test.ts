import { expect, test } from 'vitest';
import { addProduct, emptyCart } from '../../../src/features/cart/cart.ts';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import {
  findOpenPayments,
  otherPaymentsAtOpening,
  wasPaidElsewhere,
  withAllAttempts,
  withNewPayments,
} from '../../../src/features/checkout/order-notes.tsx';
import {
  addReceipt,
  clearPending,
  deleteOrder,
  markDenied,
  markPending,
} from '../../../src/features/purchases/change-purchases.ts';
import { noPurchases, type Purchases } from '../../../src/features/purchases/purchases.ts';
import { contractProduct, deaForm } from '../../shop.ts';
import { cartWithBothTemplates } from '../purchases/shop-fixture.ts';

const formCart = addProduct(emptyCart, deaForm);
const twoFormsCart = addProduct(formCart, deaForm);
const contractCart = addProduct(emptyCart, contractProduct);

const now = Date.parse('2026-03-02T12:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString();
const attemptMinutesAgo = (minutes: number, reference = 'ref-1', cart = formCart) =>
  attemptFor(cart, reference, 'pref-1', minutesAgo(minutes));
const purchasesWith = (...list: Purchases['attempts']): Purchases => ({ ...noPurchases, attempts: list });
const pendingPayment = { paymentId: '1', since: minutesAgo(1) };
const receipt = { ...attemptMinutesAgo(3), paymentId: '5550001', paidAt: minutesAgo(1) };

/** Returns the references of payments that a newly opened page shows next to the product. */
const shownReferences = (purchases: Purchases, id = deaForm.id) =>
  findOpenPayments(id, purchases, otherPaymentsAtOpening(purchases), now).map(({ reference }) => reference);

test.each([
  ['of the same cart', formCart],
  ['of a cart with another product', cartWithBothTemplates],
  ['of another quantity', twoFormsCart],
])('an open payment %s is shown at each of its products', (_, cart) => {
  const startedPurchases = purchasesWith(attemptMinutesAgo(5, 'ref-1', cart));
  const pendingPurchases = markPending(startedPurchases, 'ref-1', pendingPayment);
  for (const purchases of [startedPurchases, pendingPurchases]) {
    expect(shownReferences(purchases)).toEqual(['ref-1']);
    expect(shownReferences(purchases, contractProduct.id)).toEqual(
      cart === cartWithBothTemplates ? ['ref-1'] : [],
    );
  }
});

test.each([0, 29 * 24 * 60])(
  'shows an open payment that was started %i minutes before or after now',
  (minutes) => {
    for (const ageMinutes of [minutes, -minutes]) {
      expect(shownReferences(purchasesWith(attemptMinutesAgo(ageMinutes)))).toEqual(['ref-1']);
      expect(
        shownReferences(markPending(purchasesWith(attemptMinutesAgo(ageMinutes)), 'ref-1', pendingPayment)),
      ).toEqual(['ref-1']);
    }
  },
);

test('a payment of another product is not shown', () => {
  const purchases = markPending(
    purchasesWith(attemptMinutesAgo(5, 'ref-1', contractCart)),
    'ref-1',
    pendingPayment,
  );
  expect(shownReferences(purchases)).toEqual([]);
});

// In the first 15 minutes the buyer may still be paying, so a denial doesn't count.
test.each([
  ['6 seconds', 0.1, true],
  ['14 minutes', 14, true],
  ['15 minutes', 15, false],
])('a started payment that the service denied after %s is shown: %s', (_, deniedAfterMinutes, isShown) => {
  const startedPurchases = purchasesWith(attemptMinutesAgo(60));
  expect(shownReferences(markDenied(startedPurchases, 'ref-1', minutesAgo(60 - deniedAfterMinutes)))).toEqual(
    isShown ? ['ref-1'] : [],
  );
});

test('a payment that was denied too early is shown until a later denial', () => {
  const denied = markDenied(purchasesWith(attemptMinutesAgo(60)), 'ref-1', minutesAgo(59));
  expect(shownReferences(denied)).toEqual(['ref-1']);
  expect(shownReferences(markDenied(denied, 'ref-1', minutesAgo(1)))).toEqual([]);
});

test('an older payment is shown if the service has denied the latest one', () => {
  const bothAttempts = purchasesWith(attemptMinutesAgo(90, 'old'), attemptMinutesAgo(60, 'new'));
  expect(shownReferences(markDenied(bothAttempts, 'new', minutesAgo(1)))).toEqual(['old']);
});

test('a formerly pending payment is shown until a denial at least 15 minutes after its start', () => {
  const pendingPurchases = markPending(purchasesWith(attemptMinutesAgo(5)), 'ref-1', pendingPayment);
  expect(
    shownReferences(clearPending(markDenied(pendingPurchases, 'ref-1', minutesAgo(4)), 'ref-1')),
  ).toEqual(['ref-1']);
  const late = markPending(purchasesWith(attemptMinutesAgo(60)), 'ref-1', pendingPayment);
  expect(shownReferences(clearPending(markDenied(late, 'ref-1', minutesAgo(1)), 'ref-1'))).toEqual([]);
});

test('a started payment that can no longer be paid is not shown', () => {
  expect(shownReferences(purchasesWith(attemptMinutesAgo(31 * 24 * 60)))).toEqual([]);
});

test('a pending payment is shown until it is paid or deleted', () => {
  const pendingPurchases = markPending(
    purchasesWith(attemptMinutesAgo(31 * 24 * 60)),
    'ref-1',
    pendingPayment,
  );
  expect(shownReferences(markDenied(pendingPurchases, 'ref-1', minutesAgo(1)))).toEqual(['ref-1']);
  expect(shownReferences(addReceipt(pendingPurchases, receipt))).toEqual([]);
  expect(shownReferences(deleteOrder(pendingPurchases, 'ref-1'))).toEqual([]);
});

test('shows every pending payment and the latest started payment', () => {
  const list = purchasesWith(
    attemptMinutesAgo(9, 'old'),
    attemptMinutesAgo(2, 'new'),
    attemptMinutesAgo(7, 'ref-1'),
    attemptMinutesAgo(8, 'ref-2', cartWithBothTemplates),
  );
  const purchases = markPending(markPending(list, 'ref-1', pendingPayment), 'ref-2', pendingPayment);
  expect(shownReferences(purchases)).toEqual(['ref-1', 'ref-2', 'new']);
});

test('shows a payment that another tab started, but not the payment that the page started', () => {
  const noOtherPayments = otherPaymentsAtOpening(noPurchases);
  const ownPurchases = purchasesWith(attemptMinutesAgo(0, 'own'));
  const ownAndOtherPurchases = purchasesWith(attemptMinutesAgo(0, 'own'), attemptMinutesAgo(0, 'other'));
  expect(findOpenPayments(deaForm.id, ownPurchases, noOtherPayments, now)).toEqual([]);
  const references = findOpenPayments(
    deaForm.id,
    ownAndOtherPurchases,
    withNewPayments(noOtherPayments, ownPurchases, ownAndOtherPurchases),
    now,
  ).map(({ reference }) => reference);
  expect(references).toEqual(['other']);
});

test('shows the payment that the page started once it is pending or the cart has changed', () => {
  const noOtherPayments = otherPaymentsAtOpening(noPurchases);
  const startedHere = purchasesWith(attemptMinutesAgo(0, 'own'));
  expect(
    findOpenPayments(deaForm.id, markPending(startedHere, 'own', pendingPayment), noOtherPayments, now),
  ).toHaveLength(1);
  expect(
    findOpenPayments(deaForm.id, startedHere, withAllAttempts(noOtherPayments, startedHere), now),
  ).toHaveLength(1);
});

test('a purchase that another tab completed still counts as paid elsewhere after a cart change', () => {
  const purchasesBefore = purchasesWith(attemptMinutesAgo(3));
  const purchasesAfter: Purchases = { attempts: [], receipts: [receipt] };
  const otherPayments = withNewPayments(
    otherPaymentsAtOpening(purchasesBefore),
    purchasesBefore,
    purchasesAfter,
  );
  expect(wasPaidElsewhere(purchasesAfter, otherPayments)).toBe(true);
  expect(wasPaidElsewhere(purchasesAfter, withAllAttempts(otherPayments, purchasesAfter))).toBe(true);
});

test('a purchase completed before the page was opened does not count as paid elsewhere', () => {
  const purchases: Purchases = { attempts: [], receipts: [receipt] };
  expect(wasPaidElsewhere(purchases, otherPaymentsAtOpening(purchases))).toBe(false);
});

test('a deletion in another tab does not count as a purchase', () => {
  const otherPayments = otherPaymentsAtOpening(purchasesWith(attemptMinutesAgo(5)));
  expect(withNewPayments(otherPayments, purchasesWith(attemptMinutesAgo(5)), noPurchases)).toBe(
    otherPayments,
  );
  expect(wasPaidElsewhere(noPurchases, otherPayments)).toBe(false);
});
