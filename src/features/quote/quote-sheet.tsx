import { useId } from 'react';
import { linkPartsCopy } from '../../content/cart-copy.ts';
import { orderNotesCopy } from '../../content/checkout-copy.ts';
import { firm, sellerFacts } from '../../content/firm.ts';
import { quoteSheetCopy } from '../../content/quote-copy.ts';
import { purchaseOrderCopy } from '../../content/school-copy.ts';
import { site } from '../../content/site.ts';
import { env } from '../../platform/current-env.ts';
import { formatClp, formatCount, longDate } from '../../platform/format.ts';
import { Logo } from '../../ui/images/logo.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { DoubleRule } from '../../ui/paper/sheet.tsx';
import { InlineLink } from '../../ui/text-link.tsx';
import { countItems, lineTotal, maxLinkedProducts, subtotal } from '../cart/cart.ts';
import type { IgnoredParts } from '../cart/cart-link.ts';
import { isPriceChanged, payAddress, type Quote, type QuotedItem, type QuoteStatus } from './quote.ts';

/** Recipient of the quote, as the visitor typed it. Blank fields are ''. */
type Recipient = {
  readonly school: string;
  readonly taxId: string;
  readonly rbd: string;
  readonly addressee: string;
  /** Number of the school's purchase order. */
  readonly orderNumber: string;
};

type Fact = readonly [term: string, value: string | null];

type PartyProps = { readonly title: string; readonly name: string; readonly facts: readonly Fact[] };

