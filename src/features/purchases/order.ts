import { paths } from '../../content/paths.ts';
import type { CartItem } from '../cart/cart.ts';
import type { PaymentOrder } from '../payments/prepare-payment.ts';

/**
 * The cart's items as an order to be paid.
 * @param siteUrl without trailing slash; where the buyer comes back to
 */
export function orderFor(items: readonly CartItem[], siteUrl: string, reference: string): PaymentOrder {
  return {
    reference,
    lines: items.map(({ id, name, description, quantity, price }) => ({
      id,
      name,
      description,
      quantity,
      unitPrice: price,
    })),
    returnTo: { paid: siteUrl + paths.paid, notPaid: siteUrl + paths.notPaid },
  };
}
