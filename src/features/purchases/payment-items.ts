import { productById } from '../catalogue/products.ts';
import type { PaymentItem } from '../payments/payment.ts';
import { type PurchasedLine, uniqueLines } from './purchases.ts';

/** An item that is not in the catalogue counts with its own price, and never lowers the total of the others. */
function priceOf({ id, unitPrice }: PaymentItem): number {
  return productById(id)?.price ?? Math.max(Math.ceil(unitPrice), 0);
}

/** Whole CLP: what the items of a payment cost here, whatever was paid for them. */
export function amountDue(items: readonly PaymentItem[]): number {
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
