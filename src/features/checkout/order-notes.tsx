import { orderNotesCopy } from '../../content/order-notes.ts';
import { paths } from '../../content/paths.ts';
import { Link } from '../../ui/link.tsx';
import { Note } from '../../ui/note.tsx';
import type { CartItem } from '../cart/cart.ts';
import { useCart } from '../cart/cart-context.ts';
import { boughtBefore, type OrderHint } from './order-hints.ts';
import { hasBought } from './purchases.ts';
import { usePurchases } from './purchases-context.ts';

function ToPurchases() {
  return (
    <Link className="inline-link" to={paths.purchases}>
      {orderNotesCopy.purchases}
    </Link>
  );
}

/** Beside a line of the order: what is bought already, and what a quantity above 1 does not bring. */
export function LineNotes({ item }: { readonly item: CartItem }) {
  const isBought = hasBought(usePurchases(), item.id);
  if (!isBought && item.quantity === 1) return null;
  return (
    <div className="line__notes">
      {item.quantity > 1 && <Note icon="info">{orderNotesCopy.single}</Note>}
      {isBought && (
        <Note icon="info">
          {orderNotesCopy.bought} <ToPurchases />
        </Note>
      )}
    </div>
  );
}

/** Above the pay button. It is announced when another tab changes it. */
export function OrderNote({ hint }: { readonly hint: OrderHint }) {
  return (
    <div role="status" className="order-note">
      {hint !== 'none' && (
        <Note icon="alert">
          {orderNotesCopy.order[hint]} <ToPurchases />
        </Note>
      )}
    </div>
  );
}

function names(items: readonly CartItem[]): string {
  return new Intl.ListFormat('es-CL').format(items.map(({ name }) => name));
}

/** In the drawer, whose lines carry no such note; the way to the purchases stands beside it. */
export function BoughtNote() {
  const items = boughtBefore(useCart(), usePurchases());
  return items.length > 0 && <Note icon="info">{orderNotesCopy.boughtSome(names(items))}</Note>;
}
