// Prepares the sheets of many documents for printing. Works in short slices of time, so that the page stays responsive.
import { type Ref, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createStore } from '../../../platform/store.ts';
import type { Template, Values } from '../model/document.ts';
import { DocumentArticle } from './document-view.tsx';
import type { HtmlContext } from './inlines.tsx';
import { pageStarts, printedPages } from './print-sheets.ts';
import { type LetterheadImage, Sheets } from './sheets.tsx';

export type LetterheadImages = {
  readonly logoUrl: string | undefined;
  readonly image?: LetterheadImage | undefined;
};

/** Milliseconds of work after which we let the browser handle input. */
const sliceMs = 12;

/** Returns a function to call between steps. If the current slice is over, it lets the browser handle input. */
function createYieldToInput(signal: AbortSignal): () => Promise<void> {
  let sliceStart = performance.now();
  return async () => {
    if (performance.now() - sliceStart >= sliceMs) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceStart = performance.now();
    }
    signal.throwIfAborted();
  };
}

type FlowWithSheetsProps = HtmlContext &
  LetterheadImages & {
    readonly flow: Ref<HTMLElement>;
    /** Number of sheets; 0 until the text has been measured. */
    readonly count: number;
  };

function FlowWithSheets({ flow, count, ...context }: FlowWithSheetsProps) {
  return (
    <>
      <DocumentArticle ref={flow} count={0} {...context} />
      <Sheets count={count} {...context} />
    </>
  );
}

/** Creates a hidden element that renders one document after another for measuring. */
function createRenderer(template: Template, letterhead: LetterheadImages) {
  const host = document.createElement('div');
  host.className = 'invisible absolute top-0 left-0 size-0 overflow-hidden print:hidden';
  host.inert = true;
  document.body.append(host);
  let onRenderError: (error: unknown) => void = () => {};
  const root = createRoot(host, { onUncaughtError: (error) => onRenderError(error) });
  let renderCount = 0;
  return {
    /**
     * Renders the text without blocking the page.
     * @returns the text's element, and a function that renders and returns its sheets
     * @throws the error of a component
     */
    render: async (answers: Values) => {
      const context = { template, valuesStore: createStore(answers), ...letterhead };
      renderCount += 1;
      const key = renderCount;
      let onFlow: (flow: HTMLElement | null) => void = () => {};
      const flow = await new Promise<HTMLElement>((resolve, reject) => {
        onRenderError = reject;
        onFlow = (element) => element && resolve(element);
        startTransition(() => root.render(<FlowWithSheets key={key} flow={onFlow} count={0} {...context} />));
      });
      const sheetsFor = (count: number) => {
        flushSync(() => root.render(<FlowWithSheets key={key} flow={onFlow} count={count} {...context} />));
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

type Options = LetterheadImages & {
  readonly template: Template;
  readonly signal: AbortSignal;
  readonly onProgress: (doneCount: number) => void;
};

/**
 * Adds the sheets of all documents to the page, visible only in print. The page numbers start at 1 in each document.
 * @returns the element with the sheets, which the caller removes
 * @throws the signal's reason if it aborts
 */
export async function addDocumentsForPrinting(
  documents: readonly Values[],
  { template, signal, onProgress, ...letterhead }: Options,
): Promise<HTMLElement> {
  const yieldToInput = createYieldToInput(signal);
  const renderer = createRenderer(template, letterhead);
  const pages: Element[] = [];
  try {
    for (const [index, answers] of documents.entries()) {
      const { flow, sheetsFor } = await renderer.render(answers);
      await yieldToInput();
      const starts = pageStarts(flow);
      await yieldToInput();
      const sheets = sheetsFor(starts.length);
      await yieldToInput();
      for (const page of printedPages(flow, starts, sheets)) {
        pages.push(page);
        await yieldToInput();
      }
      onProgress(index + 1);
    }
  } finally {
    renderer.remove();
  }
  const printRoot = document.createElement('div');
  printRoot.className = 'printed';
  printRoot.dataset.ready = '';
  printRoot.append(...pages);
  document.body.append(printRoot);
  return printRoot;
}
