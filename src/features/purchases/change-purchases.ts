import {
  type Attempt,
  type DownloadRecord,
  findAttempt,
  findReceipt,
  hasBought,
  maxDeletions,
  type Purchases,
  type Receipt,
  type UndecidedReturn,
} from './purchases.ts';

export function addAttempt(purchases: Purchases, attempt: Attempt): Purchases {
  return { ...purchases, attempts: [...purchases.attempts, attempt] };
}

function changeAttempt(
  purchases: Purchases,
  reference: string,
  change: (attempt: Attempt) => Attempt,
): Purchases {
  const attempt = findAttempt(purchases, reference);
  const changedAttempt = attempt && change(attempt);
  if (changedAttempt === attempt) return purchases;
  const attempts = purchases.attempts.map((stored) =>
    stored === attempt && changedAttempt ? changedAttempt : stored,
  );
  return { ...purchases, attempts };
}

/** Repeating the same return changes nothing. */
export function markPending(
  purchases: Purchases,
  reference: string,
  undecidedReturn: UndecidedReturn,
): Purchases {
  return changeAttempt(purchases, reference, (attempt) => {
    // Keep the number of an earlier return if this one gives none.
    const paymentId = undecidedReturn.paymentId ?? attempt.pending?.paymentId ?? null;
    if (attempt.pending?.paymentId === paymentId) return attempt;
    return { ...attempt, pending: { ...undecidedReturn, paymentId } };
  });
}

/** @param askedAt ISO instant of an answer that did not confirm the payment */
export function markAsked(purchases: Purchases, reference: string, askedAt: string): Purchases {
  return changeAttempt(purchases, reference, (attempt) =>
    attempt.askedAt === askedAt ? attempt : { ...attempt, askedAt },
  );
}

/** @param deniedAt ISO instant at which the service answered that nobody has paid, or that the money went back */
export function markDenied(purchases: Purchases, reference: string, deniedAt: string): Purchases {
  return changeAttempt(purchases, reference, (attempt) =>
    attempt.deniedAt === deniedAt ? attempt : { ...attempt, deniedAt },
  );
}

/** Removes the attempt from the pending payments. The buyer may still pay it with another card. */
export function clearPending(purchases: Purchases, reference: string): Purchases {
  return changeAttempt(purchases, reference, (attempt) => {
    const { pending, ...rest } = attempt;
    return pending ? rest : attempt;
  });
}

/** The record replaces that of the product's previous download. */
export function recordDownload(purchases: Purchases, download: DownloadRecord): Purchases {
  if (!hasBought(purchases, download.id)) return purchases;
  const receipts = purchases.receipts.map((receipt) => {
    if (!receipt.lines.some(({ id }) => id === download.id)) return receipt;
    const otherDownloads = receipt.downloads?.filter(({ id }) => id !== download.id) ?? [];
    return { ...receipt, downloads: [...otherDownloads, download] };
  });
  return { ...purchases, receipts };
}

function removeReference<T extends { readonly reference: string }>(list: readonly T[], reference: string) {
  return list.filter((entry) => entry.reference !== reference);
}

/** Deletes a purchase or a pending payment, and remembers only that its reference was deleted. */
export function deleteOrder(purchases: Purchases, reference: string): Purchases {
  if (!findAttempt(purchases, reference) && !findReceipt(purchases, reference)) return purchases;
  return {
    attempts: removeReference(purchases.attempts, reference),
    receipts: removeReference(purchases.receipts, reference),
    deleted: [...(purchases.deleted ?? []), reference].slice(-maxDeletions),
  };
}

/** Removes an attempt that was never paid. Unlike `deleteOrder`, it doesn't remember the reference. */
export function discardAttempt(purchases: Purchases, reference: string): Purchases {
  return findAttempt(purchases, reference)
    ? { ...purchases, attempts: removeReference(purchases.attempts, reference) }
    : purchases;
}

/**
 * Adds a receipt, and removes the attempt with its reference, if there is one. Adding the same receipt again, as a
 * reload does, changes nothing.
 */
export function addReceipt(purchases: Purchases, receipt: Receipt): Purchases {
  const { reference } = receipt;
  if (findReceipt(purchases, reference)) return purchases;
  const remainingDeleted = purchases.deleted?.filter((deletedReference) => deletedReference !== reference);
  return {
    attempts: removeReference(purchases.attempts, reference),
    receipts: [...purchases.receipts, receipt],
    ...(remainingDeleted && { deleted: remainingDeleted }),
  };
}

/** Merges two tabs' versions of an attempt, so that it is pending, asked or denied if either version is. */
function mergeAttempt(current: Attempt | undefined, stored: Attempt): Attempt {
  if (!current) return stored;
  const pending = stored.pending ?? current.pending;
  const askedAt = stored.askedAt ?? current.askedAt;
  const deniedAt = stored.deniedAt ?? current.deniedAt;
  return {
    ...stored,
    ...(pending && { pending }),
    ...(askedAt && { askedAt }),
    ...(deniedAt && { deniedAt }),
  };
}

/**
 * Merges this tab's purchases with the stored ones, which another tab may have written. Keeps entries that only
 * this tab has, unless another tab deleted them.
 */
export function mergePurchases(current: Purchases, stored: Purchases): Purchases {
  const referencesOf = (list: readonly { readonly reference: string }[]) =>
    new Set(list.map(({ reference }) => reference));
  const deletedElsewhere = new Set(stored.deleted);
  const storedReceiptReferences = referencesOf(stored.receipts);
  const storedAttemptReferences = referencesOf(stored.attempts);
  const allReceipts = [
    ...stored.receipts,
    ...current.receipts.filter(
      ({ reference }) => !storedReceiptReferences.has(reference) && !deletedElsewhere.has(reference),
    ),
  ];
  const paidReferences = referencesOf(allReceipts);
  const attemptsByReference = new Map(current.attempts.map((attempt) => [attempt.reference, attempt]));
  const allAttempts = [
    ...current.attempts.filter(
      ({ reference }) => !storedAttemptReferences.has(reference) && !deletedElsewhere.has(reference),
    ),
    ...stored.attempts.map((attempt) => mergeAttempt(attemptsByReference.get(attempt.reference), attempt)),
  ].filter(({ reference }) => !paidReferences.has(reference));
  // If another tab restored an order that this tab had deleted, drop this tab's deletion.
  const mergedDeleted = [...new Set([...(current.deleted ?? []), ...deletedElsewhere])]
    .filter(
      (reference) =>
        deletedElsewhere.has(reference) ||
        !(paidReferences.has(reference) || storedAttemptReferences.has(reference)),
    )
    .slice(-maxDeletions);
  return {
    attempts: allAttempts,
    receipts: allReceipts,
    ...((current.deleted || stored.deleted) && { deleted: mergedDeleted }),
  };
}
