import { orderNotesCopy } from '../../content/checkout-copy.ts';
import { paths } from '../../content/paths.ts';
import { outcomeRows } from '../../content/payment-outcomes.ts';
import { momentInChile } from '../../platform/format.ts';
import { Note } from '../../ui/note.tsx';
import { InlineLink } from '../../ui/text-link.tsx';
import type { CartLine } from '../cart/cart.ts';
import { useCart } from '../cart/cart-store.ts';
import {
  type Attempt,
  begunId,
  hasBought,
  isPending,
  pendingId,
  productName,
} from '../purchases/purchases.ts';
import { usePurchases } from '../purchases/purchases-store.ts';
import { isPaidMeanwhile, type Others, openPayments } from './order-hints.ts';

function ToPurchases() {
  return <InlineLink to={paths.purchases}>{orderNotesCopy.purchases}</InlineLink>;
}

/** Warns of a payment without an answer, and links to its check. */
function OpenPayment({ attempt }: { readonly attempt: Attempt }) {
  const rows = outcomeRows.checkout;
  const moment = momentInChile(attempt.startedAt);
  const place = isPending(attempt) ? pendingId(attempt.reference) : begunId;
  return (
    <Note icon="alert" className="pt-2">
      <span>{isPending(attempt) ? rows.pending(moment, attempt.pending.paymentId) : rows.begun(moment)}</span>{' '}
      <InlineLink to={`${paths.purchases}#${place}`}>{rows.link}</InlineLink>
    </Note>
  );
}

type LineProps = { readonly item: CartLine; readonly others: Others };

/**
 * Says beside a line that a payment of it has no answer yet, that it was bought before, or that a quantity above 1 still
 * gives one file. The first is announced when another tab changes it.
 */
export function LineNotes({ item, others }: LineProps) {
  const purchases = usePurchases();
  return (
    <div className="col-start-2 @max-[15rem]:col-start-1">
      <div role="status">
        {openPayments(item.id, purchases, others, Date.now()).map((attempt) => (
          <OpenPayment key={attempt.reference} attempt={attempt} />
        ))}
      </div>
      {item.quantity > 1 && (
        <Note icon="info" className="pt-2">
          {orderNotesCopy.single}
        </Note>
      )}
      {hasBought(purchases, item.id) && (
        <Note icon="info" className="pt-2">
          {orderNotesCopy.bought} <ToPurchases />
        </Note>
      )}
    </div>
  );
}

/** Stands above the pay button. It is announced when another tab changes it. */
export function OrderNote({ others }: { readonly others: Others }) {
  const isPaid = isPaidMeanwhile(usePurchases(), others);
  return (
    <div
      role="status"
      className="[&>p]:mb-5 [&>p]:rounded-control [&>p]:border-l-4 [&>p]:border-accent [&>p]:bg-folder [&>p]:px-4 [&>p]:py-3.5 [&>p]:text-left"
    >
      {isPaid && (
        <Note icon="alert">
          {orderNotesCopy.paidMeanwhile} <ToPurchases />
        </Note>
      )}
    </div>
  );
}

/** Stands in the drawer, whose lines have no room for a note each. The link to the purchases is next to it. */
export function BoughtNote() {
  const purchases = usePurchases();
  const names = useCart()
    .items.filter(({ id }) => hasBought(purchases, id))
    .map(({ id }) => productName(id));
  if (names.length === 0) return null;
  return <Note icon="info">{orderNotesCopy.boughtSome(new Intl.ListFormat('es-CL').format(names))}</Note>;
}
