import { repeatCopy } from '../../content/purchases-copy.ts';
import { env } from '../../platform/current-env.ts';
import { MailSentence } from '../../ui/mail-link.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { type Purchases, productName, type Receipt } from './purchases.ts';
import { usePurchases } from './purchases-store.ts';

/** Products that a purchase shares with other purchases from about the same time. */
export type RepeatPurchase = {
  /** Ids of the shared products, in the order of the purchase. */
  readonly productIds: readonly string[];
  /** The other purchases, in the order of their delivery. */
  readonly earlierReceipts: readonly Receipt[];
};

const dayMs = 24 * 60 * 60 * 1000;

function isWithinADay(a: Receipt, b: Receipt): boolean {
  return Math.abs(Date.parse(a.paidAt) - Date.parse(b.paidAt)) < dayMs;
}

/**
 * Returns the products that the purchase shares with purchases that were delivered before it and paid within 24 hours
 * of it, for example in two tabs; null if there are none. Receipts are stored in the order of their delivery.
 */
export function findRepeatPurchase(receipt: Receipt, { receipts }: Purchases): RepeatPurchase | null {
  const index = receipts.findIndex(({ reference }) => reference === receipt.reference);
  const ids = receipt.lines.map(({ id }) => id);
  const earlierReceipts = receipts
    .slice(0, Math.max(index, 0))
    .filter(
      (otherReceipt) =>
        isWithinADay(otherReceipt, receipt) && otherReceipt.lines.some(({ id }) => ids.includes(id)),
    );
  if (earlierReceipts.length === 0) return null;
  const boughtIds = new Set(earlierReceipts.flatMap(({ lines }) => lines.map(({ id }) => id)));
  return { productIds: ids.filter((id) => boughtIds.has(id)), earlierReceipts };
}

type Props = { readonly receipt: Receipt; readonly className?: string };

export function RepeatNote({ receipt, className = '' }: Props) {
  const repeatPurchase = findRepeatPurchase(receipt, usePurchases());
  if (!repeatPurchase) return null;
  const text = repeatCopy.text(
    repeatPurchase.productIds.map(productName),
    repeatPurchase.earlierReceipts.map(({ paymentId }) => paymentId),
  );
  return (
    <Note icon="info" className={className}>
      <MailSentence parts={text} email={env.contactEmail} />
    </Note>
  );
}
