import { quoteSheetCopy } from '../../content/quote-copy.ts';
import { formatClp, formatCount } from '../../platform/format.ts';
import { lineTotal, subtotal } from '../cart/cart.ts';
import { isPriceChanged, type QuotedItem } from './quote.ts';

const { columns } = quoteSheetCopy;

const cell = 'py-2.5 pl-3 text-right align-top first:pl-0 first:text-left print:py-[2mm]';
/** What a narrow sheet has no room for: it stands below the product's name instead. */
const wide = 'hidden @min-[26rem]:table-cell print:table-cell';

function Line({ item }: { readonly item: QuotedItem }) {
  const price = formatClp(item.price);
  return (
    <tr className="border-b border-rule print:border-[#999]">
      <th scope="row" className={`font-normal wrap-anywhere ${cell}`}>
        <span className="font-semibold text-ink">{item.name}</span>
        <span className="block text-caption @min-[26rem]:hidden print:hidden">
          {quoteSheetCopy.each(formatCount(item.quantity), price)}
        </span>
        {isPriceChanged(item) && (
          <span className="block text-caption text-wine-700 print:hidden">
            {quoteSheetCopy.written(formatClp(item.written), price)}
          </span>
        )}
      </th>
      <td className={`${cell} ${wide}`}>{formatCount(item.quantity)}</td>
      <td className={`${cell} ${wide}`}>{price}</td>
      <td className={`font-semibold text-ink ${cell}`}>{formatClp(lineTotal(item))}</td>
    </tr>
  );
}

/** The products, their prices as the catalogue has them, and what they come to. */
export function QuoteLines({ items }: { readonly items: readonly QuotedItem[] }) {
  const total = formatClp(subtotal({ items }));
  return (
    <div className="@container">
      <table className="w-full">
        <thead className="border-b border-ink text-caption">
          <tr>
            <th scope="col" className={`wrap-anywhere ${cell}`}>
              {columns.product}
            </th>
            <th scope="col" className={`${cell} ${wide}`}>
              {columns.quantity}
            </th>
            <th scope="col" className={`${cell} ${wide}`}>
              {columns.price}
            </th>
            <th scope="col" className={cell}>
              {columns.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </tbody>
      </table>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 border-b-3 border-double border-ink py-3 font-display text-h3 font-medium text-ink">
        <span>{quoteSheetCopy.total}</span>
        <span className="ml-auto">{total}</span>
      </p>
    </div>
  );
}
