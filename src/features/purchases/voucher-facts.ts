import { voucherCopy } from '../../content/purchases-copy.ts';
import { site } from '../../content/site.ts';
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

/** The facts above the lines of a printed receipt, as term and value; unknown ones are left out. */
export function voucherFacts(receipt: Receipt, buyer: Buyer, email: string): readonly Fact[] {
  const facts: readonly Fact[] = [
    [voucherCopy.shop, site.name],
    [voucherCopy.email, email],
    timeOf(receipt),
    [voucherCopy.quote, receipt.quote ?? ''],
    [voucherCopy.payment, receipt.paymentId ?? ''],
    [voucherCopy.buyer, buyer.school.trim()],
    [voucherCopy.taxId, buyer.taxId.trim()],
    [voucherCopy.rbd, buyer.rbd.trim()],
  ];
  return facts.filter(([, value]) => value !== '');
}
