import { type Attempt, mostDeleted, type Purchases } from './purchases.ts';

/** One attempt as both tabs know it: that it was checked or is pending is kept from either. */
function mergeAttempt(mine: Attempt | undefined, stored: Attempt): Attempt {
  if (!mine) return stored;
  const pending = stored.pending ?? mine.pending;
  const askedAt = stored.askedAt ?? mine.askedAt;
  return { ...stored, ...(pending && { pending }), ...(askedAt && { askedAt }) };
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
  const allReceipts = [
    ...stored.receipts,
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
