import { productById } from '../catalogue/products.ts';
import { payableDays } from '../payments/payment.ts';
import type { OrderKeys } from '../school/purchase-orders.ts';

/** A bought product. Only the id names it, because a receipt may outlive the product in the catalogue. */
export type PurchasedLine = {
  readonly id: string;
  readonly quantity: number;
  /** Whole CLP paid for one unit; missing if the payment named no whole price. */
  readonly unitPrice?: number;
};

/** Return of a buyer whose payment was not confirmed and may still be approved. */
export type UndecidedReturn = {
  /** Number of the payment at the payment service, if the return gave one. */
  readonly paymentId: string | null;
  /** ISO instant of the return. */
  readonly since: string;
};

/** A payment that was prepared in this browser. The buyer may never return from it. */
export type Attempt = {
  /**
   * Random text that identifies the order. The payment service repeats it in the return's address and in the payment.
   */
  readonly reference: string;
  /**
   * The payment service's id of the prepared payment; null in a receipt that was rebuilt from the payment, because
   * another browser prepared it.
   */
  readonly preparedId: string | null;
  readonly lines: readonly PurchasedLine[];
  /** Whole CLP that the payment service was asked to charge. */
  readonly total: number;
  /** ISO instant at which the payment was prepared. */
  readonly startedAt: string;
  /** Number of the quote that the cart came from, if any. */
  readonly quote?: string;
  /** Missing unless the buyer has come back from an undecided payment. Most buyers never come back. */
  readonly pending?: UndecidedReturn;
  /**
   * ISO instant at which the payment service last answered without confirming the payment. From then on, an approved
   * return no longer counts as paid if the service can't be reached. Only a confirmation does.
   */
  readonly askedAt?: string;
  /** ISO instant at which the service last answered that nobody has paid, or that the money went back. */
  readonly deniedAt?: string;
};

export type PendingAttempt = Attempt & { readonly pending: UndecidedReturn };

/** The last download of a product's document. */
export type DownloadRecord = {
  /** Id of the product. */
  readonly id: string;
  /** 'YYYY-MM-DD', the version date of the downloaded text. */
  readonly text: string;
  /** ISO instant of the download. */
  readonly at: string;
};

/** Approved purchase. */
export type Receipt = Omit<Attempt, 'pending' | 'askedAt' | 'deniedAt'> & {
  readonly paymentId: string | null;
  /** ISO instant of the approval, or of the return if the approval is unknown. */
  readonly paidAt: string;
  /**
   * ISO instant at which the payment service says that it approved the payment; missing if the service wasn't asked.
   */
  readonly approvedAt?: string;
  /** At most one per product. */
  readonly downloads?: readonly DownloadRecord[];
};

/**
 * Returns the keys under which the school's purchase-order number is stored for this purchase. A purchase-order number
 * typed for the purchase's quote counts too.
 */
export function orderKeysOf({ quote, reference }: Pick<Attempt, 'quote' | 'reference'>): OrderKeys {
  return quote === undefined ? [reference] : [quote, reference];
}

export type Purchases = {
  readonly attempts: readonly Attempt[];
  readonly receipts: readonly Receipt[];
  /**
   * References of deleted purchases, the latest last. A return page that the buyer reopens from the browser's history
   * must not restore these purchases.
   */
  readonly deleted?: readonly string[];
};

export const noPurchases: Purchases = { attempts: [], receipts: [] };

/** Maximum number of remembered deletions, more than the pages in a browser's history. */
export const maxDeletions = 200;

export const maxLines = 50;

export function isDeleted(purchases: Purchases, reference: string): boolean {
  return purchases.deleted?.includes(reference) ?? false;
}

export function findAttempt(purchases: Purchases, reference: string): Attempt | null {
  return purchases.attempts.find((attempt) => attempt.reference === reference) ?? null;
}

export function findReceipt(purchases: Purchases, reference: string): Receipt | null {
  return purchases.receipts.find((receipt) => receipt.reference === reference) ?? null;
}

export function lastDownload({ downloads }: Receipt, productId: string): DownloadRecord | null {
  return downloads?.find(({ id }) => id === productId) ?? null;
}

export function hasBought(purchases: Purchases, productId: string): boolean {
  return purchases.receipts.some(({ lines }) => lines.some(({ id }) => id === productId));
}

export function isPending(attempt: Attempt): attempt is PendingAttempt {
  return attempt.pending !== undefined;
}

export function hasPurchases({ attempts, receipts }: Purchases): boolean {
  return receipts.length > 0 || attempts.some(isPending);
}

export function usedQuoteNumbers({ receipts, attempts }: Purchases): readonly string[] {
  return [...receipts, ...attempts.filter(isPending)].flatMap(({ quote }) => quote ?? []);
}

/** Returns the product's name, or its id once the shop no longer sells it. */
export function productName(id: string): string {
  return productById(id)?.name ?? id;
}

/** Removes repeated products, and lines above the maximum number. The lists come from storage and from payments. */
export function uniqueLines(lines: readonly PurchasedLine[]): readonly PurchasedLine[] {
  const firstLines = lines.filter(({ id }, index) => lines.findIndex((line) => line.id === id) === index);
  return firstLines.slice(0, maxLines);
}

/** The lists of /mis-compras, each with the newest entry first. */
export type PurchaseLists = {
  readonly pendingAttempts: readonly PendingAttempt[];
  readonly receipts: readonly Receipt[];
  /** Attempts that the buyer hasn't returned from. Most were abandoned. */
  readonly begunAttempts: readonly Attempt[];
};

/** Returns the id of a pending payment's element in /mis-compras. Links use it as their fragment. */
export function pendingElementId(reference: string): string {
  return `pago-${encodeURIComponent(reference)}`;
}

/** Id of the section in /mis-compras that searches for begun payments. */
export const lostPaymentsId = 'perdidos';

function sortNewestFirst<T>(list: readonly T[], instantOf: (entry: T) => string): readonly T[] {
  return list.toSorted((a, b) => Date.parse(instantOf(b)) - Date.parse(instantOf(a)));
}

export function listPurchases({ attempts, receipts }: Purchases): PurchaseLists {
  return {
    pendingAttempts: sortNewestFirst(attempts.filter(isPending), ({ pending }) => pending.since),
    receipts: sortNewestFirst(receipts, ({ paidAt }) => paidAt),
    begunAttempts: sortNewestFirst(
      attempts.filter((attempt) => !isPending(attempt)),
      ({ startedAt }) => startedAt,
    ),
  };
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Milliseconds for which an attempt can be paid after its start. */
const payableMs = (payableDays + 1) * dayMs;

/**
 * Milliseconds after an attempt's start during which a denial doesn't count as unpaid. The buyer may still be on the
 * payment page, perhaps on a phone, or try another card after a refused one.
 */
const timeToPayMs = 15 * minuteMs;

/** True if nobody can pay the attempt any more, and the buyer never came back. */
export function isOverdue({ startedAt, pending }: Attempt, now: number): boolean {
  return !pending && now - Date.parse(startedAt) > payableMs;
}

/**
 * True if the attempt may turn out to be paid: it isn't overdue, and no denial came after the time that a buyer needs
 * to pay.
 */
export function mayBePaid(attempt: Attempt, now: number): boolean {
  const { startedAt, deniedAt } = attempt;
  const isUnpaid = deniedAt !== undefined && Date.parse(deniedAt) - Date.parse(startedAt) >= timeToPayMs;
  return !isUnpaid && !isOverdue(attempt, now);
}
