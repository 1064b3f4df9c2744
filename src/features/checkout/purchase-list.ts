import type { Cart } from '../cart/cart.ts';
import {
  isPending,
  type PendingPayment,
  type PurchasedLine,
  type Purchases,
  type Receipt,
} from './purchases.ts';

/** What /mis-compras shows. */
export type PurchaseList = {
  /** Newest first, like the receipts. */
  readonly pending: readonly PendingPayment[];
  readonly receipts: readonly Receipt[];
};

function newestFirst<T>(list: readonly T[], instant: (each: T) => string): readonly T[] {
  return list.toSorted((a, b) => Date.parse(instant(b)) - Date.parse(instant(a)));
}

/** Attempts that nobody came back from are left out; see docs/decisions/0011-purchases-on-the-device.md. */
export function listPurchases({ attempts, receipts }: Purchases): PurchaseList {
  return {
    pending: newestFirst(attempts.filter(isPending), ({ pending }) => pending.since),
    receipts: newestFirst(receipts, ({ paidAt }) => paidAt),
  };
}

/** Whether the cart still holds exactly what was bought: paying it again would be a mistake. */
export function isSameOrder(cart: Cart, lines: readonly PurchasedLine[]): boolean {
  const contents = (items: readonly PurchasedLine[]) =>
    items
      .map(({ id, quantity }) => `${id}×${quantity}`)
      .sort()
      .join(' ');
  return contents(cart.items) === contents(lines);
}
