import { voucherCopy } from '../../content/purchases.ts';
import { site } from '../../content/site.ts';
import { longDateInChile } from '../../platform/local-days.ts';
import type { Buyer } from './buyer.ts';
import type { Receipt } from './purchases.ts';

/** The facts above the lines of a printed receipt, as term and value; unknown ones are left out. */
export function voucherFacts(
  { paidAt, paymentId }: Receipt,
  { school, taxId, rbd }: Buyer,
  email: string,
): readonly (readonly [term: string, value: string])[] {
  const facts = [
    [voucherCopy.shop, site.name],
    [voucherCopy.email, email],
    [voucherCopy.date, longDateInChile(paidAt)],
    [voucherCopy.payment, paymentId ?? ''],
    [voucherCopy.buyer, school.trim()],
    [voucherCopy.taxId, taxId.trim()],
    [voucherCopy.rbd, rbd.trim()],
  ] as const;
  return facts.filter(([, value]) => value !== '');
}
