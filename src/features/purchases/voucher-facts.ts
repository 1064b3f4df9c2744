import { voucherCopy } from '../../content/purchases-copy.ts';
import { purchaseOrderCopy } from '../../content/school-copy.ts';
import { type Seller, sellerFacts, site } from '../../content/site.ts';
import { longDateInChile, momentInChile } from '../../platform/format.ts';
import type { Buyer } from './buyer.ts';
import type { Receipt } from './purchases.ts';

type Fact = readonly [term: string, value: string];

/** Only the payment service knows when it approved; of the device's own time the day is enough. */
function timeOf({ approvedAt, paidAt }: Receipt): Fact {
  return approvedAt === undefined
    ? [voucherCopy.date, longDateInChile(paidAt)]
    : [voucherCopy.approved, voucherCopy.moment(momentInChile(approvedAt))];
}

/**
 * The facts above the lines of a printed receipt, as term and value; unknown ones are left out.
 * @param order the number of the school's purchase order, or ''
 * @param seller what the firm says of itself, and its address for e-mail
 */
export function voucherFacts(
  receipt: Receipt,
  buyer: Buyer,
  order: string,
  seller: Seller & { readonly email: string },
): readonly Fact[] {
  const facts: readonly Fact[] = [
    [voucherCopy.shop, site.name],
    ...sellerFacts(seller),
    [voucherCopy.email, seller.email],
    timeOf(receipt),
    [voucherCopy.quote, receipt.quote ?? ''],
    [voucherCopy.payment, receipt.paymentId ?? ''],
    [voucherCopy.buyer, buyer.school.trim()],
    [voucherCopy.taxId, buyer.taxId.trim()],
    [voucherCopy.rbd, buyer.rbd.trim()],
    [purchaseOrderCopy.printed, order.trim()],
  ];
  return facts.filter(([, value]) => value !== '');
}
