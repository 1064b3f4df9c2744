import { productCopy } from '../../content/shop-copy.ts';
import { formatCount } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import type { Product } from '../catalogue/products.ts';
import { openCart } from './cart-button.tsx';
import { useCart } from './cart-store.ts';

type Props = { readonly product: Product; readonly className?: string };

/** Says that the product is in the cart, and how many of it, and opens the cart; nothing before. */
export function InCartButton({ product: { id }, className }: Props) {
  const item = useCart().items.find((each) => each.id === id);
  if (!item) return null;
  return (
    <Button variant="line" className={className} aria-haspopup="dialog" onClick={openCart}>
      <Icon name="check" className="text-sage" />
      <span>{productCopy.inCart(formatCount(item.quantity))}</span>
    </Button>
  );
}
