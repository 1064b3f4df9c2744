import type { ReactNode } from 'react';
import { cartCopy } from '../../content/cart.ts';
import { paths } from '../../content/paths.ts';
import { formatClp } from '../../platform/money.ts';
import { formatCount } from '../../platform/numbers.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Leader } from '../../ui/leader.tsx';
import { type Cart, countItems, subtotal } from './cart.ts';
import { useCart, useCartStore } from './cart-context.ts';
import { CartLine } from './cart-line.tsx';

type Props = {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** Shown below the cart's lines, also when it is empty. */
  readonly beside: ReactNode;
};

type PartProps = { readonly onLeave: () => void; readonly beside: ReactNode };

function EmptyDrawer({ onLeave, beside }: PartProps) {
  return (
    <div className="drawer__list">
      <EmptyState title={cartCopy.empty} level="h3">
        <p>{cartCopy.emptyHint}</p>
        <ButtonLink variant="line" to={paths.shop} onClick={onLeave}>
          {cartCopy.toShop}
        </ButtonLink>
        {beside}
      </EmptyState>
    </div>
  );
}

function FullDrawer({ cart, onLeave, beside }: PartProps & { readonly cart: Cart }) {
  const store = useCartStore();
  return (
    <>
      <div className="drawer__list">
        {cart.items.map((item) => (
          <CartLine key={item.id} item={item} />
        ))}
        <button type="button" className="link drawer__clear" onClick={store.clear}>
          <span>{cartCopy.clear}</span>
        </button>
        {beside}
      </div>
      <div className="drawer__foot">
        <Leader term={cartCopy.subtotal} value={formatClp(subtotal(cart))} price />
        <p className="caption">{cartCopy.note}</p>
        <ButtonLink block to={paths.checkout} onClick={onLeave}>
          {cartCopy.checkout}
        </ButtonLink>
      </div>
    </>
  );
}

/** The cart over the page; following one of its links closes it. */
export function CartDrawer({ open, onOpenChange, beside }: Props) {
  const cart = useCart();
  const count = countItems(cart);
  const leave = () => onOpenChange(false);
  const title = (
    <>
      {cartCopy.title} {count > 0 && <span className="caption">({formatCount(count)})</span>}
    </>
  );
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={title} closeLabel={cartCopy.close}>
      {cart.items.length === 0 ? (
        <EmptyDrawer onLeave={leave} beside={beside} />
      ) : (
        <FullDrawer cart={cart} onLeave={leave} beside={beside} />
      )}
    </Drawer>
  );
}
