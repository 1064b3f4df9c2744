import { createStrictContext } from '../../platform/context.ts';
import { useStore } from '../../platform/store.ts';
import { type Cart, emptyCart } from './cart.ts';
import type { CartStore } from './cart-store.ts';

const [CartProvider, useCartStore] = createStrictContext<CartStore>('CartProvider');

export { CartProvider, useCartStore };

/** The cart as it is now. The first render, like the prerendered page, shows it empty. */
export function useCart(): Cart {
  return useStore(useCartStore(), emptyCart);
}
