import { useEffect, useLayoutEffect, useRef } from 'react';
import { previewCopy } from '../../../content/complete-page.ts';
import { logoUrl } from '../download/logo-url.ts';
import { PagedView } from '../html/paged-view.tsx';
import type { Template, Values } from '../model/document.ts';

type Props = {
  readonly template: Template;
  readonly values: Values;
  /** The field being edited. */
  readonly current: string | null;
};

function placesOf(pane: HTMLElement, key: string): readonly Element[] {
  return [...pane.querySelectorAll(`[data-field="${CSS.escape(key)}"]`)];
}

/** Touches only what changes its mark: the others would have their style computed again with every key. */
function mark(pane: HTMLElement, key: string | null): void {
  const places = new Set(key === null ? [] : placesOf(pane, key));
  for (const marked of pane.querySelectorAll('[data-current]')) {
    if (!places.delete(marked)) marked.removeAttribute('data-current');
  }
  for (const place of places) place.setAttribute('data-current', '');
}

/** Scrolls the pane alone, and only when the place is out of its sight; on telephones the page itself scrolls. */
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

/** The document as it will be, with the places of the field being edited marked. */
export function LivePreview({ template, values, current }: Props) {
  const pane = useRef<HTMLElement>(null);

  // Marked in the page, not through React: which field is edited changes no block, and a block that is rendered
  // anew may have lost its mark.
  useLayoutEffect(() => {
    if (pane.current) mark(pane.current, current);
  });

  useEffect(() => {
    const [first] = pane.current && current !== null ? placesOf(pane.current, current) : [];
    if (pane.current && first) bringIntoView(pane.current, first);
  }, [current]);

  return (
    // It scrolls by itself on wide screens, so the keyboard must reach it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="desk__pane" aria-label={previewCopy.title} tabIndex={0} ref={pane}>
      <PagedView template={template} values={values} logoUrl={logoUrl} />
    </section>
  );
}
