import './paged-view.css';
import { memo, useEffect, useRef, useState } from 'react';
import { previewCopy } from '../../../content/complete-page.ts';
import type { Template } from '../model/document.ts';
import type { HtmlContext } from './context.ts';
import { DocumentSheet, type LetterheadImage, LetterheadView, PageFooter } from './document-view.tsx';
import { layOutPages } from './page-layout.ts';

type SheetsProps = {
  readonly count: number;
  readonly template: Template;
  readonly logoUrl: string;
  readonly image?: LetterheadImage | undefined;
};

/** The sheets behind the text, with the letterhead and footer of every page. */
const Sheets = memo(function Sheets({ count, template, logoUrl, image }: SheetsProps) {
  return (
    <div className="print:hidden" data-part="backdrop" aria-hidden="true">
      {Array.from({ length: count }, (_, page) => (
        <div
          key={page}
          className="absolute inset-x-0 top-[calc(var(--page)*(var(--height)+var(--gap)))] flex h-(--height) flex-col justify-between rounded-sheet bg-white px-[9.8cqi] pt-[4.4cqi] pb-[4.1cqi] shadow-raised"
          style={{ '--page': page }}
        >
          <LetterheadView
            letterhead={template.letterhead}
            image={image}
            logoUrl={logoUrl}
            className="border-b-[max(0.2em,2px)] [&_img:not([data-own])]:w-[20cqi]"
          />
          <PageFooter template={template} className="text-[0.85em]">
            <span>{previewCopy.page(page + 1, count)}</span>
          </PageFooter>
        </div>
      ))}
    </div>
  );
});

/** How many sheets the document takes, laid out again when the height of its text changes. */
function usePages() {
  const sheet = useRef<HTMLElement>(null);
  const [count, setCount] = useState(1);
  useEffect(() => {
    const element = sheet.current;
    if (!element) return;
    let frame = 0;
    const layOut = () => setCount(layOutPages(element));
    // Laying out changes the observed height: within the same frame that would be a loop.
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(layOut);
    });
    layOut();
    observer.observe(element);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
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
        pages={<Sheets count={count} template={template} logoUrl={logoUrl} image={image} />}
      />
    </div>
  );
});
