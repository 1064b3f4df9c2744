import { useEffect, useMemo, useRef } from 'react';
import { previewCopy } from '../../../../content/documents/complete-copy.ts';
import { letterheadCopy } from '../../../../content/documents/letterhead-copy.ts';
import { useStore, useStoreOf } from '../../../../platform/store.ts';
import { Icon } from '../../../../ui/images/icon.tsx';
import { useLastMoment } from '../../../../ui/use-last-moment.ts';
import { letterheadUrl, noLetterhead, printedSize } from '../../../school/letterhead.ts';
import { createLetterheadStore } from '../../../school/letterhead-store.ts';
import { PagedView } from '../../html/document-view.tsx';
import type { LetterheadImage } from '../../html/sheets.tsx';
import { useAfterPaint } from '../../model/values-store.ts';
import { useCompletion } from '../use-completion.ts';
import { bringIntoView, markPlaces } from './preview-pane.ts';
import { maxZoom, useZoom } from './use-zoom.ts';

/** Returns the school's letterhead for the preview; the same object until another one is chosen. */
function useLetterheadImage(): LetterheadImage | undefined {
  const { image } = useStore(useStoreOf(createLetterheadStore), noLetterhead);
  return useMemo(
    () => image && { src: letterheadUrl(image), alt: letterheadCopy.alt, ...printedSize(image) },
    [image],
  );
}

type ZoomProps = Pick<ReturnType<typeof useZoom>, 'level' | 'enlarge' | 'reduce'>;

const zoomButton =
  'grid size-tap -scroll-mb-28 place-items-center rounded-[5px] text-ink not-aria-disabled:hover:bg-folder aria-disabled:cursor-default aria-disabled:text-edge';

/** Buttons over the corner of the document. A button at its limit is not disabled, so that it keeps the focus. */
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

/** Shows the document as it will be, and marks the places of the field being edited. */
export function LivePreview({ logoUrl }: { readonly logoUrl: string }) {
  const pane = useRef<HTMLElement>(null);
  const { template, values, current, readUnleft } = useCompletion();
  // Before the document follows the answers, since it prints them.
  useLastMoment(readUnleft);
  const followed = useAfterPaint(values);
  const field = useStore(current, null);
  const image = useLetterheadImage();
  const zoom = useZoom(pane);

  // React doesn't know these attributes, and keeps them: the place's element stays the same whatever its value.
  useEffect(() => {
    const element = pane.current;
    if (!element) return;
    const place = markPlaces(element, field?.key);
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (place) bringIntoView(element, place, isCalm ? 'instant' : 'smooth');
    // An answer may add rows and clauses that show it.
    const additions = new MutationObserver(() => markPlaces(element, field?.key));
    additions.observe(element, { childList: true, subtree: true });
    return () => additions.disconnect();
  }, [field]);

  return (
    <>
      <section
        // Layout containment keeps changes of the document from moving the rest of the page.
        className="h-[calc(100dvh-var(--spacing-header)-7.625rem)] min-h-40 overflow-auto contain-strict max-lg:-mx-gutter max-lg:[overflow-anchor:none] lg:h-full lg:[scrollbar-gutter:stable] lg:rounded-control lg:border lg:border-rule-folder lg:bg-folder lg:p-4"
        aria-label={previewCopy.title}
        // It scrolls by itself, so the keyboard must reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        data-pane=""
        ref={pane}
      >
        <div style={{ width: `${zoom.level * 100}%` }}>
          <PagedView template={template} values={followed} logoUrl={logoUrl} image={image} />
        </div>
      </section>
      <ZoomButtons {...zoom} />
    </>
  );
}
