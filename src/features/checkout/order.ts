import { paths } from '../../content/paths.ts';
import { type Cart, type CartItem, subtotal } from '../cart/cart.ts';
import { catalogueBuild } from '../catalogue/catalogue-build.ts';
import { detailsOf } from '../catalogue/product-details.ts';
import type { PaymentOrder } from '../payments/preference.ts';
import type { Attempt } from '../purchases/purchases.ts';

/**
 * The cart's items as an order to be paid.
 * @param siteUrl without trailing slash; where the buyer comes back to
 */
export function orderFor(items: readonly CartItem[], siteUrl: string, reference: string): PaymentOrder {
  return {
    reference,
    lines: items.map((item) => ({
      id: item.id,
      name: item.name,
      description: detailsOf(item).description,
      quantity: item.quantity,
      unitPrice: item.price,
    })),
    build: catalogueBuild(),
    returnTo: { paid: siteUrl + paths.paid, notPaid: siteUrl + paths.notPaid },
  };
}

/**
 * The attempt to pay the cart, as the device keeps it.
 * @param preparedId of the payment that was prepared
 * @param now ISO instant
 * @param quote number of the quote that the cart comes from; null for none
 */
export function attemptFor(
  cart: Cart,
  reference: string,
  preparedId: string,
  now: string,
  quote: string | null = null,
): Attempt {
  return {
    reference,
    preparedId,
    lines: cart.items.map(({ id, quantity, price }) => ({ id, quantity, unitPrice: price })),
    total: subtotal(cart),
    startedAt: now,
    ...(quote !== null && { quote }),
  };
}
