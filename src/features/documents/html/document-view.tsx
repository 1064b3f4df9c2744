import './document.css';
import './document-print.css';
import { Fragment, memo, type ReactNode, type Ref, useMemo } from 'react';
import { createStore } from '../../../platform/store.ts';
import { type Letterhead, renderBlock, type Template, type Values } from '../model/document.ts';
import { htmlBlocks } from './blocks.tsx';
import type { HtmlContext } from './context.ts';
import { useWording } from './inlines.tsx';

type LetterheadProps = {
  readonly letterhead: Letterhead;
  /** Without it the firm's name is shown instead. */
  readonly logoUrl: string | undefined;
  /** Its room below and the width of its rule. */
  readonly className: string;
};

export function LetterheadView({ letterhead, logoUrl, className }: LetterheadProps) {
  return (
    <div
      className={`relative flex flex-wrap items-end justify-between gap-x-[1em] gap-y-[0.5em] border-ink pb-[0.625em] text-[0.867em] after:absolute after:inset-x-0 after:-bottom-[6px] after:border-b after:border-ink ${className}`}
      data-part="letterhead"
    >
      {letterhead.kind === 'logo' && logoUrl ? (
        <img src={logoUrl} alt={letterhead.alt} width={170} height={40} />
      ) : (
        <strong className="text-[1.2em]">
          {letterhead.kind === 'logo' ? letterhead.alt : letterhead.left}
        </strong>
      )}
      <span>{letterhead.right}</span>
    </div>
  );
}

/** Rendered once for a template and its store: each value inside subscribes to its own field. */
const Blocks = memo(function Blocks({ template, values }: HtmlContext) {
  return template.blocks.map((block, index) => (
    // The template never changes, so an index is a lasting key.
    <Fragment key={index}>{renderBlock(htmlBlocks, block, { template, values })}</Fragment>
  ));
});

type SheetProps = HtmlContext & {
  readonly logoUrl?: string | undefined;
  /** The pages behind the text, with the letterhead and the footer of each: on screen they stand for the document's. */
  readonly pages?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
};

/** The whole document as a Carta sheet, from the same tree as the Word file. It follows the values of the store. */
export function DocumentSheet({ template, values, logoUrl, pages, ref }: SheetProps) {
  const ends = pages ? 'not-print:hidden' : '';
  return (
    <article
      ref={ref}
      className="doc"
      lang={template.language}
      aria-label={useWording(template.title, values)}
    >
      {pages}
      <LetterheadView
        letterhead={template.letterhead}
        logoUrl={logoUrl}
        className={`mb-[2em] border-b-3 ${ends}`}
      />
      <Blocks template={template} values={values} />
      <p
        className={`mt-[2em] border-t border-[#cfc5b4] pt-[0.5em] text-[0.867em] text-ink-500 ${ends}`}
        data-part="footer"
      >
        {useWording(template.footer, values)}
      </p>
    </article>
  );
}

type Props = {
  readonly template: Template;
  readonly values: Values;
  readonly logoUrl?: string;
};

/** The same with values that do not change. */
export function DocumentView({ template, values, logoUrl }: Props) {
  const store = useMemo(() => createStore(values), [values]);
  return <DocumentSheet template={template} values={store} logoUrl={logoUrl} />;
}
