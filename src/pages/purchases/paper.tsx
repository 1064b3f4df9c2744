import { voucherCopy } from '../../content/purchases.ts';
import { site } from '../../content/site.ts';
import { productName } from '../../features/purchases/product-name.ts';
import type { PurchasedLine } from '../../features/purchases/purchases.ts';
import type { Facts } from '../../features/purchases/voucher-facts.ts';
import { formatClp } from '../../platform/money.ts';
import { PrintHead } from '../../ui/print-head.tsx';

const { columns, unknownPrice } = voucherCopy;

const cells = {
  head: 'border-b border-black p-[2mm] text-right whitespace-nowrap first:pl-0 first:text-left last:pr-0',
  body: 'border-b border-[#999] p-[2mm] text-right font-normal first:pl-0 first:text-left last:pr-0',
  /** Whole: the name beside it wraps. */
  figure: 'border-b border-[#999] p-[2mm] text-right whitespace-nowrap last:pr-0',
  foot: 'border-b-3 border-double border-black p-[2mm] text-right font-semibold whitespace-nowrap first:pl-0 first:text-left last:pr-0',
} as const;

/** The page's own letterhead is on its first sheet alone, and here every receipt is a sheet of its own. */
export function Letterhead() {
  return <PrintHead>{voucherCopy.letterhead(site.name)}</PrintHead>;
}

export function FactList({ facts }: { readonly facts: Facts }) {
  return (
    <dl className="mb-[8mm]">
      {facts.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[1fr_2fr] gap-[4mm] border-b border-[#999] py-[1.5mm]">
          <dt>{term}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Line({ id, quantity, unitPrice }: PurchasedLine) {
  return (
    <tr>
      <th scope="row" className={`wrap-anywhere ${cells.body}`}>
        {productName(id)}
      </th>
      <td className={cells.figure}>{quantity}</td>
      <td className={cells.figure}>{unitPrice === undefined ? unknownPrice : formatClp(unitPrice)}</td>
      <td className={cells.figure}>
        {unitPrice === undefined ? unknownPrice : formatClp(unitPrice * quantity)}
      </td>
    </tr>
  );
}

type Props = {
  readonly lines: readonly PurchasedLine[];
  /** Whole CLP; null where further lines follow on another sheet. */
  readonly total: number | null;
};

export function LineTable({ lines, total }: Props) {
  return (
    <table className="mb-[8mm] w-full">
      <thead>
        <tr>
          {Object.values(columns).map((column) => (
            <th key={column} scope="col" className={cells.head}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Line key={line.id} {...line} />
        ))}
      </tbody>
      {total !== null && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={3} className={cells.foot}>
              {voucherCopy.total}
            </th>
            <td className={cells.foot}>{formatClp(total)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
