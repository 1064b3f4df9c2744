import * as v from 'valibot';
import { Instant } from '../../platform/dates.ts';
import { type Cart, subtotal } from '../cart/cart.ts';

/** What was bought, by id: a receipt outlives its products. */
export type PurchasedLine = {
  readonly id: string;
  readonly quantity: number;
  /** Whole CLP for one, as it was paid; unknown of purchases that did not note it. */
  readonly unitPrice?: number;
};

/** The buyer came back from paying without Mercado Pago's yes: the payment may still be approved. */
export type Pending = {
  /** Mercado Pago's number, when the return gave one. */
  readonly paymentId: string | null;
  /** ISO instant of the return. */
  readonly since: string;
};

/** A payment that was prepared. The buyer may never come back from it. */
export type Attempt = {
  /** Random; Mercado Pago returns it as external_reference. */
  readonly reference: string;
  /** null when the purchase was rebuilt from its payment in another browser. */
  readonly preferenceId: string | null;
  readonly lines: readonly PurchasedLine[];
  /** What Mercado Pago was asked to charge, in whole CLP. */
  readonly total: number;
  /** ISO instant. */
  readonly startedAt: string;
  /** Missing while nobody has come back from it, which is how most attempts end: they are abandoned. */
  readonly pending?: Pending;
  /**
   * ISO instant at which the payment service last answered without confirming the payment. From then on only its
   * confirmation counts: a service that cannot be reached any more is no reason to believe a return.
   */
  readonly askedAt?: string;
};

/** A payment that the buyer came back from and that is not decided yet. */
export type PendingPayment = Attempt & { readonly pending: Pending };

/** An attempt whose payment was approved. */
export type Receipt = Omit<Attempt, 'pending' | 'askedAt'> & {
  readonly paymentId: string | null;
  /** ISO instant of the return. */
  readonly paidAt: string;
};

export type Purchases = {
  readonly attempts: readonly Attempt[];
  readonly receipts: readonly Receipt[];
  /** References of what was deleted here, the latest last: Back and the history must not bring it back. */
  readonly deleted?: readonly string[];
};

export const noPurchases: Purchases = { attempts: [], receipts: [] };

/** Deletions that are remembered: more than one browser's history leads back to. */
const mostDeleted = 200;

/** Milliseconds for which an attempt is kept without a question. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** @param now ISO instant */
export function attemptFor(cart: Cart, reference: string, preferenceId: string, now: string): Attempt {
  return {
    reference,
    preferenceId,
    lines: cart.items.map(({ id, quantity, price }) => ({ id, quantity, unitPrice: price })),
    total: subtotal(cart),
    startedAt: now,
  };
}

export function addAttempt(purchases: Purchases, attempt: Attempt): Purchases {
  return { ...purchases, attempts: [...purchases.attempts, attempt] };
}

function changeAttempt(
  purchases: Purchases,
  reference: string,
  change: (attempt: Attempt) => Attempt,
): Purchases {
  const attempt = findAttempt(purchases, reference);
  const changed = attempt && change(attempt);
  if (changed === attempt) return purchases;
  const attempts = purchases.attempts.map((each) => (each === attempt && changed ? changed : each));
  return { ...purchases, attempts };
}

/** Notes that the buyer came back from this attempt and has to wait. The same return again changes nothing. */
export function markPending(purchases: Purchases, reference: string, pending: Pending): Purchases {
  return changeAttempt(purchases, reference, (attempt) => {
    // A later return may know less than the one before it.
    const paymentId = pending.paymentId ?? attempt.pending?.paymentId ?? null;
    if (attempt.pending?.paymentId === paymentId) return attempt;
    return { ...attempt, pending: { ...pending, paymentId } };
  });
}

/** @param askedAt ISO instant of an answer that did not confirm the payment */
export function markAsked(purchases: Purchases, reference: string, askedAt: string): Purchases {
  return changeAttempt(purchases, reference, (attempt) =>
    attempt.askedAt === undefined ? { ...attempt, askedAt } : attempt,
  );
}

/** The payment came to nothing: it is not waited for, but another one may still be made for the same purchase. */
export function markRefused(purchases: Purchases, reference: string): Purchases {
  return changeAttempt(purchases, reference, (attempt) => {
    const { pending, ...rest } = attempt;
    return pending ? rest : attempt;
  });
}

function without<T extends { readonly reference: string }>(list: readonly T[], reference: string) {
  return list.filter((each) => each.reference !== reference);
}

/** Deletes a purchase, or a payment that is waited for. Of it only the reference is kept, among the deleted. */
export function forget(purchases: Purchases, reference: string): Purchases {
  if (!findAttempt(purchases, reference) && !findReceipt(purchases, reference)) return purchases;
  return {
    attempts: without(purchases.attempts, reference),
    receipts: without(purchases.receipts, reference),
    deleted: [...(purchases.deleted ?? []), reference].slice(-mostDeleted),
  };
}

