// The pane in which the document is shown scrolls by itself, at every width.
import { layOutVisible } from '../../html/use-pages.ts';

/** Elements that show a place on lines of their own, in every kind of block. */
const lines = 'p, li, caption, tr';

/** Leaves the attribute on these elements alone, and touches none that has it already. */
function mark(pane: HTMLElement, attribute: string, elements: readonly Element[]): void {
  for (const marked of pane.querySelectorAll(`[${attribute}]`))
    if (!elements.includes(marked)) marked.removeAttribute(attribute);
  for (const element of elements) if (!element.hasAttribute(attribute)) element.setAttribute(attribute, '');
}

/**
 * Marks the places of that field in the document, and the line of the first one: some answers change words in most
 * clauses. @returns the first place
 */
export function markPlaces(pane: HTMLElement, key: string | undefined): Element | undefined {
  const places = key === undefined ? [] : [...pane.querySelectorAll(`[data-field~="${CSS.escape(key)}"]`)];
  const [first] = places;
  const line = first?.closest(lines);
  mark(pane, 'data-current', places);
  mark(pane, 'data-current-line', line ? [line] : []);
  return first;
}

/** Scrolls the pane alone, and only to a place that is out of view. */
export function bringIntoView(pane: HTMLElement, place: Element, behavior: ScrollBehavior): void {
  const view = pane.getBoundingClientRect();
  const { top, bottom, left, right } = place.getBoundingClientRect();
  const isAcross = left < view.left || right > view.right;
  if (top >= view.top && bottom <= view.bottom && !isAcross) return;
  pane.scrollBy({
    top: top - view.top - view.height / 3,
    left: isAcross ? left - view.left - view.width / 3 : 0,
    behavior,
  });
}

/** Where a pane was left that was then hidden: not every browser lets it keep its place. */
export type PanePlace = {
  readonly left: number;
  readonly top: number;
  readonly edited: Element | null;
};

const editedIn = (pane: HTMLElement) => pane.querySelector('[data-current]');

export function placeIn(pane: HTMLElement): PanePlace {
  return { left: pane.scrollLeft, top: pane.scrollTop, edited: editedIn(pane) };
}

/** Shows the place that was left. A document that is not enlarged follows what was edited meanwhile. */
export function returnTo(pane: HTMLElement, { left, top, edited }: PanePlace): void {
  const frame = pane.querySelector<HTMLElement>('.paged');
  if (frame) layOutVisible(frame);
  pane.scrollTo({ left, top, behavior: 'instant' });
  const now = editedIn(pane);
  const isEnlarged = pane.scrollWidth > pane.clientWidth + 1;
  if (now && now !== edited && !isEnlarged) bringIntoView(pane, now, 'instant');
}
