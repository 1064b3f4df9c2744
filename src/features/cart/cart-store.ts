import { createPersistedStore, type PersistedStore } from '../../platform/persisted-store.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import type { Product } from '../catalogue/products.ts';
import {
  addProduct,
  adoptCart,
  type Cart,
  type CountedLine,
  clearCart,
  emptyCart,
  parseCart,
  setQuantity,
  takeOut,
} from './cart.ts';

export const cartKey = 'mle.cart';

export type CartStore = Pick<PersistedStore<Cart>, 'get' | 'subscribe' | 'update' | 'keep'> & {
  /** @returns whether there was room for one more */
  readonly add: (product: Product) => boolean;
  readonly setQuantity: (id: string, quantity: number) => void;
  readonly clear: () => void;
  readonly takeOut: (paid: readonly CountedLine[]) => void;
};

/** The cart of this browser: kept across visits, and the same in every tab. */
export function createCartStore(): CartStore {
  const store = createPersistedStore({
    key: cartKey,
    parse: parseCart,
    empty: emptyCart,
    adopt: adoptCart,
  });

  return {
    ...store,
    add: (product) => {
      let isAdded = false;
      store.update((cart) => {
        const next = addProduct(cart, product);
        isAdded = next !== cart;
        return next;
      });
      return isAdded;
    },
    setQuantity: (id, quantity) => store.update((cart) => setQuantity(cart, id, quantity)),
    clear: () => store.update(clearCart),
    takeOut: (paid) => store.update((cart) => takeOut(cart, paid)),
  };
}

export function useCartStore(): CartStore {
  return useStoreOf(createCartStore);
}

/** The cart as it is now. The first render, like the prerendered page, shows it empty. */
export function useCart(): Cart {
  return useStore(useCartStore(), emptyCart);
}
