import { productById } from '../catalogue/products.ts';
import type { Payment, PaymentItem } from '../payments/payment.ts';
import { type PurchasedLine, uniqueLines } from './purchases.ts';

/** An item that is not in the catalogue counts with its own price, and never lowers the total of the others. */
function priceHere({ id, unitPrice }: PaymentItem): number {
  return productById(id)?.price ?? Math.max(Math.ceil(unitPrice), 0);
}

/**
 * The part of today's price down to which a price of the proxy's is believed. Its signature covers the reference alone:
 * whoever has a token of the account can write a price of 1 CLP under a signed one. A price that doubled since is
 * believed still; beyond that the purchase is recovered where it was begun.
 */
const leastPart = 0.5;

/**
 * Whole CLP: what the items of a payment cost here, whatever was paid for them; at the proxy's prices, where it wrote
 * them, since the catalogue's may have changed. null where the payment does not say what, or which order, it is for.
 */
export function amountDue({ items, reference, pricedBy }: Payment): number | null {
  if (items.length === 0 || reference === null) return null;
  const priceOf = (item: PaymentItem) =>
    pricedBy === 'proxy' && item.unitPrice >= priceHere(item) * leastPart ? item.unitPrice : priceHere(item);
  return items.reduce((sum, item) => sum + item.quantity * priceOf(item), 0);
}

/** The items of a payment as a receipt keeps them. A price that no product has is left out. */
export function purchasedLines(items: readonly PaymentItem[]): readonly PurchasedLine[] {
  return uniqueLines(
    items.map(({ id, quantity, unitPrice }) => ({
      id,
      quantity,
      ...(Number.isInteger(unitPrice) && unitPrice > 0 ? { unitPrice } : {}),
    })),
  );
}
