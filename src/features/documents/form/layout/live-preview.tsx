import { useEffect, useMemo, useRef } from 'react';
import { previewCopy } from '../../../../content/documents/complete-copy.ts';
import { letterheadCopy } from '../../../../content/documents/letterhead-copy.ts';
import { useStore, useStoreInstance } from '../../../../platform/store.ts';
import { Icon } from '../../../../ui/images/icon.tsx';
import { useFlushBeforeExit } from '../../../../ui/use-flush-before-exit.ts';
import { letterheadUrl, noLetterhead, printedSize } from '../../../school/letterhead.ts';
import { createLetterheadStore } from '../../../school/letterhead-store.ts';
import { PagedView } from '../../html/document-view.tsx';
import type { LetterheadImage } from '../../html/sheets.tsx';
import { useDeferredStore } from '../../model/values-store.ts';
import { useCompletion } from '../use-completion.ts';
import { bringIntoView, markPlaces } from './preview-pane.ts';
import { maxZoom, useZoom } from './use-zoom.ts';

function useLetterheadImage(): LetterheadImage | undefined {
  const { image } = useStore(useStoreInstance(createLetterheadStore), noLetterhead);
  return useMemo(
    () => image && { src: letterheadUrl(image), alt: letterheadCopy.alt, ...printedSize(image) },
    [image],
  );
}

type ZoomProps = Pick<ReturnType<typeof useZoom>, 'level' | 'enlarge' | 'reduce'>;

const zoomButton =
  'grid size-tap -scroll-mb-28 place-items-center rounded-[5px] text-ink not-aria-disabled:hover:bg-folder aria-disabled:cursor-default aria-disabled:text-edge';

/** A button that has reached its limit is `aria-disabled` instead of disabled, so that it keeps the focus. */
function ZoomButtons({ level, enlarge, reduce }: ZoomProps) {
  const { zoom } = previewCopy;
  return (
    <div className="absolute right-3 bottom-3 inline-flex rounded-control border border-edge bg-sheet shadow-raised lg:right-7 print:hidden">
      <button
        type="button"
        className={zoomButton}
        aria-label={zoom.out}
        {...(level > 1 ? { onClick: reduce } : { 'aria-disabled': true })}
      >
        <Icon name="minus" className="size-4.5 stroke-2" />
      </button>
      <span className="min-w-14 text-center text-small leading-(--spacing-tap) font-semibold text-ink">
        {zoom.level(Math.round(level * 100))}
      </span>
      <button
        type="button"
        className={zoomButton}
        aria-label={zoom.in}
        {...(level < maxZoom ? { onClick: enlarge } : { 'aria-disabled': true })}
      >
        <Icon name="plus" className="size-4.5 stroke-2" />
      </button>
    </div>
  );
}

export function LivePreview({ logoUrl }: { readonly logoUrl: string }) {
  const pane = useRef<HTMLElement>(null);
  const { template, values, currentField, commitPending } = useCompletion();
  // Call this before useDeferredStore, so that its listener for printing runs first and the printed page shows the
  // parsed answers.
  useFlushBeforeExit(commitPending);
  const shownValues = useDeferredStore(values);
  const field = useStore(currentField, null);
  const image = useLetterheadImage();
  const zoom = useZoom(pane);

  // Set the attributes outside React. React doesn't remove them, because the element that shows an answer stays the
  // same when the answer changes.
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const place = markPlaces(element, field?.key);
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (place) bringIntoView(element, place, prefersReducedMotion ? 'instant' : 'smooth');
    // An answer may add rows and clauses that contain the field, so mark them too.
    const observer = new MutationObserver(() => markPlaces(element, field?.key));
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [field]);

  return (
    <>
      <section
        // With layout containment, a change in the document doesn't lay out the rest of the page.
        className="h-[calc(100dvh-var(--spacing-header)-7.625rem)] min-h-40 overflow-auto contain-strict max-lg:-mx-gutter max-lg:[overflow-anchor:none] lg:h-full lg:[scrollbar-gutter:stable] lg:rounded-control lg:border lg:border-rule-folder lg:bg-folder lg:p-4"
        aria-label={previewCopy.title}
        // The section scrolls, so it must be focusable for the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        data-pane=""
        ref={pane}
      >
        <div style={{ width: `${zoom.level * 100}%` }}>
          <PagedView template={template} valuesStore={shownValues} logoUrl={logoUrl} image={image} />
        </div>
      </section>
      <ZoomButtons {...zoom} />
    </>
  );
}
