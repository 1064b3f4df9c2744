import type { ReactNode } from 'react';
import { shop } from '../../content/shop.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import type { Product } from '../catalogue/products.ts';
import { useCartStore } from './cart-context.ts';

type Props = {
  readonly product: Product;
  /** What follows, once it is in the cart. */
  readonly onAdded?: () => void;
  readonly children: ReactNode;
};

export function AddToCartButton({ product, onAdded, children }: Props) {
  const cart = useCartStore();
  return (
    <Button
      block
      onClick={() => {
        cart.add(product);
        toast('ok', shop.added, product.name);
        onAdded?.();
      }}
    >
      {children}
    </Button>
  );
}
