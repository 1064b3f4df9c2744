import { productById } from '../catalogue/products.ts';
import { payableDays } from '../payments/payment.ts';
import type { OrderKeys } from '../school/purchase-orders.ts';

/** A bought product, by id: a receipt outlives its products. */
export type PurchasedLine = {
  readonly id: string;
  readonly quantity: number;
  /** Whole CLP for one, as it was paid; missing where a payment named no whole price. */
  readonly unitPrice?: number;
};

/** The buyer came back from paying, and the payment was not confirmed: it may still be approved. */
export type UndecidedReturn = {
  /** The payment service's number, when the return gave one. */
  readonly paymentId: string | null;
  /** ISO instant of the return. */
  readonly since: string;
};

/** A payment that was prepared here. The buyer may never return from it. */
export type Attempt = {
  /** Random; the return and the payment bear it. */
  readonly reference: string;
  /** The payment service's id of the prepared payment; null when the purchase was rebuilt in another browser. */
  readonly preparedId: string | null;
  readonly lines: readonly PurchasedLine[];
  /** Whole CLP that the payment service was asked to charge. */
  readonly total: number;
  /** ISO instant. */
  readonly startedAt: string;
  /** The number of the quote that the cart came from, where it did. */
  readonly quote?: string;
  /** Missing until the buyer comes back from paying; most attempts are abandoned and never get it. */
  readonly pending?: UndecidedReturn;
  /**
   * ISO instant at which the payment service last answered without confirming the payment. From then on only its
   * confirmation counts: a service that cannot be reached any more is no reason to believe a return.
   */
  readonly askedAt?: string;
  /** ISO instant at which the service last said that nobody has paid: unlike `askedAt`, not when it merely failed. */
  readonly deniedAt?: string;
};

/** A payment that the buyer came back from and that is not decided yet. */
export type PendingAttempt = Attempt & { readonly pending: UndecidedReturn };

/** The last download of a product's document. */
export type Downloaded = {
  /** The product's. */
  readonly id: string;
  /** 'YYYY-MM-DD': the date of the text that the file has. */
  readonly text: string;
  /** ISO instant. */
  readonly at: string;
};

/** An attempt whose payment was approved. */
export type Receipt = Omit<Attempt, 'pending' | 'askedAt' | 'deniedAt'> & {
  readonly paymentId: string | null;
  /** ISO instant: of the approval, else of the return. */
  readonly paidAt: string;
  /** ISO instant, as the payment service gave it; missing where it was not asked. */
  readonly approvedAt?: string;
  /** One for a product at most. */
  readonly downloads?: readonly Downloaded[];
};

/** Returns the keys of the purchase's own purchase order. One that was typed for its quote goes with it. */
export function orderKeysOf({ quote, reference }: Pick<Attempt, 'quote' | 'reference'>): OrderKeys {
  return quote === undefined ? [reference] : [quote, reference];
}

export type Purchases = {
  readonly attempts: readonly Attempt[];
  readonly receipts: readonly Receipt[];
  /** References of what was deleted here, the latest last: Back and the history must not bring it back. */
  readonly deleted?: readonly string[];
};

export const noPurchases: Purchases = { attempts: [], receipts: [] };

/** Maximum number of remembered deletions: more than a browser's history leads back to. */
export const mostDeleted = 200;

/** Maximum number of lines of one purchase. */
export const mostLines = 50;

export function isDeleted(purchases: Purchases, reference: string): boolean {
  return purchases.deleted?.includes(reference) ?? false;
}

export function findAttempt(purchases: Purchases, reference: string): Attempt | null {
  return purchases.attempts.find((attempt) => attempt.reference === reference) ?? null;
}

export function findReceipt(purchases: Purchases, reference: string): Receipt | null {
  return purchases.receipts.find((receipt) => receipt.reference === reference) ?? null;
}

export function lastDownload({ downloads }: Receipt, productId: string): Downloaded | null {
  return downloads?.find(({ id }) => id === productId) ?? null;
}

export function hasBought(purchases: Purchases, productId: string): boolean {
  return purchases.receipts.some(({ lines }) => lines.some(({ id }) => id === productId));
}

export function isPending(attempt: Attempt): attempt is PendingAttempt {
  return attempt.pending !== undefined;
}

/** True if /mis-compras has anything to show. */
export function hasPurchases({ attempts, receipts }: Purchases): boolean {
  return receipts.length > 0 || attempts.some(isPending);
}

/** Returns the quote numbers that purchases, and payments not decided yet, have taken. */
export function usedQuotes({ receipts, attempts }: Purchases): readonly string[] {
  return [...receipts, ...attempts.filter(isPending)].flatMap(({ quote }) => quote ?? []);
}

/** Returns the product's name, or its id once the shop no longer sells it. */
export function productName(id: string): string {
  return productById(id)?.name ?? id;
}

/** Each product once, and no more of them than are kept. Lists come from storage and from payments. */
export function uniqueLines(lines: readonly PurchasedLine[]): readonly PurchasedLine[] {
  const firsts = lines.filter(({ id }, index) => lines.findIndex((line) => line.id === id) === index);
  return firsts.slice(0, mostLines);
}

/** The lists of /mis-compras. */
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

/** README.md says what counts as what. */
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

const minute = 60_000;
const day = 24 * 60 * minute;

/** Milliseconds that an attempt is kept. The payment can't be made any longer after that. */
const keptFor = (payableDays + 1) * day;

/**
 * Milliseconds in which «not found» doesn't mean unpaid: the buyer is still on the payment page, perhaps on a phone, or
 * tries another card after a refused one.
 */
const payingFor = 15 * minute;

/** True if nobody can pay the attempt any more, and nobody came back from paying it. */
export function isOverdue({ startedAt, pending }: Attempt, now: number): boolean {
  return !pending && now - Date.parse(startedAt) > keptFor;
}

/** True if the attempt may turn out to be paid: the service hasn't denied it once the buyer had the time to pay. */
export function mayBePaid(attempt: Attempt, now: number): boolean {
  const { startedAt, deniedAt } = attempt;
  const isUnpaid = deniedAt !== undefined && Date.parse(deniedAt) - Date.parse(startedAt) >= payingFor;
  return !isUnpaid && !isOverdue(attempt, now);
}
