import { createContext, useContext } from 'react';
import { useStore } from '../../platform/store.ts';
import { useCartStore } from '../cart/cart-context.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { noPurchases, type Purchases } from './purchases.ts';
import { createPurchasesStore, type PurchasesStore } from './purchases-store.ts';

const PurchasesContext = createContext<PurchasesStore | null>(null);

/** For a part of the site that has a store of its own; everywhere else there is one beside the cart. */
export const PurchasesProvider = PurchasesContext.Provider;

/** One for each cart, created on first use so that only the pages that show purchases load its code. */
const stores = new WeakMap<CartStore, PurchasesStore>();

export function usePurchasesStore(): PurchasesStore {
  const cart = useCartStore();
  const given = useContext(PurchasesContext);
  if (given) return given;
  const store = stores.get(cart) ?? createPurchasesStore();
  stores.set(cart, store);
  return store;
}

/** This browser's purchases as they are now. The first render, like the prerendered page, shows none. */
export function usePurchases(): Purchases {
  return useStore(usePurchasesStore(), noPurchases);
}
