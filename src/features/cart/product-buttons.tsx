import type { ReactNode } from 'react';
import { cartCopy } from '../../content/cart-copy.ts';
import { productCopy, shopCopy } from '../../content/shop-copy.ts';
import { formatCount } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { toast } from '../../ui/notices/toast.ts';
import { TextButton } from '../../ui/text-link.tsx';
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
  const cartStore = useCartStore();
  const { maxQuantityReached } = cartCopy;
  return (
    <Button
      block
      onClick={() => {
        if (!cartStore.add(product)) {
          toast(
            'info',
            maxQuantityReached.title,
            maxQuantityReached.text(product.name, formatCount(maxQuantity)),
          );
          return;
        }
        toast('ok', shopCopy.added, product.name, { label: shopCopy.openCart, onClick: openCart });
        onAdded?.();
      }}
    >
      {children}
    </Button>
  );
}

/** The line keeps its height without the text, because the cart loads after the page. */
export function InCartLine({ product: { id } }: { readonly product: Product }) {
  const isInCart = useCart().items.some((item) => item.id === id);
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-2 text-small text-ink">
      {isInCart && (
        <>
          <Icon name="check" className="size-5 text-sage max-[26rem]:hidden" />
          <span>{productCopy.inCart}</span>
          <TextButton className="-my-1" aria-haspopup="dialog" onClick={openCart}>
            {shopCopy.openCart}
          </TextButton>
        </>
      )}
    </div>
  );
}
