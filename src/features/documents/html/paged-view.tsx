import './paged-view.css';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { previewCopy } from '../../../content/complete-copy.ts';
import { DocumentSheet, type LetterheadImage, LetterheadView, PageFooter } from './document-view.tsx';
import type { HtmlContext } from './inlines.tsx';
import { layOutPages, piecesOf } from './page-layout.ts';

type SheetsProps = HtmlContext & {
  readonly count: number;
  readonly logoUrl: string;
  readonly image?: LetterheadImage | undefined;
};

/** The sheets behind the text, with the letterhead and footer of every page. */
const Sheets = memo(function Sheets({ count, template, values, logoUrl, image }: SheetsProps) {
  return (
    <div className="print:hidden" data-part="backdrop" aria-hidden="true">
      {Array.from({ length: count }, (_, page) => (
        <div
          key={page}
          className="absolute inset-x-0 top-[calc(var(--page)*(var(--height)+var(--gap)))] flex h-(--height) flex-col justify-between rounded-sheet bg-white px-[9.8cqi] pt-[4.4cqi] pb-[3.27cqi] shadow-raised"
          style={{ '--page': page }}
        >
          <LetterheadView
            letterhead={template.letterhead}
            image={image}
            logoUrl={logoUrl}
            className="border-b-[max(0.2em,2px)] [&_img:not([data-own])]:w-[20cqi]"
          />
          <PageFooter template={template} values={values} className="text-[0.85em]">
            <span>{previewCopy.page(page + 1, count)}</span>
          </PageFooter>
        </div>
      ))}
    </div>
  );
});

/** How many sheets the document takes, laid out again whenever one of its pieces changes its size. */
function usePages() {
  const sheet = useRef<HTMLElement>(null);
  const [count, setCount] = useState(1);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element) return;
    let frame = 0;
    const layOut = () => {
      const pages = layOutPages(element);
      if (pages !== null) setCount(pages);
    };
    // The height of the whole would not do: a piece may get taller as another shrinks, and the sheets keep it. A frame later,
    // since what was typed is painted in its own field first.
    const sizes = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(layOut);
    });
    const observed = new WeakSet<Element>();
    const observe = () => {
      for (const piece of piecesOf(element)) {
        if (observed.has(piece)) continue;
        observed.add(piece);
        sizes.observe(piece);
      }
    };
    const pieces = new MutationObserver(observe);
    pieces.observe(element, { childList: true, subtree: true });
    observe();
    layOut();
    return () => {
      cancelAnimationFrame(frame);
      pieces.disconnect();
      sizes.disconnect();
    };
  }, []);
  return { sheet, count };
}

type Props = HtmlContext & {
  readonly logoUrl: string;
  readonly image?: LetterheadImage | undefined;
};

/** The document as the pages that the Word file has, each of Carta's proportion. */
export const PagedView = memo(function PagedView({ template, values, logoUrl, image }: Props) {
  const { sheet, count } = usePages();
  return (
    <div className="paged" style={{ '--pages': count }}>
      <DocumentSheet
        ref={sheet}
        template={template}
        values={values}
        logoUrl={logoUrl}
        image={image}
        pages={<Sheets count={count} template={template} values={values} logoUrl={logoUrl} image={image} />}
      />
    </div>
  );
});
