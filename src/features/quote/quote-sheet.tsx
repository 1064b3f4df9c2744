import { useId } from 'react';
import { linkPartsCopy } from '../../content/cart-copy.ts';
import { quoteSheetCopy } from '../../content/quote-copy.ts';
import type { Firm } from '../../platform/env.ts';
import { longDate } from '../../platform/format.ts';
import { Logo } from '../../ui/images/logo.tsx';
import { Note } from '../../ui/note.tsx';
import { QrCode } from '../../ui/paper/qr-code.tsx';
import { DoubleRule } from '../../ui/paper/sheet.tsx';
import { InlineLink } from '../../ui/text-link.tsx';
import { countItems } from '../cart/cart.ts';
import { type LeftOut, mostParts } from '../cart/cart-link.ts';
import { payAddress, type Quote, type Standing } from './quote.ts';
import { QuoteLines } from './quote-lines.tsx';
import { isNamed, QuoteParties, type Recipient } from './quote-parties.tsx';

type HeadProps = { readonly titleId: string; readonly quote: Quote; readonly standing: Standing };

function Head({ titleId, quote, standing }: HeadProps) {
  const facts = [
    [quoteSheetCopy.number, quote.number],
    [quoteSheetCopy.date, longDate(quote.date)],
    ...(standing.until ? [[quoteSheetCopy.until, longDate(standing.until)] as const] : []),
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

type RemarksProps = { readonly standing: Standing; readonly parts: LeftOut };

/** What its reader has to know before believing it; on paper too. */
function Remarks({ standing, parts }: RemarksProps) {
  const { isChanged, expired } = standing;
  const { leftOut, isCut } = parts;
  const remarks = [
    isChanged && quoteSheetCopy.changed,
    expired && quoteSheetCopy.expired(longDate(expired)),
    leftOut > 0 && linkPartsCopy.leftOut(leftOut),
    isCut && linkPartsCopy.tooMany(mostParts),
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

function HowToPay({ path, quote }: { readonly path: string; readonly quote: Quote }) {
  const { onScreen, onPaper, payText } = quoteSheetCopy;
  return (
    <div className="flex break-inside-avoid flex-wrap items-start gap-x-8 gap-y-4">
      <div className="grid min-w-0 flex-[1_1_13rem] grid-cols-1 gap-2">
        <h3>{quoteSheetCopy.pay}</h3>
        <p className="text-small">
          <span className="print:hidden">{onScreen}</span>
          <span className="hidden print:inline">{onPaper}</span>{' '}
          <span>{payText(countItems(quote), quote.items.length)}</span>
        </p>
        {/* In a PDF the domain is the link still. */}
        <p className="truncate text-caption">
          <InlineLink to={path}>
            <span className="print:hidden">{location.origin + path}</span>
            <span className="hidden print:inline">{location.host}</span>
          </InlineLink>
        </p>
      </div>
      <QrCode
        className="w-40 max-w-full print:w-[36mm]"
        text={location.origin + path}
        label={quoteSheetCopy.qr}
      />
    </div>
  );
}

type Props = {
  readonly quote: Quote;
  readonly standing: Standing;
  /** What was left out of the address. */
  readonly parts: LeftOut;
  readonly firm: Firm;
  readonly email: string;
  readonly recipient: Recipient;
};

/** A quote as it leaves on paper; the site's printed letterhead stands above it there. */
export function QuoteSheet({ quote, standing, parts, firm, email, recipient }: Props) {
  const title = useId();
  return (
    <article
      translate="no"
      aria-labelledby={title}
      className="grid grid-cols-1 gap-6 rounded-sheet bg-sheet p-[clamp(1.25rem,1rem+1.4vw,2rem)] shadow-sheet print:gap-[6mm] print:bg-white print:p-0 print:shadow-none"
    >
      <div className="grid gap-4 print:hidden">
        <Logo className="h-12 w-auto" alt="" />
        <DoubleRule />
      </div>
      <Head titleId={title} quote={quote} standing={standing} />
      <QuoteParties firm={firm} email={email} recipient={recipient} />
      <Remarks standing={standing} parts={parts} />
      <QuoteLines items={quote.items} />
      <HowToPay path={payAddress(quote, standing)} quote={quote} />
      <p className="border-t border-rule pt-4 text-small print:border-[#999]">
        <strong>{quoteSheetCopy.noTax}</strong> {isNamed(recipient) && <span>{quoteSheetCopy.declared}</span>}
      </p>
    </article>
  );
}
