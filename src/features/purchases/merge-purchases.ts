import { type Attempt, mostDeleted, type Purchases, type Receipt } from './purchases.ts';

/** A tab of an earlier version writes entries without their quote. */
function withQuote<T extends Attempt | Receipt>(mine: Attempt | Receipt | undefined, stored: T): T {
  const quote = stored.quote ?? mine?.quote;
  return { ...stored, ...(quote && { quote }) };
}

/** One attempt as both tabs know it: that it was checked or is pending is kept from either. */
function mergeAttempt(mine: Attempt | undefined, stored: Attempt): Attempt {
  if (!mine) return stored;
  const pending = stored.pending ?? mine.pending;
  const askedAt = stored.askedAt ?? mine.askedAt;
  return { ...withQuote(mine, stored), ...(pending && { pending }), ...(askedAt && { askedAt }) };
}

/** A tab of an earlier version writes receipts without their approval; it may have made one of an attempt of this tab. */
function mergeReceipt(mine: Receipt | Attempt | undefined, stored: Receipt): Receipt {
  const approvedAt = stored.approvedAt ?? (mine && 'approvedAt' in mine ? mine.approvedAt : undefined);
  return { ...withQuote(mine, stored), ...(approvedAt && { approvedAt }) };
}

/**
 * This tab's purchases together with the stored ones: neither may replace the other. An entry that only this tab has
 * stays, unless another tab deleted it.
 */
export function mergePurchases(mine: Purchases, stored: Purchases): Purchases {
  const references = (list: readonly { readonly reference: string }[]) =>
    new Set(list.map(({ reference }) => reference));
  const gone = new Set(stored.deleted);
  const receipts = references(stored.receipts);
  const attempts = references(stored.attempts);
  const own = new Map([...mine.attempts, ...mine.receipts].map((entry) => [entry.reference, entry]));
  const allReceipts = [
    ...stored.receipts.map((receipt) => mergeReceipt(own.get(receipt.reference), receipt)),
    ...mine.receipts.filter(({ reference }) => !receipts.has(reference) && !gone.has(reference)),
  ];
  const paid = references(allReceipts);
  const ownAttempts = new Map(mine.attempts.map((attempt) => [attempt.reference, attempt]));
  const allAttempts = [
    ...mine.attempts.filter(({ reference }) => !attempts.has(reference) && !gone.has(reference)),
    ...stored.attempts.map((attempt) => mergeAttempt(ownAttempts.get(attempt.reference), attempt)),
  ].filter(({ reference }) => !paid.has(reference));
  const deleted = [...new Set([...(mine.deleted ?? []), ...gone])]
    .filter((reference) => gone.has(reference) || !(paid.has(reference) || attempts.has(reference)))
    .slice(-mostDeleted);
  return {
    attempts: allAttempts,
    receipts: allReceipts,
    ...((mine.deleted || stored.deleted) && { deleted }),
  };
}
