import * as v from 'valibot';
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
};

/** A payment that the buyer came back from and that is not decided yet. */
export type PendingPayment = Attempt & { readonly pending: Pending };

/** An attempt whose payment was approved. */
export type Receipt = Omit<Attempt, 'pending'> & {
  readonly paymentId: string | null;
  /** ISO instant of the return. */
  readonly paidAt: string;
};

export type Purchases = {
  readonly attempts: readonly Attempt[];
  readonly receipts: readonly Receipt[];
};

export const noPurchases: Purchases = { attempts: [], receipts: [] };

/** Old attempts that nobody came back from are let go, the newest last. */
const mostAttempts = 20;

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
  const all = [...purchases.attempts, attempt];
  const abandoned = all.filter(({ pending }) => !pending).slice(0, -mostAttempts);
  return { ...purchases, attempts: all.filter((each) => !abandoned.includes(each)) };
}

/** Notes that the buyer came back from this attempt and has to wait. The same return again changes nothing. */
export function markPending(purchases: Purchases, reference: string, pending: Pending): Purchases {
  const attempt = findAttempt(purchases, reference);
  if (!attempt) return purchases;
  // A later return may know less than the one before it.
  const paymentId = pending.paymentId ?? attempt.pending?.paymentId ?? null;
  if (attempt.pending?.paymentId === paymentId) return purchases;
  const marked = { ...attempt, pending: { ...pending, paymentId } };
  return { ...purchases, attempts: purchases.attempts.map((each) => (each === attempt ? marked : each)) };
}

/** Forgets a purchase, or a payment that is waited for: this browser knows nothing of it any more. */
export function forget({ attempts, receipts }: Purchases, reference: string): Purchases {
  const others = <T extends { readonly reference: string }>(list: readonly T[]) =>
    list.filter((each) => each.reference !== reference);
  return { attempts: others(attempts), receipts: others(receipts) };
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
  if (findReceipt(purchases, receipt.reference)) return purchases;
  return {
    attempts: purchases.attempts.filter(({ reference }) => reference !== receipt.reference),
    receipts: [...purchases.receipts, receipt],
  };
}

const mostLines = 50;
const most = 1e9;

/** Each product once, and no more of them than are kept. Lists come from storage and from payments. */
export function soundLines(lines: readonly PurchasedLine[]): readonly PurchasedLine[] {
  const firsts = lines.filter(({ id }, index) => lines.findIndex((line) => line.id === id) === index);
  return firsts.slice(0, mostLines);
}

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const instant = v.pipe(v.string(), v.isoTimestamp());
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
    v.transform(soundLines),
  ),
  total: whole,
  startedAt: instant,
});
const StoredPending = v.object({ paymentId: v.nullable(text), since: instant });
const StoredReceipt = v.object({ ...StoredAttempt.entries, paymentId: v.nullable(text), paidAt: instant });

/** A list of which only the entries that make sense are kept. */
function sound<T>(entry: v.GenericSchema<unknown, T>) {
  return v.fallback(
    v.pipe(
      v.array(v.unknown()),
      v.transform((values): readonly T[] =>
        values.flatMap((value) => {
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
  attempts: sound<Attempt>(v.object({ ...StoredAttempt.entries, pending: v.exactOptional(StoredPending) })),
  receipts: sound<Receipt>(StoredReceipt),
});
