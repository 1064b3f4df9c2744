// The pane that shows the document. It scrolls separately from the page on all screens.
import { layOutVisibleDocument } from '../../html/use-pages.ts';

const lineSelector = 'p, li, caption, tr';

/** Moves the attribute to these elements. Doesn't touch elements that already have it. */
function mark(pane: HTMLElement, attribute: string, elements: readonly Element[]): void {
  for (const marked of pane.querySelectorAll(`[${attribute}]`))
    if (!elements.includes(marked)) marked.removeAttribute(attribute);
  for (const element of elements) if (!element.hasAttribute(attribute)) element.setAttribute(attribute, '');
}

/**
 * Marks the places, that is the elements that show or depend on the field's answer, and the line of the first place.
 * Marks only one line, because some answers change words in most clauses.
 * @returns the first place
 */
export function markPlaces(pane: HTMLElement, key: string | undefined): Element | undefined {
  const places = key === undefined ? [] : [...pane.querySelectorAll(`[data-field~="${CSS.escape(key)}"]`)];
  const [first] = places;
  const line = first?.closest(lineSelector);
  mark(pane, 'data-current', places);
  mark(pane, 'data-current-line', line ? [line] : []);
  return first;
}

/** Scrolls the pane, but not the page, to a place that is out of view. */
export function bringIntoView(pane: HTMLElement, place: Element, behavior: ScrollBehavior): void {
  const view = pane.getBoundingClientRect();
  const { top, bottom, left, right } = place.getBoundingClientRect();
  const isCutOffSideways = left < view.left || right > view.right;
  if (top >= view.top && bottom <= view.bottom && !isCutOffSideways) return;
  pane.scrollBy({
    top: top - view.top - view.height / 3,
    left: isCutOffSideways ? left - view.left - view.width / 3 : 0,
    behavior,
  });
}

/**
 * Scroll position of a pane when it was hidden, and the place that was marked at that moment. Some browsers lose the
 * scroll position of a hidden element.
 */
export type PanePosition = {
  readonly left: number;
  readonly top: number;
  readonly markedPlace: Element | null;
};

const markedPlaceIn = (pane: HTMLElement) => pane.querySelector('[data-current]');

export function panePosition(pane: HTMLElement): PanePosition {
  return { left: pane.scrollLeft, top: pane.scrollTop, markedPlace: markedPlaceIn(pane) };
}

/**
 * Restores the scroll position. If the person has edited another field since the pane was hidden, scrolls to that
 * field's place, except in a zoomed document.
 */
export function restorePosition(pane: HTMLElement, { left, top, markedPlace }: PanePosition): void {
  const frame = pane.querySelector<HTMLElement>('.paged');
  if (frame) layOutVisibleDocument(frame);
  pane.scrollTo({ left, top, behavior: 'instant' });
  const currentPlace = markedPlaceIn(pane);
  const isEnlarged = pane.scrollWidth > pane.clientWidth + 1;
  if (currentPlace && currentPlace !== markedPlace && !isEnlarged)
    bringIntoView(pane, currentPlace, 'instant');
}
