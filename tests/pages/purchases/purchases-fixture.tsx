// Set-up for the tests of /mis-compras, with stored purchases and the providers of a page.
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { ClearedNotice } from '../../../src/app/cleared-notice.tsx';
import { labels } from '../../../src/content/frame-copy.ts';
import { createCartStore } from '../../../src/features/cart/cart-store.ts';
import { attemptFor } from '../../../src/features/checkout/order.ts';
import { noPurchases, type Purchases, type Receipt } from '../../../src/features/purchases/purchases.ts';
import { purchasesKey } from '../../../src/features/purchases/purchases-key.ts';
import { createPurchasesStore } from '../../../src/features/purchases/purchases-store.ts';
import { createStores, StoresProvider } from '../../../src/platform/store.ts';
import { LabelsProvider } from '../../../src/ui/labels.ts';
import { cartWithBothTemplates } from '../../features/purchases/shop-fixture.ts';

const attempt = attemptFor(cartWithBothTemplates, 'ref-1', 'pref-1', '2026-03-02T12:00:00.000Z');

export const receipt: Receipt = { ...attempt, paymentId: '5550001', paidAt: '2026-03-02T12:05:00.000Z' };

export const pendingAttempt = {
  ...attempt,
  reference: 'ref-2',
  pending: { paymentId: '5550002', since: '2026-03-03T12:00:00.000Z' },
};

export function storePurchases(purchases: Partial<Purchases>): void {
  localStorage.setItem(purchasesKey, JSON.stringify({ ...noPurchases, ...purchases }));
}

/**
 * Creates an element in which a page finds the stores.
 * @param path address of the page
 */
export function withProviders(children: ReactNode, stores = createStores(), path = '/mis-compras') {
  return {
    stores,
    cart: stores.get(createCartStore),
    purchases: stores.get(createPurchasesStore),
    element: (
      <LabelsProvider value={labels}>
        <MemoryRouter initialEntries={[path]}>
          <StoresProvider value={stores}>
            {children}
            <ClearedNotice />
          </StoresProvider>
        </MemoryRouter>
      </LabelsProvider>
    ),
  };
}
