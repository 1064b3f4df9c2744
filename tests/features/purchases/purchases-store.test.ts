// @vitest-environment dom
import { beforeEach, expect, test, vi } from 'vitest';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import { purchasesKey } from '../../../src/features/purchases/purchases-key.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import { cartWithBothTemplates } from './shop-fixture.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const now = '2026-03-02T12:00:00.000Z';
const attemptOf = (reference: string) =>
  attemptFor(cartWithBothTemplates, reference, `pref-${reference}`, now);
const receiptOf = (reference: string) => ({ ...attemptOf(reference), paymentId: '5', paidAt: now });

/** Makes localStorage refuse writes, as if it were full. Returns a function that restores it. */
function fillStorage(): () => void {
  const setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem, removeItem: () => {} });
  return () => vi.unstubAllGlobals();
}

/** Changes purchases in another tab, which has its own sessionStorage. */
function changeInOtherTab(change: (purchases: ReturnType<typeof createPurchasesStore>) => void): void {
  const sessionText = sessionStorage.getItem(purchasesKey);
  sessionStorage.clear();
  change(createPurchasesStore());
  if (sessionText !== null) sessionStorage.setItem(purchasesKey, sessionText);
}

test('a tab that could not store its attempt keeps another tab’s attempt', () => {
  const freeStorage = fillStorage();
  createPurchasesStore().addAttempt(attemptOf('ref-a'));
  freeStorage();
  changeInOtherTab((purchases) => purchases.addAttempt(attemptOf('ref-b')));
  // The buyer returns to the first tab.
  createPurchasesStore().addReceipt(receiptOf('ref-a'));
  changeInOtherTab((purchases) => {
    expect(purchases.get()).toMatchObject({
      attempts: [{ reference: 'ref-b' }],
      receipts: [{ reference: 'ref-a' }],
    });
  });
});

test('each product of a purchase remembers its last download', () => {
  const purchases = createPurchasesStore();
  const document = { productId: 'prod_dea_01', textDate: '2026-11-22' };
  purchases.noteDownload(document);
  expect(localStorage.getItem(purchasesKey)).toBeNull();
  for (const reference of ['ref-a', 'ref-b']) purchases.addReceipt(receiptOf(reference));
  purchases.noteDownload({ productId: 'prod_contrato_pf_ed_01', textDate: '2026-11-23' });
  purchases.noteDownload(document);
  purchases.noteDownload({ ...document, textDate: '2027-01-15' });
  const { receipts } = createPurchasesStore().get();
  expect(receipts).toHaveLength(2);
  for (const { downloads } of receipts) {
    expect(downloads).toMatchObject([
      { id: 'prod_contrato_pf_ed_01', text: '2026-11-23' },
      { id: 'prod_dea_01', text: '2027-01-15' },
    ]);
  }
});

test('two open tabs keep each other’s purchases and deletions', () => {
  const thisTab = createPurchasesStore();
  thisTab.addReceipt(receiptOf('ref-a'));
  changeInOtherTab((purchases) => {
    purchases.addReceipt(receiptOf('ref-b'));
    purchases.deleteOrder('ref-a');
  });
  thisTab.addAttempt(attemptOf('ref-c'));
  expect(createPurchasesStore().get()).toMatchObject({
    attempts: [{ reference: 'ref-c' }],
    receipts: [{ reference: 'ref-b' }],
    deleted: ['ref-a'],
  });
});

test('an older list that another tab stores removes nothing from this tab', () => {
  const thisTab = createPurchasesStore();
  thisTab.addAttempt(attemptOf('ref-a'));
  thisTab.markAsked('ref-a', now);
  localStorage.setItem(
    purchasesKey,
    JSON.stringify({ attempts: [attemptOf('ref-a')], receipts: [receiptOf('ref-b')] }),
  );
  thisTab.addAttempt(attemptOf('ref-c'));
  expect(createPurchasesStore().get().attempts).toMatchObject([
    { reference: 'ref-a', askedAt: now },
    { reference: 'ref-c' },
  ]);
  expect(createPurchasesStore().get().receipts).toMatchObject([{ reference: 'ref-b' }]);
});
