import { voucherCopy } from '../../content/purchases.ts';
import { site } from '../../content/site.ts';
import { longDateInChile } from '../../platform/local-days.ts';
import type { Buyer } from './buyer.ts';
import type { Receipt } from './purchases.ts';

export type Facts = readonly (readonly [term: string, value: string])[];

/** What is known of a purchase, around what a paper says of its time; unknown facts are left out. */
export function factsAround(
  { paymentId, quote = '' }: Receipt,
  { school, taxId, rbd }: Buyer,
  email: string,
  time: Facts[number],
): Facts {
  const facts: Facts = [
    [voucherCopy.shop, site.name],
    [voucherCopy.email, email],
    time,
    [voucherCopy.quote, quote],
    [voucherCopy.payment, paymentId ?? ''],
    [voucherCopy.buyer, school.trim()],
    [voucherCopy.taxId, taxId.trim()],
    [voucherCopy.rbd, rbd.trim()],
  ];
  return facts.filter(([, value]) => value !== '');
}

/** The facts above the lines of a printed receipt, as term and value. */
export function voucherFacts(receipt: Receipt, buyer: Buyer, email: string): Facts {
  return factsAround(receipt, buyer, email, [voucherCopy.date, longDateInChile(receipt.paidAt)]);
}
