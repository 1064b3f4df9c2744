import { createPersistedStore, type PersistedStore } from '../../platform/persisted-store.ts';
import type { Product } from '../catalogue/products.ts';
import {
  addProduct,
  adoptCart,
  type Cart,
  clearCart,
  emptyCart,
  removeProduct,
  StoredCart,
  setQuantity,
  takeOut,
} from './cart.ts';

export const cartKey = 'mle.cart';

export type CartStore = Pick<PersistedStore<Cart>, 'get' | 'subscribe' | 'keep'> & {
  readonly add: (product: Product) => void;
  readonly setQuantity: (id: string, quantity: number) => void;
  readonly remove: (id: string) => void;
  readonly clear: () => void;
  /** Takes out what was paid, and nothing else. */
  readonly takeOut: (paid: Parameters<typeof takeOut>[1]) => void;
};

/** The cart of this browser: kept across visits, and the same in every tab. */
export function createCartStore(): CartStore {
  const store = createPersistedStore({
    key: cartKey,
    schema: StoredCart,
    empty: emptyCart,
    adopt: adoptCart,
  });
  return {
    get: store.get,
    subscribe: store.subscribe,
    keep: store.keep,
    add: (product) => store.update((cart) => addProduct(cart, product)),
    setQuantity: (id, quantity) => store.update((cart) => setQuantity(cart, id, quantity)),
    remove: (id) => store.update((cart) => removeProduct(cart, id)),
    clear: () => store.update(clearCart),
    takeOut: (paid) => store.update((cart) => takeOut(cart, paid)),
  };
}
