import { orderNotesCopy } from '../../content/checkout-copy.ts';
import { Note } from '../../ui/note.tsx';
import type { CartItem } from '../cart/cart.ts';
import { useCart } from '../cart/cart-context.ts';
import { usePurchases } from '../purchases/purchases-context.ts';
import { boughtBefore } from './order-hints.ts';

function names(items: readonly CartItem[]): string {
  return new Intl.ListFormat('es-CL').format(items.map(({ name }) => name));
}

/** For the drawer, whose lines have no room for the note; the link to the purchases is next to it. */
export function BoughtNote() {
  const items = boughtBefore(useCart(), usePurchases());
  return items.length > 0 && <Note icon="info">{orderNotesCopy.boughtSome(names(items))}</Note>;
}
