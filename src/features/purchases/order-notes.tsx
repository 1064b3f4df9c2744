import { orderNotesCopy } from '../../content/order-notes.ts';
import { paths } from '../../content/paths.ts';
import { Note } from '../../ui/note.tsx';
import { InlineLink } from '../../ui/text-link.tsx';
import type { CartItem } from '../cart/cart.ts';
import type { OrderHint } from './order-hints.ts';
import { hasBought } from './purchases.ts';
import { usePurchases } from './purchases-context.ts';

function ToPurchases() {
  return <InlineLink to={paths.purchases}>{orderNotesCopy.purchases}</InlineLink>;
}

/** Notes beside a line: that it was bought before, and that a quantity above 1 still gives one file. */
export function LineNotes({ item }: { readonly item: CartItem }) {
  const isBought = hasBought(usePurchases(), item.id);
  if (!isBought && item.quantity === 1) return null;
  return (
    <div className="col-start-2 grid gap-1.5 pt-2">
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
    <div
      role="status"
      className="[&>p]:mb-5 [&>p]:rounded-control [&>p]:border-l-4 [&>p]:border-copper [&>p]:bg-folder [&>p]:px-4 [&>p]:py-3.5 [&>p]:text-left"
    >
      {hint !== 'none' && (
        <Note icon="alert">
          {orderNotesCopy.order[hint]} <ToPurchases />
        </Note>
      )}
    </div>
  );
}
