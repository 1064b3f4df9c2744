import { orderNotesCopy } from '../../content/checkout-copy.ts';
import { Note } from '../../ui/notices/note.tsx';
import { useCart } from '../cart/cart-store.ts';
import { hasBought, productName } from '../purchases/purchases.ts';
import { usePurchases } from '../purchases/purchases-store.ts';

/** One note names all the products, because the drawer's lines have no room for a note each. */
export function BoughtNote() {
  const purchases = usePurchases();
  const names = useCart()
    .items.filter(({ id }) => hasBought(purchases, id))
    .map(({ id }) => productName(id));
  if (names.length === 0) return null;
  return <Note icon="info">{orderNotesCopy.boughtSome(new Intl.ListFormat('es-CL').format(names))}</Note>;
}
