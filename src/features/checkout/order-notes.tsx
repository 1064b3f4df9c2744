// The checkout lists other payments and purchases of the same products, so that nobody pays twice by mistake.
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { orderNotesCopy } from '../../content/checkout-copy.ts';
import { paths } from '../../content/paths.ts';
import { outcomeRows } from '../../content/payment-outcomes.ts';
import { dateTimeInChile } from '../../platform/format.ts';
import { parserOf } from '../../platform/schema.ts';
import { Note } from '../../ui/notices/note.tsx';
import { InlineLink } from '../../ui/text-link.tsx';
import { type Cart, type CartLine, linesKey } from '../cart/cart.ts';
import {
  type Attempt,
  hasBought,
  isPending,
  lostPaymentsId,
  mayBePaid,
  noPurchases,
  type Purchases,
  pendingElementId,
} from '../purchases/purchases.ts';
import { purchasesKey } from '../purchases/purchases-key.ts';
import { usePurchases, usePurchasesStore } from '../purchases/purchases-store.ts';
import { StoredPurchases } from '../purchases/stored-purchases.ts';

/** References that tell this page's own payment from other payments and purchases, which it warns about. */
export type OtherPayments = {
  /** Attempts to warn about: begun before the page was opened, by another tab, or by this page for an earlier cart. */
  readonly attemptReferences: readonly string[];
  /** Purchases completed before the page was opened. Any other purchase was completed meanwhile. */
  readonly earlierReceiptReferences: ReadonlySet<string>;
};

type RecordWithReference = { readonly reference: string };

const referencesOf = (list: readonly RecordWithReference[]) => list.map(({ reference }) => reference);

function newReferences(
  recordsBefore: readonly RecordWithReference[],
  recordsAfter: readonly RecordWithReference[],
): readonly string[] {
  const knownReferences = referencesOf(recordsBefore);
  return referencesOf(recordsAfter).filter((reference) => !knownReferences.includes(reference));
}

/** Counts every attempt as begun elsewhere, since this page has not prepared a payment for its current cart. */
export function withAllAttempts(
  { earlierReceiptReferences }: OtherPayments,
  { attempts }: Purchases,
): OtherPayments {
  return { attemptReferences: referencesOf(attempts), earlierReceiptReferences };
}

export function otherPaymentsAtOpening({ attempts, receipts }: Purchases): OtherPayments {
  return {
    attemptReferences: referencesOf(attempts),
    earlierReceiptReferences: new Set(referencesOf(receipts)),
  };
}

/** @param purchasesBefore the stored purchases before another tab changed them to `purchasesAfter` */
export function withNewPayments(
  otherPayments: OtherPayments,
  purchasesBefore: Purchases,
  purchasesAfter: Purchases,
): OtherPayments {
  const begunReferences = newReferences(purchasesBefore.attempts, purchasesAfter.attempts);
  return begunReferences.length === 0
    ? otherPayments
    : { ...otherPayments, attemptReferences: [...otherPayments.attemptReferences, ...begunReferences] };
}

/**
 * True if any purchase was completed since the page was opened. The cart's current content doesn't matter, because
 * completing a purchase removes its products from the cart.
 */
export function wasPaidElsewhere(
  { receipts }: Purchases,
  { earlierReceiptReferences }: OtherPayments,
): boolean {
  return receipts.some(({ reference }) => !earlierReceiptReferences.has(reference));
}

/**
 * Returns the attempts for this product that may still turn out to be paid: every pending attempt, but only the latest
 * begun one, because the link of its note leads to a search for all begun attempts. The other products and the
 * quantities of an attempt don't matter, since the buyer would pay for this document twice in any case.
 * @param now milliseconds since 1970
 */
export function findOpenPayments(
  productId: string,
  { attempts }: Purchases,
  otherPayments: OtherPayments,
  now: number,
): readonly Attempt[] {
  const productAttempts = attempts.filter(({ lines }) => lines.some(({ id }) => id === productId));
  const begunAttempts = productAttempts
    .filter((attempt) => !isPending(attempt) && mayBePaid(attempt, now))
    .filter(({ reference }) => otherPayments.attemptReferences.includes(reference))
    .toSorted((a, b) => Date.parse(b.startedAt) - Date.parse(a.startedAt));
  return [...productAttempts.filter(isPending), ...begunAttempts.slice(0, 1)];
}

