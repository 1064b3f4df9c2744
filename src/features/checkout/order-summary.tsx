import { useState } from 'react';
import { sharedCartCopy } from '../../content/cart-copy.ts';
import { checkoutCopy } from '../../content/checkout-copy.ts';
import { attendedBy, firm, sellerFacts } from '../../content/firm.ts';
import { noBreak } from '../../content/no-break.ts';
import { paths } from '../../content/paths.ts';
import { formatClp, formatCount } from '../../platform/format.ts';
import { FactLine } from '../../ui/fact-line.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Fact, Leader } from '../../ui/paper/leader.tsx';
import { DoubleRule, Sheet } from '../../ui/paper/sheet.tsx';
import { Person } from '../../ui/person.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { type Cart, type CartLine, countItems, linesKey, lineTotal, subtotal } from '../cart/cart.ts';
import { ShareCartButton } from '../cart/share-cart-button.tsx';
import { PageImage } from '../catalogue/page-image.tsx';
import { productOf } from '../catalogue/products.ts';
import { Bill, BillRows, BillTotal } from '../purchases/bill.tsx';
import { LineNotes, OrderNote, type OtherPayments, useLineFacts } from './order-notes.tsx';
import { PayPanel } from './pay-panel.tsx';

type Props = { readonly cart: Cart; readonly otherPayments: OtherPayments };

const linesId = 'lineas';

type LineProps = {
  readonly item: CartLine;
  readonly otherPayments: OtherPayments;
  /** True to hide the line on narrow screens. A line with a note is always shown. */
  readonly isFolded: boolean;
};

/** Hides everything except the live region in which a note may appear. */
const foldedClasses =
  'not-print:max-lg:border-0 not-print:max-lg:p-0 not-print:max-lg:[&>:not(:last-child)]:hidden';

function OrderLine({ item, otherPayments, isFolded }: LineProps) {
  const product = productOf(item);
  const facts = useLineFacts(item, otherPayments);
  const hasNote = facts.openPayments.length > 0 || facts.hasQuantityAboveOne || facts.wasBoughtBefore;
  return (
    <article
      className={`grid grid-cols-[min(5.25rem,28%)_1fr] grid-rows-[auto_auto_1fr] items-start gap-x-4 gap-y-1 border-b border-rule py-6 *:min-w-0 @max-[15rem]:grid-cols-1 @max-[15rem]:grid-rows-none print:break-inside-avoid ${isFolded && !hasNote ? foldedClasses : ''}`}
    >
      <Sheet className="row-span-3 max-w-21 @max-[15rem]:row-auto">
        <PageImage product={product} sizes="84px" />
      </Sheet>
      <h3 className="text-body">{noBreak(product.name)}</h3>
      <span className="text-caption text-ink-500">
        {`${product.category} · ${checkoutCopy.unitPrice(formatClp(item.price))}`}
      </span>
      <Leader
        term={`${checkoutCopy.columns.quantity}: ${item.quantity}`}
        value={formatClp(lineTotal(item))}
        verbatim
        className="self-end pt-3"
      />
      <LineNotes {...facts} />
    </article>
  );
}

export function OrderLines({ cart, otherPayments }: Props) {
  const [isOpen, setOpen] = useState(false);
  const count = countItems(cart);
  return (
    <section aria-labelledby="pedido">
      <h2 className="sr-only" id="pedido">
        {checkoutCopy.lines}
      </h2>
      <DoubleRule />
      {/* Collapse the lines on narrow screens, where they would push the pay button below the fold. */}
      <button
        type="button"
        className="flex min-h-13 w-full items-center justify-between gap-3 border-b border-rule py-2 text-left font-semibold text-ink lg:hidden print:hidden"
        aria-expanded={isOpen}
        aria-controls={linesId}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{checkoutCopy.summaryLabel(count, formatCount(count), formatClp(subtotal(cart)))}</span>
        <Icon name="chevron" className={`size-5 ${isOpen ? '-rotate-90' : 'rotate-90'}`} />
      </button>
      <div className="@container" id={linesId}>
        {cart.items.map((item) => (
          <OrderLine key={item.id} item={item} otherPayments={otherPayments} isFolded={!isOpen} />
        ))}
      </div>
      <div className="mt-2 flex flex-wrap gap-x-6 max-lg:-mb-4 lg:mt-4 print:hidden">
        <ShareCartButton dialogKey="checkout" />
        <TextLink to={paths.quote}>{sharedCartCopy.share.quote}</TextLink>
      </div>
    </section>
  );
}

function Seller() {
  const facts = sellerFacts(firm);
  if (facts.length === 0) return null;
  return (
    <Note icon="pin">
      <FactLine facts={facts} />
    </Note>
  );
}

export function OrderSummary({ cart, otherPayments }: Props) {
  const total = formatClp(subtotal(cart));
  const count = countItems(cart);
  const [term, value] = checkoutCopy.delivery;
  return (
    <Bill as="aside" title={checkoutCopy.summary} titleId="resumen" isSticky>
      <BillRows>
        <Leader term={checkoutCopy.subtotal(count, formatCount(count))} value={total} verbatim />
        <Fact term={term} value={value} />
      </BillRows>
      <BillTotal term={checkoutCopy.total} value={total} />
      <OrderNote otherPayments={otherPayments} />
      <PayPanel key={linesKey(cart.items)} cart={cart}>
        <Note icon="download">{checkoutCopy.downloadHint(cart.items.length)}</Note>
        {firm.lawyer && <Person small {...firm.lawyer} parts={attendedBy(firm.lawyer)} />}
        <Seller />
      </PayPanel>
    </Bill>
  );
}
