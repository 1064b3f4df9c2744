import type { ReactNode } from 'react';
import { cartCopy } from '../../content/cart-copy.ts';
import { productCopy, shop } from '../../content/shop-copy.ts';
import { formatCount } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { toast } from '../../ui/notices/toast.ts';
import type { Product } from '../catalogue/products.ts';
import { maxQuantity } from './cart.ts';
import { openCart } from './cart-button.tsx';
import { useCart, useCartStore } from './cart-store.ts';

type AddProps = {
  readonly product: Product;
  readonly onAdded?: () => void;
  readonly children: ReactNode;
};

export function AddToCartButton({ product, onAdded, children }: AddProps) {
  const cart = useCartStore();
  const { most } = cartCopy;
  return (
    <Button
      block
      onClick={() => {
        if (!cart.add(product)) {
          toast('info', most.title, most.text(product.name, formatCount(maxQuantity)));
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

type InCartProps = { readonly product: Product; readonly className?: string };

/** Says how many of the product the cart holds and opens the cart. It renders nothing if the cart holds none. */
export function InCartButton({ product: { id }, className }: InCartProps) {
  const item = useCart().items.find((each) => each.id === id);
  if (!item) return null;
  return (
    <Button variant="line" className={className} aria-haspopup="dialog" onClick={openCart}>
      <Icon name="check" className="text-sage" />
      <span>{productCopy.inCart(formatCount(item.quantity))}</span>
    </Button>
  );
}
