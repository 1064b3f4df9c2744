import type { ComponentProps } from 'react';
import { cartCopy } from '../content/cart-copy.ts';
import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { BoughtNote } from '../features/checkout/bought-note.tsx';
import { PurchasesLink } from '../features/purchases/own-purchases.tsx';

type Props = Omit<ComponentProps<typeof CartDrawer>, 'beside'>;

/**
 * Shows the cart with a note about what this device has already bought. All its code loads when the visitor opens it.
 */
export function SiteCartDrawer(props: Props) {
  const beside = (
    <>
      <BoughtNote />
      <PurchasesLink>{cartCopy.purchases}</PurchasesLink>
    </>
  );
  return <CartDrawer {...props} beside={beside} />;
}