function Party({ title, name, facts }: PartyProps) {
  const knownFacts = facts.filter(([, value]) => value?.trim());
  return (
    <div className="min-w-0 flex-[1_1_13rem] wrap-anywhere">
      <h3 className="font-sans text-label text-ink-500 uppercase">{title}</h3>
      {name.trim() !== '' && <p className="font-semibold text-ink">{name}</p>}
      <dl className="text-small leading-[1.45]">
        {knownFacts.map(([term, value]) => (
          <div key={term}>
            <dt className="mr-1 inline text-ink-500">{`${term}:`}</dt>
            <dd className="inline">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const hasRecipient = (recipient: Recipient): boolean =>
  Object.values(recipient).some((value) => value.trim() !== '');

function QuoteParties({ recipient }: { readonly recipient: Recipient }) {
  const { school, taxId, rbd, addressee, orderNumber } = recipient;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-4">
      <Party
        title={quoteSheetCopy.firm}
        name={site.name}
        facts={[
          ...sellerFacts(firm),
          [quoteSheetCopy.cityTerm, quoteSheetCopy.city],
          [quoteSheetCopy.email, env.contactEmail],
        ]}
      />
      {hasRecipient(recipient) && (
        <Party
          title={quoteSheetCopy.school}
          name={school}
          facts={[
            [quoteSheetCopy.taxId, taxId],
            [quoteSheetCopy.rbd, rbd],
            [quoteSheetCopy.addressee, addressee],
            [purchaseOrderCopy.printedLabel, orderNumber],
          ]}
        />
      )}
    </div>
  );
}

const { columns } = quoteSheetCopy;

const cellClasses = 'py-2.5 pl-3 text-right align-top first:pl-0 first:text-left print:py-[2mm]';
/** Hides columns that a narrow sheet has no room for. Their values then stand below the product's name. */
const wideCellClasses = 'hidden @min-[26rem]:table-cell print:table-cell';

function Line({ item }: { readonly item: QuotedItem }) {
  const price = formatClp(item.price);
  return (
    <tr className="border-b border-rule print:border-[#999]">
      <th scope="row" className={`font-normal wrap-anywhere ${cellClasses}`}>
        <span className="font-semibold text-ink">{item.name}</span>
        <span className="block text-caption @min-[26rem]:hidden print:hidden">
          {quoteSheetCopy.unitPrice(formatCount(item.quantity), price)}
        </span>
        {item.quantity > 1 && <span className="block text-caption">{orderNotesCopy.oneFileOnly}</span>}
        {isPriceChanged(item) && (
          <span className="block text-caption text-wine-700 print:hidden">
            {quoteSheetCopy.quotedPrice(formatClp(item.quotedPrice), price)}
          </span>
        )}
      </th>
      <td className={`${cellClasses} ${wideCellClasses}`}>{formatCount(item.quantity)}</td>
      <td className={`${cellClasses} ${wideCellClasses}`}>{price}</td>
      <td className={`font-semibold text-ink ${cellClasses}`}>{formatClp(lineTotal(item))}</td>
    </tr>
  );
}

function QuoteLines({ items }: { readonly items: readonly QuotedItem[] }) {
  const total = formatClp(subtotal({ items }));
  return (
    <div className="@container">
      <table className="w-full text-[min(1em,7vw)] print:text-[1em]">
        <thead className="border-b border-ink text-caption">
          <tr>
            <th scope="col" className={`wrap-anywhere ${cellClasses}`}>
              {columns.product}
            </th>
            <th scope="col" className={`${cellClasses} ${wideCellClasses}`}>
              {columns.quantity}
            </th>
            <th scope="col" className={`${cellClasses} ${wideCellClasses}`}>
              {columns.price}
            </th>
            <th scope="col" className={cellClasses}>
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

type HeadProps = { readonly titleId: string; readonly quote: Quote; readonly status: QuoteStatus };

function Head({ titleId, quote, status }: HeadProps) {
  const facts = [
    [quoteSheetCopy.number, quote.number],
    [quoteSheetCopy.date, longDate(quote.date)],
    ...(status.validUntil ? [[quoteSheetCopy.validUntil, longDate(status.validUntil)] as const] : []),
  ] as const;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <h2 className="wrap-anywhere" id={titleId}>
        {quoteSheetCopy.title}
      </h2>
      <dl>
        {facts.map(([term, value]) => (
          <div key={term} className="flex flex-wrap gap-x-2 wrap-anywhere">
            <dt className="text-ink-500">{term}</dt>
            <dd className="font-semibold text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

type RemarksProps = { readonly status: QuoteStatus; readonly ignoredParts: IgnoredParts };

/** The remarks are printed too. */
function Remarks({ status, ignoredParts }: RemarksProps) {
  const { hasChangedPrices, expiredOn } = status;
  const { ignoredCount, isTruncated } = ignoredParts;
  const remarks = [
    hasChangedPrices && quoteSheetCopy.pricesChanged,
    expiredOn && quoteSheetCopy.expired(longDate(expiredOn)),
    ignoredCount > 0 && linkPartsCopy.ignoredParts(ignoredCount),
    isTruncated && linkPartsCopy.tooMany(maxLinkedProducts),
  ].filter((remark) => remark !== false && remark !== null);
  if (remarks.length === 0) return null;
  return (
    <div className="grid gap-3 rounded-control border-l-4 border-accent bg-folder px-4 py-3.5">
      {remarks.map((remark) => (
        <Note key={remark} icon="alert">
          {remark}
        </Note>
      ))}
    </div>
  );
}

const codeClasses = 'w-40 max-w-full print:w-[36mm]';

// The QR encoder's code is as large as the rest of the sheet's, and only the end of the sheet needs it.
const QrCode = lazyWithRetry(async () => (await import('../../ui/paper/qr-code.tsx')).QrCode, {
  isOptional: true,
  Fallback: () => <div className={`aspect-square ${codeClasses}`} />,
});

function HowToPay({ path, quote }: { readonly path: string; readonly quote: Quote }) {
  const { screenHint, scanHint, payText } = quoteSheetCopy;
  return (
    <div className="flex break-inside-avoid flex-wrap items-start gap-x-8 gap-y-4">
      <div className="grid min-w-0 flex-[1_1_13rem] grid-cols-1 gap-2">
        <h3>{quoteSheetCopy.pay}</h3>
        <p className="text-small">
          <span className="print:hidden">{screenHint}</span>
          <span className="hidden print:inline">{scanHint}</span>{' '}
          <span>{payText(countItems(quote), quote.items.length)}</span>
        </p>
        {/* Print only the domain, which in a PDF is still a link to the full address. */}
        <p className="truncate text-caption">
          <InlineLink to={path}>
            <span className="print:hidden">{location.origin + path}</span>
            <span className="hidden print:inline">{location.host}</span>
          </InlineLink>
        </p>
      </div>
      <QrCode className={codeClasses} text={location.origin + path} label={quoteSheetCopy.qr} />
    </div>
  );
}

type Props = {
  readonly quote: Quote;
  readonly status: QuoteStatus;
  readonly ignoredParts: IgnoredParts;
  readonly recipient: Recipient;
};

/** On paper the site's letterhead stands above it. */
export function QuoteSheet({ quote, status, ignoredParts, recipient }: Props) {
  const titleId = useId();
  return (
    <article
      translate="no"
      aria-labelledby={titleId}
      className="grid grid-cols-1 gap-6 rounded-sheet bg-sheet p-[clamp(1.25rem,1rem+1.4vw,2rem)] shadow-sheet print:gap-[6mm] print:bg-white print:p-0 print:shadow-none"
    >
      <div className="grid gap-4 print:hidden">
        <Logo className="h-12 w-auto" alt="" />
        <DoubleRule />
      </div>
      <Head titleId={titleId} quote={quote} status={status} />
      <QuoteParties recipient={recipient} />
      <Remarks status={status} ignoredParts={ignoredParts} />
      <QuoteLines items={quote.items} />
      <HowToPay path={payAddress(quote, status)} quote={quote} />
      <p className="border-t border-rule pt-4 text-small print:border-[#999]">
        <strong>{quoteSheetCopy.noTax}</strong>{' '}
        {hasRecipient(recipient) && <span>{quoteSheetCopy.declared}</span>}
      </p>
    </article>
  );
}
