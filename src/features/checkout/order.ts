import { paths } from '../../content/paths.ts';
import { type Cart, type CartLine, subtotal } from '../cart/cart.ts';
import { catalogueVersion } from '../catalogue/catalogue-build.ts';
import { newestTextDate } from '../catalogue/newest-text.ts';
import type { detailsOf as DetailsOf } from '../catalogue/product-details.ts';
import { productOf } from '../catalogue/products.ts';
import type { PaymentOrder } from '../payments/preference.ts';
import type { Attempt } from '../purchases/purchases.ts';

/**
 * Returns the order for a payment of the cart's lines.
 * @param detailsOf looks up a product's details; a parameter, because the page loads its module on demand
 * @param siteUrl origin that the buyer returns to, without trailing slash
 */
export function orderFor(
  lines: readonly CartLine[],
  detailsOf: typeof DetailsOf,
  siteUrl: string,
  reference: string,
): PaymentOrder {
  return {
    reference,
    lines: lines.map(({ id, quantity, price }) => ({
      id,
      name: productOf({ id }).name,
      description: detailsOf({ id }).description,
      quantity,
      unitPrice: price,
    })),
    catalogueVersion: catalogueVersion(),
    newestTextDate,
    returnUrls: { paid: siteUrl + paths.paid, notPaid: siteUrl + paths.notPaid },
  };
}

/**
 * Returns the attempt to pay the cart, as the device stores it.
 * @param preparedId the payment service's id of the prepared payment
 * @param now ISO instant
 * @param quoteNumber number of the quote that the cart comes from; null if there is none
 */
export function attemptFor(
  cart: Cart,
  reference: string,
  preparedId: string,
  now: string,
  quoteNumber: string | null = null,
): Attempt {
  return {
    reference,
    preparedId,
    lines: cart.items.map(({ id, quantity, price }) => ({ id, quantity, unitPrice: price })),
    total: subtotal(cart),
    startedAt: now,
    ...(quoteNumber !== null && { quote: quoteNumber }),
  };
}
