import './document.css';
import './document-print.css';
import { Fragment, memo, type ReactNode, type Ref, useMemo } from 'react';
import { createStore } from '../../../platform/store.ts';
import { type Letterhead, renderBlock, type Template, type Values } from '../model/document.ts';
import { htmlBlocks } from './blocks.tsx';
import { type HtmlContext, useWording } from './inlines.tsx';

/** An image in the firm's place on the letterhead. */
export type LetterheadImage = {
  readonly src: string;
  readonly alt: string;
  /** In pixels of 1/96 inch, on paper. */
  readonly width: number;
  readonly height: number;
};

type LetterheadProps = {
  readonly letterhead: Letterhead;
  /** The school's own. */
  readonly image?: LetterheadImage | undefined;
  /** Without it the firm's name is shown instead. */
  readonly logoUrl: string | undefined;
  /** Its room below and the width of its rule. */
  readonly className: string;
};

function Mark({ letterhead, image, logoUrl }: Omit<LetterheadProps, 'className'>) {
  if (image) return <OwnImage {...image} />;
  if (letterhead.kind === 'logo' && logoUrl) {
    return <img src={logoUrl} alt={letterhead.alt} width={170} height={40} />;
  }
  return (
    <strong className="text-[1.2em]">{letterhead.kind === 'logo' ? letterhead.alt : letterhead.left}</strong>
  );
}

/** In em, the text's 10 points being 13.3 pixels: it grows and shrinks with the page. */
function OwnImage({ src, alt, width, height }: LetterheadImage) {
  const em = (pixels: number) => `${(pixels / 13.33 / 0.867).toFixed(2)}em`;
  // On telephones a wide image gives way, in its proportions.
  return (
    <img
      src={src}
      alt={alt}
      data-own=""
      className="h-auto max-w-full"
      style={{ width: em(width), aspectRatio: `${width} / ${height}` }}
    />
  );
}

export function LetterheadView({ letterhead, image, logoUrl, className }: LetterheadProps) {
  return (
    <div
      className={`relative flex flex-wrap items-end justify-between gap-x-[1em] gap-y-[0.5em] border-ink pb-[0.625em] text-[0.867em] after:absolute after:inset-x-0 after:-bottom-[6px] after:border-b after:border-ink ${className}`}
      data-part="letterhead"
    >
      <Mark letterhead={letterhead} image={image} logoUrl={logoUrl} />
      <span>{letterhead.right}</span>
    </div>
  );
}

type FooterProps = HtmlContext & {
  readonly className: string;
  /** Its page and how many there are, where the view has pages. */
  readonly children?: ReactNode;
};

export function PageFooter({ template, values, className, children }: FooterProps) {
  const { initials } = template;
  const footer = useWording(template.footer, values);
  return (
    <p
      className={`flex flex-wrap items-end justify-between gap-x-[1em] border-t border-[#cfc5b4] pt-[0.5em] text-ink-500 ${initials ? 'min-h-[3.2em]' : ''} ${className}`}
      data-part="footer"
    >
      <span>{footer}</span>
      {initials && <span className="text-ink-700">{initials}</span>}
      {children}
    </p>
  );
}

/** Rendered once for a template and its store: each value inside subscribes to its own field. */
const Blocks = memo(function Blocks({ template, values }: HtmlContext) {
  return template.blocks.map((block, index) => (
    <Fragment key={index}>{renderBlock(htmlBlocks, block, { template, values })}</Fragment>
  ));
});

type SheetProps = HtmlContext & {
  readonly logoUrl?: string | undefined;
  readonly image?: LetterheadImage | undefined;
  /** The pages behind the text, with the letterhead and the footer of each: on screen they stand for the document's. */
  readonly pages?: ReactNode;
  readonly ref?: Ref<HTMLElement>;
};

/** The whole document as a Carta sheet, from the same tree as the Word file. It follows the values of the store. */
export function DocumentSheet({ template, values, logoUrl, image, pages, ref }: SheetProps) {
  const ends = pages ? 'not-print:hidden' : '';
  return (
    <article
      ref={ref}
      translate="no"
      className="doc"
      lang={template.language}
      aria-label={useWording(template.title, values)}
    >
      {pages}
      <div data-part="head" className={ends}>
        <LetterheadView
          letterhead={template.letterhead}
          image={image}
          logoUrl={logoUrl}
          className="mb-[2em] border-b-3 print:mb-[1.25em]"
        />
      </div>
      <Blocks template={template} values={values} />
      <div data-part="foot" className={ends}>
        <PageFooter
          template={template}
          values={values}
          className="mt-[2em] text-[0.867em] print:mt-[0.5em]"
        />
      </div>
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
