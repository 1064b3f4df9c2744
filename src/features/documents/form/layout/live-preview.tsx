import { useEffect, useMemo, useRef } from 'react';
import { letterheadCopy, previewCopy } from '../../../../content/complete-copy.ts';
import { useStore, useStoreOf } from '../../../../platform/store.ts';
import { letterheadUrl, noLetterhead, printedSize } from '../../../school/letterhead.ts';
import { createLetterheadStore } from '../../../school/letterhead-store.ts';
import { PagedView } from '../../html/document-view.tsx';
import type { LetterheadImage } from '../../html/sheets.tsx';
import { useCompletion } from '../use-completion.ts';

function placesOf(pane: HTMLElement, key: string): readonly Element[] {
  return [...pane.querySelectorAll(`[data-field~="${CSS.escape(key)}"]`)];
}

/** Scrolls the pane alone, and only to a place that is out of view; on telephones the page itself scrolls. */
function bringIntoView(pane: HTMLElement, place: Element): void {
  const scrolls = pane.scrollHeight > pane.clientHeight;
  if (!scrolls) return;
  const view = pane.getBoundingClientRect();
  const { top, bottom } = place.getBoundingClientRect();
  if (top >= view.top && bottom <= view.bottom) return;
  pane.scrollTo({
    top: pane.scrollTop + top - view.top - view.height / 3,
    behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
  });
}

/** The school's own letterhead as the preview shows it; the same object until another is chosen. */
function useLetterheadImage(): LetterheadImage | undefined {
  const { image } = useStore(useStoreOf(createLetterheadStore), noLetterhead);
  return useMemo(
    () => image && { src: letterheadUrl(image), alt: letterheadCopy.alt, ...printedSize(image) },
    [image],
  );
}

/** The document as it will be, with the places of the field being edited marked. */
export function LivePreview({ logoUrl }: { readonly logoUrl: string }) {
  const pane = useRef<HTMLElement>(null);
  const { template, values, current } = useCompletion();
  const field = useStore(current, null);
  const image = useLetterheadImage();

  // Marked outside React: the place's element stays the same whatever its value, and keeps the attribute.
  useEffect(() => {
    if (!pane.current) return;
    const places = field ? placesOf(pane.current, field.key) : [];
    for (const marked of pane.current.querySelectorAll('[data-current]'))
      marked.removeAttribute('data-current');
    for (const place of places) place.setAttribute('data-current', '');
    if (places[0]) bringIntoView(pane.current, places[0]);
  }, [field]);

  return (
    <section
      // What changes inside moves nothing outside.
      className="lg:h-full lg:[scrollbar-gutter:stable] lg:overflow-y-auto lg:rounded-control lg:border lg:border-rule-folder lg:bg-folder lg:p-5 lg:contain-strict"
      aria-label={previewCopy.title}
      // It scrolls by itself on wide screens, so the keyboard must reach it.
      // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
      tabIndex={0}
      ref={pane}
    >
      <PagedView template={template} values={values} logoUrl={logoUrl} image={image} />
    </section>
  );
}