/** Lets an attempt go of which the payment service knows no payment. Unlike a deletion this leaves no trace. */
export function letGo(purchases: Purchases, reference: string): Purchases {
  return findAttempt(purchases, reference)
    ? { ...purchases, attempts: without(purchases.attempts, reference) }
    : purchases;
}

/** Whether an attempt is so old that it may be let go, once it has been asked about. */
export function isOverdue({ startedAt, pending }: Attempt, now: number): boolean {
  return !pending && now - Date.parse(startedAt) > keptFor;
}

export function isDeleted(purchases: Purchases, reference: string): boolean {
  return purchases.deleted?.includes(reference) ?? false;
}

export function findAttempt(purchases: Purchases, reference: string): Attempt | null {
  return purchases.attempts.find((attempt) => attempt.reference === reference) ?? null;
}

export function findReceipt(purchases: Purchases, reference: string): Receipt | null {
  return purchases.receipts.find((receipt) => receipt.reference === reference) ?? null;
}

/** Whether a receipt of this device holds the product. */
export function hasBought(purchases: Purchases, productId: string): boolean {
  return purchases.receipts.some(({ lines }) => lines.some(({ id }) => id === productId));
}

export function isPending(attempt: Attempt): attempt is PendingPayment {
  return attempt.pending !== undefined;
}

/** Whether /mis-compras has anything to show. */
export function hasPurchases({ attempts, receipts }: Purchases): boolean {
  return receipts.length > 0 || attempts.some(isPending);
}

/** Turns an attempt into a receipt. Doing it again, as StrictMode and a reload do, changes nothing. */
export function addReceipt(purchases: Purchases, receipt: Receipt): Purchases {
  const { reference } = receipt;
  if (findReceipt(purchases, reference)) return purchases;
  const deleted = purchases.deleted?.filter((each) => each !== reference);
  return {
    attempts: without(purchases.attempts, reference),
    receipts: [...purchases.receipts, receipt],
    ...(deleted && { deleted }),
  };
}

/** Both tabs' knowledge of one attempt. What one of them has asked or waits for, the other must not lose. */
function mergeAttempt(mine: Attempt | undefined, stored: Attempt): Attempt {
  if (!mine) return stored;
  const pending = stored.pending ?? mine.pending;
  const askedAt = stored.askedAt ?? mine.askedAt;
  return { ...stored, ...(pending && { pending }), ...(askedAt && { askedAt }) };
}

/**
 * What this tab knows together with what is stored: neither may replace the other. An entry that only this tab has
 * stays, unless it was deleted where the other was stored.
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
  const own = new Map(mine.attempts.map((attempt) => [attempt.reference, attempt]));
  const allAttempts = [
    ...mine.attempts.filter(({ reference }) => !attempts.has(reference) && !gone.has(reference)),
    ...stored.attempts.map((attempt) => mergeAttempt(own.get(attempt.reference), attempt)),
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

const mostLines = 50;
const most = 1e9;
/** Far more than anyone begins or buys, and few enough for a page to open at once. The newest are at the end. */
const mostAttempts = 1_000;
const mostReceipts = 5_000;

/** Each product once, and no more of them than are kept. Lists come from storage and from payments. */
export function uniqueLines(lines: readonly PurchasedLine[]): readonly PurchasedLine[] {
  const firsts = lines.filter(({ id }, index) => lines.findIndex((line) => line.id === id) === index);
  return firsts.slice(0, mostLines);
}

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const StoredLine = v.object({
  id: text,
  quantity: v.pipe(whole, v.minValue(1)),
  unitPrice: v.exactOptional(whole),
});
const StoredAttempt = v.object({
  reference: text,
  preferenceId: v.nullable(text),
  lines: v.pipe(
    v.array(StoredLine),
    v.nonEmpty(),
    v.maxLength(mostLines),
    v.readonly(),
    v.transform(uniqueLines),
  ),
  total: whole,
  startedAt: Instant,
});
const StoredPending = v.object({ paymentId: v.nullable(text), since: Instant });
const StoredReceipt = v.object({ ...StoredAttempt.entries, paymentId: v.nullable(text), paidAt: Instant });

/** A list of which only the entries that make sense are kept, and the last ones of too many. */
function sound<T>(entry: v.GenericSchema<unknown, T>, most: number) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((values): readonly T[] =>
        values.slice(-most).flatMap((value) => {
          const parsed = v.safeParse(entry, value);
          return parsed.success ? [parsed.output] : [];
        }),
      ),
    ),
    () => [],
  );
}

/** Whether the next visit will find the receipt: what a payment told may be more than is kept. */
export function isKept(receipt: Receipt): boolean {
  return v.is(StoredReceipt, receipt);
}

export const StoredPurchases: v.GenericSchema<unknown, Purchases> = v.object({
  attempts: sound<Attempt>(
    v.object({
      ...StoredAttempt.entries,
      pending: v.exactOptional(StoredPending),
      askedAt: v.exactOptional(Instant),
    }),
    mostAttempts,
  ),
  receipts: sound<Receipt>(StoredReceipt, mostReceipts),
  deleted: v.exactOptional(sound<string>(text, mostDeleted)),
});