const parseText = parserOf(v.pipe(v.string(), v.parseJson(), StoredPurchases));
const parseStored = (text: string | null): Purchases => parseText(text) ?? noPurchases;

/** Tracks payments that other tabs begin while the page is open. */
export function useOtherPayments(cart: Cart): OtherPayments {
  const store = usePurchasesStore();
  const [otherPayments, setOtherPayments] = useState(() => otherPaymentsAtOpening(store.get()));
  const orderKey = linesKey(cart.items);

  useEffect(() => {
    // Only the event shows what another tab changed, since the store holds this page's own payment as well.
    const handleStorage = ({ key, oldValue, newValue }: StorageEvent) => {
      if (key !== purchasesKey) return;
      setOtherPayments((current) => withNewPayments(current, parseStored(oldValue), parseStored(newValue)));
    };
    // A page in the back/forward cache gets no events, so it starts again as if it had just been opened.
    const handlePageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setOtherPayments(otherPaymentsAtOpening(store.get()));
    };
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pageshow', handlePageShow);
    return () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pageshow', handlePageShow);
    };
  }, [store]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the order changes, the page drops its own payment, which may still be open in another tab
  useEffect(() => setOtherPayments((current) => withAllAttempts(current, store.get())), [store, orderKey]);

  return otherPayments;
}

function PurchasesInlineLink() {
  return <InlineLink to={paths.purchases}>{orderNotesCopy.purchases}</InlineLink>;
}

function OpenPayment({ attempt }: { readonly attempt: Attempt }) {
  const rows = outcomeRows.checkout;
  const moment = dateTimeInChile(attempt.startedAt);
  const elementId = isPending(attempt) ? pendingElementId(attempt.reference) : lostPaymentsId;
  return (
    <Note icon="alert" className="pt-2">
      <span>{isPending(attempt) ? rows.pending(moment, attempt.pending.paymentId) : rows.begun(moment)}</span>{' '}
      <InlineLink to={`${paths.purchases}#${elementId}`}>{rows.link}</InlineLink>
    </Note>
  );
}

export type LineFacts = {
  readonly openPayments: readonly Attempt[];
  readonly hasQuantityAboveOne: boolean;
  readonly wasBoughtBefore: boolean;
};

export function useLineFacts(item: CartLine, otherPayments: OtherPayments): LineFacts {
  const purchases = usePurchases();
  return {
    openPayments: findOpenPayments(item.id, purchases, otherPayments, Date.now()),
    hasQuantityAboveOne: item.quantity > 1,
    wasBoughtBefore: hasBought(purchases, item.id),
  };
}

/** Screen readers announce the notes about payments when another tab changes them. */
export function LineNotes({ openPayments: attempts, hasQuantityAboveOne, wasBoughtBefore }: LineFacts) {
  return (
    <div className="col-start-2 @max-[15rem]:col-start-1">
      <div role="status">
        {attempts.map((attempt) => (
          <OpenPayment key={attempt.reference} attempt={attempt} />
        ))}
      </div>
      {hasQuantityAboveOne && (
        <Note icon="info" className="pt-2">
          {orderNotesCopy.oneFileOnly}
        </Note>
      )}
      {wasBoughtBefore && (
        <Note icon="info" className="pt-2">
          {orderNotesCopy.bought} <PurchasesInlineLink />
        </Note>
      )}
    </div>
  );
}

export function OrderNote({ otherPayments }: { readonly otherPayments: OtherPayments }) {
  const isPaid = wasPaidElsewhere(usePurchases(), otherPayments);
  return (
    <div
      role="status"
      className="[&>p]:mb-5 [&>p]:rounded-control [&>p]:border-l-4 [&>p]:border-accent [&>p]:bg-folder [&>p]:px-4 [&>p]:py-3.5 [&>p]:text-left"
    >
      {isPaid && (
        <Note icon="alert">
          {orderNotesCopy.paidMeanwhile} <PurchasesInlineLink />
        </Note>
      )}
    </div>
  );
}
