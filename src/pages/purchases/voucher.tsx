import { voucherCopy } from '../../content/purchases.ts';
import { site } from '../../content/site.ts';
import { isKnown } from '../../features/purchases/buyer.ts';
import { productName } from '../../features/purchases/product-name.ts';
import type { PurchasedLine, Receipt } from '../../features/purchases/purchases.ts';
import { useBuyer } from '../../features/purchases/use-buyer.ts';
import { voucherFacts } from '../../features/purchases/voucher-facts.ts';
import { env } from '../../platform/current-env.ts';
import { formatClp } from '../../platform/money.ts';
import { Logo } from '../../ui/logo.tsx';

const { columns, unknownPrice } = voucherCopy;

function Line({ id, quantity, unitPrice }: PurchasedLine) {
  return (
    <tr>
      <th scope="row">{productName(id)}</th>
      <td>{quantity}</td>
      <td>{unitPrice === undefined ? unknownPrice : formatClp(unitPrice)}</td>
      <td>{unitPrice === undefined ? unknownPrice : formatClp(unitPrice * quantity)}</td>
    </tr>
  );
}

/** The page's own letterhead is on its first sheet alone, and here every receipt is a sheet of its own. */
function Letterhead() {
  return (
    <div className="print-head">
      <Logo tone="mono" alt="" loading="lazy" />
      <span>{voucherCopy.letterhead(site.name)}</span>
    </div>
  );
}

/** A receipt for print, one Carta page; hidden on screen. */
export function Voucher({ receipt }: { readonly receipt: Receipt }) {
  const buyer = useBuyer();
  const { paymentId, lines, total } = receipt;
  const facts = voucherFacts(receipt, buyer, env.contactEmail);
  return (
    <section className="voucher">
      <Letterhead />
      <h2>{voucherCopy.title}</h2>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <table>
        <thead>
          <tr>
            {Object.values(columns).map((column) => (
              <th key={column} scope="col">
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
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {voucherCopy.total}
            </th>
            <td>{formatClp(total)}</td>
          </tr>
        </tfoot>
      </table>
      <p>
        <strong>{voucherCopy.noTax}</strong> {paymentId && voucherCopy.findable}{' '}
        {isKnown(buyer) && voucherCopy.declared}
      </p>
    </section>
  );
}
