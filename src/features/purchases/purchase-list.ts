import { type Attempt, isPending, type PendingAttempt, type Purchases, type Receipt } from './purchases.ts';

/** What /mis-compras shows. */
export type PurchaseList = {
  /** Newest first, like the receipts. */
  readonly pending: readonly PendingAttempt[];
  readonly receipts: readonly Receipt[];
  /** Payments that were begun here and not returned from. Most were never made. */
  readonly begun: readonly Attempt[];
};

/** The place of a pending payment in the page, as an address names it. */
export function pendingId(reference: string): string {
  return `pago-${encodeURIComponent(reference)}`;
}

/** The place where payments are looked for that were begun and not returned from. */
export const begunId = 'perdidos';

function newestFirst<T>(list: readonly T[], instant: (each: T) => string): readonly T[] {
  return list.toSorted((a, b) => Date.parse(instant(b)) - Date.parse(instant(a)));
}

/** See docs/decisions/0007-what-the-device-keeps.md for what counts as what. */
export function listPurchases({ attempts, receipts }: Purchases): PurchaseList {
  return {
    pending: newestFirst(attempts.filter(isPending), ({ pending }) => pending.since),
    receipts: newestFirst(receipts, ({ paidAt }) => paidAt),
    begun: newestFirst(
      attempts.filter((attempt) => !isPending(attempt)),
      ({ startedAt }) => startedAt,
    ),
  };
}
