// Prepares the sheets of many documents for one print, in slices, so that a press is answered meanwhile.
import { type Ref, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createStore } from '../../../platform/store.ts';
import type { Template, Values } from '../model/document.ts';
import { DocumentArticle } from './document-view.tsx';
import type { HtmlContext } from './inlines.tsx';
import { printedPages, printedStarts } from './print-sheets.ts';
import { type LetterheadImage, Sheets } from './sheets.tsx';

/** Image on the letterhead: the school's own, or the firm's logo. */
export type Marks = { readonly logoUrl: string | undefined; readonly image?: LetterheadImage | undefined };

/** Milliseconds of work between two checks for the person's input. */
const sliceMs = 12;

/** Returns a function that lets the browser handle input once a slice of work is over. */
function createSlices(signal: AbortSignal): () => Promise<void> {
  let begun = performance.now();
  return async () => {
    if (performance.now() - begun >= sliceMs) {
      await new Promise((resolve) => setTimeout(resolve));
      begun = performance.now();
    }
    signal.throwIfAborted();
  };
}

type RenderedProps = HtmlContext &
  Marks & {
    readonly flow: Ref<HTMLElement>;
    /** Number of sheets; 0 until the text is measured. */
    readonly count: number;
  };

/** Renders the text as one flow, and beside it the sheets for that text. */
function Rendered({ flow, count, ...context }: RenderedProps) {
  return (
    <>
      <DocumentArticle ref={flow} count={0} {...context} />
      <Sheets count={count} {...context} />
    </>
  );
}

/** Creates a hidden place in the page that renders and measures one document after another. */
function createPlace(template: Template, marks: Marks) {
  const host = document.createElement('div');
  host.className = 'invisible absolute top-0 left-0 size-0 overflow-hidden print:hidden';
  host.inert = true;
  document.body.append(host);
  let fail: (error: unknown) => void = () => {};
  const root = createRoot(host, { onUncaughtError: (error) => fail(error) });
  let rendered = 0;
  return {
    /**
     * Renders the text without holding up the page.
     * @returns the text, and a function that returns the sheets for it
     * @throws what a component throws
     */
    render: async (answers: Values) => {
      const context = { template, values: createStore(answers), ...marks };
      rendered += 1;
      const key = rendered;
      let keep: (flow: HTMLElement | null) => void = () => {};
      const flow = await new Promise<HTMLElement>((resolve, reject) => {
        fail = reject;
        keep = (element) => element && resolve(element);
        startTransition(() => root.render(<Rendered key={key} flow={keep} count={0} {...context} />));
      });
      const sheetsFor = (count: number) => {
        flushSync(() => root.render(<Rendered key={key} flow={keep} count={count} {...context} />));
        return [...host.querySelectorAll('[data-part="sheet"]')];
      };
      return { flow, sheetsFor };
    },
    remove: () => {
      root.unmount();
      host.remove();
    },
  };
}

type Options = Marks & {
  readonly template: Template;
  readonly signal: AbortSignal;
  /** Called with the number of documents that are ready. */
  readonly onProgress: (done: number) => void;
};

/**
 * Adds the sheets of all documents to the page, each document with its own letterhead and page numbers. They show only
 * in print.
 * @returns the element, which stands in the page until it is removed
 * @throws the signal's reason
 */
export async function printableDocuments(
  documents: readonly Values[],
  { template, signal, onProgress, ...marks }: Options,
): Promise<HTMLElement> {
  const nextSlice = createSlices(signal);
  const place = createPlace(template, marks);
  const pages: Element[] = [];
  try {
    for (const [index, answers] of documents.entries()) {
      const { flow, sheetsFor } = await place.render(answers);
      await nextSlice();
      const starts = printedStarts(flow);
      await nextSlice();
      const sheets = sheetsFor(starts.length);
      await nextSlice();
      for (const page of printedPages(flow, starts, sheets)) {
        pages.push(page);
        await nextSlice();
      }
      onProgress(index + 1);
    }
  } finally {
    place.remove();
  }
  const printed = document.createElement('div');
  printed.className = 'printed';
  printed.dataset.ready = '';
  printed.append(...pages);
  document.body.append(printed);
  return printed;
}
