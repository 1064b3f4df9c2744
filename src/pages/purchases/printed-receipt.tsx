import { firm, type Seller, sellerFacts } from '../../content/firm.ts';
import './printed-receipt.css';
import { printedReceiptCopy } from '../../content/purchases-copy.ts';
import { purchaseOrderCopy } from '../../content/school-copy.ts';
import { site } from '../../content/site.ts';
import { textVersionLabel } from '../../features/documents/model/text-changes.ts';
import { documentFor } from '../../features/documents/templates/documents.ts';
import {
  lastDownload,
  orderKeysOf,
  type PurchasedLine,
  productName,
  type Receipt,
} from '../../features/purchases/purchases.ts';
import { type Buyer, hasBuyerData, printableBuyer, useBuyer } from '../../features/school/buyer.ts';
import {
  orderNumberOf,
  printableOrderNumber,
  usePurchaseOrders,
} from '../../features/school/purchase-orders.ts';
import { env } from '../../platform/current-env.ts';
import { dateTimeInChile, formatClp, longDateInChile } from '../../platform/format.ts';
import { PrintHead } from '../../ui/paper/print-head.tsx';

const { columns, unknownPrice } = printedReceiptCopy;

const cellClasses = {
  head: 'border-b border-black p-[2mm] text-right whitespace-nowrap first:pl-0 first:text-left last:pr-0',
  body: 'border-b border-[#999] p-[2mm] text-right font-normal first:pl-0 first:text-left last:pr-0',
  /** Figures don't wrap; the names beside them do. */
  figure: 'border-b border-[#999] p-[2mm] text-right whitespace-nowrap last:pr-0',
  foot: 'border-b-3 border-double border-black p-[2mm] text-right font-semibold whitespace-nowrap first:pl-0 first:text-left last:pr-0',
} as const;

type Fact = readonly [term: string, value: string];

/**
 * Returns the time if the payment service gave it. Otherwise returns only the day, because the device's clock may be
 * wrong.
 */
function paymentTimeFact({ approvedAt, paidAt }: Receipt): Fact {
  return approvedAt === undefined
    ? [printedReceiptCopy.date, longDateInChile(paidAt)]
    : [printedReceiptCopy.approved, printedReceiptCopy.moment(dateTimeInChile(approvedAt))];
}

/**
 * Returns the known facts that a printed receipt shows above its lines.
 * @param orderNumber the number of the school's purchase order, or ''
 * @param seller the firm's facts about itself and its e-mail address
 */
export function printedReceiptFacts(
  receipt: Receipt,
  buyer: Buyer,
  orderNumber: string,
  seller: Seller & { readonly email: string },
): readonly Fact[] {
  const facts: readonly Fact[] = [
    [printedReceiptCopy.shop, site.name],
    ...sellerFacts(seller),
    [printedReceiptCopy.email, seller.email],
    paymentTimeFact(receipt),
    [printedReceiptCopy.quote, receipt.quote ?? ''],
    [printedReceiptCopy.payment, receipt.paymentId ?? ''],
    [printedReceiptCopy.buyer, buyer.school.trim()],
    [printedReceiptCopy.taxId, buyer.taxId.trim()],
    [printedReceiptCopy.rbd, buyer.rbd.trim()],
    [purchaseOrderCopy.printedLabel, orderNumber],
  ];
  return facts.filter(([, value]) => value !== '');
}

function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="mb-[8mm]">
      {facts.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[1fr_2fr] gap-[4mm] border-b border-[#999] py-[1.5mm]">
          <dt>{`${term}:`}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type LineProps = { readonly line: PurchasedLine; readonly receipt: Receipt };

function Line({ line: { id, quantity, unitPrice }, receipt }: LineProps) {
  const textDate = lastDownload(receipt, id)?.text ?? documentFor(id)?.textDate;
  return (
    <tr>
      <th scope="row" className={`wrap-anywhere ${cellClasses.body}`}>
        <span>{productName(id)}</span>
        {textDate && <span className="block text-[9pt]">{textVersionLabel(textDate)}</span>}
      </th>
      <td className={cellClasses.figure}>{quantity}</td>
      <td className={cellClasses.figure}>{unitPrice === undefined ? unknownPrice : formatClp(unitPrice)}</td>
      <td className={cellClasses.figure}>
        {unitPrice === undefined ? unknownPrice : formatClp(unitPrice * quantity)}
      </td>
    </tr>
  );
}

function LineTable({ receipt }: { readonly receipt: Receipt }) {
  return (
    <table className="mb-[8mm] w-full">
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col" className={cellClasses.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {receipt.lines.map((line) => (
          <Line key={line.id} line={line} receipt={receipt} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={3} className={cellClasses.foot}>
            {printedReceiptCopy.total}
          </th>
          <td className={cellClasses.foot}>{formatClp(receipt.total)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

export type PrintedReceiptProps = { readonly receipt: Receipt };

/** Receipt printed on one Carta page and hidden on screen. */
export function PrintedReceipt({ receipt }: PrintedReceiptProps) {
  const buyer = printableBuyer(useBuyer());
  const orderNumber = printableOrderNumber(orderNumberOf(usePurchaseOrders(), orderKeysOf(receipt)));
  const { paymentId } = receipt;
  return (
    <section translate="no" className="voucher hidden print:block [.voucher+&]:break-before-page">
      <PrintHead>{printedReceiptCopy.letterhead(site.name)}</PrintHead>
      <h2 className="mb-[6mm]">{printedReceiptCopy.title}</h2>
      <FactList
        facts={printedReceiptFacts(receipt, buyer, orderNumber, { ...firm, email: env.contactEmail })}
      />
      <LineTable receipt={receipt} />
      <p>
        <strong>{printedReceiptCopy.noTax}</strong> {paymentId && <span>{printedReceiptCopy.findable}</span>}{' '}
        {(hasBuyerData(buyer) || orderNumber !== '') && <span>{printedReceiptCopy.declared}</span>}
      </p>
    </section>
  );
}
