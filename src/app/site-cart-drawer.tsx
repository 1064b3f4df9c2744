import type { ComponentProps } from 'react';
import { cartCopy } from '../content/cart-copy.ts';
import { CartDrawer } from '../features/cart/cart-drawer.tsx';
import { BoughtNote } from '../features/checkout/bought-note.tsx';
import { PurchasesLink } from '../features/purchases/purchases-links.tsx';

type Props = Omit<ComponentProps<typeof CartDrawer>, 'footer'>;

export function SiteCartDrawer(props: Props) {
  const footer = (
    <>
      <BoughtNote />
      <PurchasesLink>{cartCopy.purchases}</PurchasesLink>
    </>
  );
  return <CartDrawer {...props} footer={footer} />;
}
