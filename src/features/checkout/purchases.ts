import * as v from 'valibot';
import { type Cart, subtotal } from '../cart/cart.ts';

/** What was bought, by id: a receipt outlives its products. */
export type PurchasedLine = { readonly id: string; readonly quantity: number };

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
};

/** An attempt whose payment was approved. */
export type Receipt = Attempt & {
  readonly paymentId: string | null;
  /** ISO instant of the return. */
  readonly paidAt: string;
};

export type Purchases = {
  readonly attempts: readonly Attempt[];
  readonly receipts: readonly Receipt[];
};

export const noPurchases: Purchases = { attempts: [], receipts: [] };

/** Old attempts that nobody paid are let go, the newest last. */
const mostAttempts = 20;

/** @param now ISO instant */
export function attemptFor(cart: Cart, reference: string, preferenceId: string, now: string): Attempt {
  return {
    reference,
    preferenceId,
    lines: cart.items.map(({ id, quantity }) => ({ id, quantity })),
    total: subtotal(cart),
    startedAt: now,
  };
}

export function addAttempt(purchases: Purchases, attempt: Attempt): Purchases {
  return { ...purchases, attempts: [...purchases.attempts, attempt].slice(-mostAttempts) };
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

/** Turns an attempt into a receipt. Doing it again, as StrictMode and a reload do, changes nothing. */
export function addReceipt(purchases: Purchases, receipt: Receipt): Purchases {
  if (findReceipt(purchases, receipt.reference)) return purchases;
  return {
    attempts: purchases.attempts.filter(({ reference }) => reference !== receipt.reference),
    receipts: [...purchases.receipts, receipt],
  };
}

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256));
const instant = v.pipe(v.string(), v.isoTimestamp());
const StoredAttempt = v.object({
  reference: text,
  preferenceId: v.nullable(text),
  lines: v.pipe(
    v.array(v.object({ id: text, quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
    v.nonEmpty(),
    v.maxLength(50),
  ),
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  startedAt: instant,
});
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

export const StoredPurchases: v.GenericSchema<unknown, Purchases> = v.object({
  attempts: sound<Attempt>(StoredAttempt),
  receipts: sound<Receipt>(StoredReceipt),
});
