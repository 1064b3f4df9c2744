import './document.css';
import './document-print.css';
import { Fragment, memo, type ReactNode, type Ref, useMemo } from 'react';
import { createStore } from '../../../platform/store.ts';
import { type Letterhead, renderBlock, type Template, type Values } from '../model/document.ts';
import { htmlBlocks } from './blocks.tsx';
import type { HtmlContext } from './context.ts';

type LetterheadProps = {
  readonly letterhead: Letterhead;
  /** Without it the firm's name is shown instead. */
  readonly logoUrl: string | undefined;
};

export function LetterheadView({ letterhead, logoUrl }: LetterheadProps) {
  return (
    <div className="doc__letterhead">
      {letterhead.kind === 'logo' && logoUrl ? (
        <img src={logoUrl} alt={letterhead.alt} width={170} height={40} />
      ) : (
        <strong>{letterhead.kind === 'logo' ? letterhead.alt : letterhead.left}</strong>
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
  /** Drawn behind the text. */
  readonly backdrop?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
};

/** The whole document as a Carta sheet, from the same tree as the Word file. It follows the values of the store. */
export function DocumentSheet({ template, values, logoUrl, backdrop, className = '', ref }: SheetProps) {
  return (
    <article
      ref={ref}
      className={`doc doc--${template.accent} ${className}`.trim()}
      lang={template.language}
      aria-label={template.title}
    >
      {backdrop}
      <LetterheadView letterhead={template.letterhead} logoUrl={logoUrl} />
      <Blocks template={template} values={values} />
      <p className="doc__footer">{template.footer}</p>
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
