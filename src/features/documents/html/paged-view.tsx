import './paged-view.css';
import { memo, useEffect, useRef, useState } from 'react';
import { previewCopy } from '../../../content/complete-page.ts';
import type { HtmlContext } from './context.ts';
import { DocumentSheet, LetterheadView } from './document-view.tsx';
import { useWording } from './inlines.tsx';
import { layOutPages } from './page-layout.ts';

type SheetsProps = HtmlContext & {
  readonly count: number;
  readonly logoUrl: string;
};

/** The sheets behind the text, with the letterhead and footer of every page. */
const Sheets = memo(function Sheets({ count, template, values, logoUrl }: SheetsProps) {
  const footer = useWording(template.footer, values);
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
            logoUrl={logoUrl}
            className="border-b-[max(0.2em,2px)] [&_img]:w-[20cqi]"
          />
          <p className="flex justify-between gap-[1em] border-t border-[#cfc5b4] pt-[0.5em] text-[0.85em] text-ink-500">
            <span>{footer}</span>
            <span>{previewCopy.page(page + 1, count)}</span>
          </p>
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
};

/** The document as the pages that the Word file has, each of Carta's proportion. */
export const PagedView = memo(function PagedView({ template, values, logoUrl }: Props) {
  const { sheet, count } = usePages();
  return (
    <div className="paged" style={{ '--pages': count }}>
      <DocumentSheet
        ref={sheet}
        template={template}
        values={values}
        logoUrl={logoUrl}
        pages={<Sheets count={count} template={template} values={values} logoUrl={logoUrl} />}
      />
    </div>
  );
});
