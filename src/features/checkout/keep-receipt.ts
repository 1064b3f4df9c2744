import type { Cart } from '../cart/cart.ts';
import type { CartStore } from '../cart/cart-store.ts';
import { receiptFor } from './outcome.ts';
import type { Payment } from './payment-lookup.ts';
import type { Attempt, PurchasedLine } from './purchases.ts';
import type { PurchasesStore } from './purchases-store.ts';

/** Whether the cart still holds exactly what was bought: paying it again would be a mistake. */
export function isSameOrder(cart: Cart, lines: readonly PurchasedLine[]): boolean {
  const contents = (items: readonly PurchasedLine[]) =>
    items
      .map(({ id, quantity }) => `${id}×${quantity}`)
      .sort()
      .join(' ');
  return contents(cart.items) === contents(lines);
}

type Stores = {
  readonly purchases: Pick<PurchasesStore, 'complete'>;
  readonly cart: Pick<CartStore, 'get' | 'clear'>;
};

/** Keeps what a payment that was confirmed later is worth, dated as Mercado Pago approved it. */
export function keepReceipt(attempt: Attempt, payment: Payment, { purchases, cart }: Stores): void {
  const paidAt = payment.date_approved ?? new Date().toISOString();
  const isNew = purchases.complete(receiptFor(attempt, payment.id, paidAt));
  // The cart was kept for another try. What has been put in it since is not ours to take out.
  if (isNew && isSameOrder(cart.get(), attempt.lines)) cart.clear();
}
