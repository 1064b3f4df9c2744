import { useStore, useStoreOf } from '../../platform/store.ts';
import { type Cart, emptyCart } from './cart.ts';
import { type CartStore, createCartStore } from './cart-store.ts';

export function useCartStore(): CartStore {
  return useStoreOf(createCartStore);
}

/** The cart as it is now. The first render, like the prerendered page, shows it empty. */
export function useCart(): Cart {
  return useStore(useCartStore(), emptyCart);
}
