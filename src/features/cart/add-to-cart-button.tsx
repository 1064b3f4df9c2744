import type { ReactNode } from 'react';
import { cartCopy } from '../../content/cart-copy.ts';
import { shop } from '../../content/shop-copy.ts';
import { formatCount } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast/toast.ts';
import type { Product } from '../catalogue/products.ts';
import { mostOfOne } from './cart.ts';
import { openCart } from './cart-button.tsx';
import { useCartStore } from './cart-store.ts';

type Props = {
  readonly product: Product;
  readonly onAdded?: () => void;
  readonly children: ReactNode;
};

export function AddToCartButton({ product, onAdded, children }: Props) {
  const cart = useCartStore();
  const { most } = cartCopy;
  return (
    <Button
      block
      onClick={() => {
        if (!cart.add(product)) {
          toast('info', most.title, most.text(product.name, formatCount(mostOfOne)));
          return;
        }
        toast('ok', shop.added, product.name, { words: shop.openCart, onPress: openCart });
        onAdded?.();
      }}
    >
      {children}
    </Button>
  );
}
