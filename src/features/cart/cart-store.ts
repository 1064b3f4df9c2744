import { createPersistedStore } from '../../platform/storage/persisted-store.ts';
import { deviceStorage } from '../../platform/storage/storage.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import { prices } from '../catalogue/prices.ts';
import type { Product } from '../catalogue/products.ts';
import {
  addProduct,
  type Cart,
  type CountedLine,
  clearCart,
  emptyCart,
  parseCart,
  removePurchased,
  setQuantity,
  takeStoredCart,
} from './cart.ts';

export const cartKey = 'mle.cart';

export type CartStore = ReturnType<typeof createCartStore>;

export function createCartStore(storage = deviceStorage) {
  const store = createPersistedStore({
    key: cartKey,
    parse: (stored) => parseCart(stored, prices),
    empty: emptyCart,
    adopt: takeStoredCart,
    storage,
  });

  return {
    ...store,
    /** @returns false if the cart already holds the maximum of that product */
    add: (product: Pick<Product, 'id' | 'price'>): boolean => {
      let isAdded = false;
      store.update((cart) => {
        const next = addProduct(cart, product);
        isAdded = next !== cart;
        return next;
      });
      return isAdded;
    },
    setQuantity: (id: string, quantity: number) => store.update((cart) => setQuantity(cart, id, quantity)),
    clear: () => store.update(clearCart),
    removePurchased: (paidLines: readonly CountedLine[]) =>
      store.update((cart) => removePurchased(cart, paidLines)),
  };
}

export function useCartStore(): CartStore {
  return useStoreInstance(createCartStore);
}

/** Returns the cart. In the first render it is empty, to match the prerendered page. */
export function useCart(): Cart {
  return useStore(useCartStore(), emptyCart);
}
