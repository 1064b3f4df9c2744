import './voucher.css';
import { voucherCopy } from '../../content/purchases.ts';
import { isKnown } from '../../features/purchases/buyer.ts';
import type { Receipt } from '../../features/purchases/purchases.ts';
import { useBuyer } from '../../features/purchases/use-buyer.ts';
import { voucherFacts } from '../../features/purchases/voucher-facts.ts';
import { env } from '../../platform/current-env.ts';
import { FactList, Letterhead, LineTable } from './paper.tsx';

/** A receipt for print, one Carta page; hidden on screen. */
export function Voucher({ receipt }: { readonly receipt: Receipt }) {
  const buyer = useBuyer();
  const { paymentId, lines, total } = receipt;
  return (
    <section translate="no" className="voucher hidden print:block [.voucher+&]:break-before-page">
      <Letterhead />
      <h2 className="mb-[6mm]">{voucherCopy.title}</h2>
      <FactList facts={voucherFacts(receipt, buyer, env.contactEmail)} />
      <LineTable lines={lines} total={total} />
      <p>
        <strong>{voucherCopy.noTax}</strong> {paymentId && <span>{voucherCopy.findable}</span>}{' '}
        {isKnown(buyer) && <span>{voucherCopy.declared}</span>}
      </p>
    </section>
  );
}
