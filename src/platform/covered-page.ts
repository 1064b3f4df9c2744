// What lies over the page (drawer, menu, question) has an entry of its own in the browser's history, at the page's
// address: Back closes it. The entry goes with it, however it is closed.
import * as v from 'valibot';

type Panel = { readonly close: () => void; readonly address: string };

/** The lowest first. */
const panels: Panel[] = [];

let isFollowed = false;

const Covered = v.object({ panels: v.pipe(v.number(), v.integer(), v.minValue(1)) });
const Entry = v.object({ idx: v.number() });

/** Kept in history.state, beside what the router keeps there: how many panels lie over the page at this entry. */
function depth(): number {
  const state: unknown = history.state;
  return v.is(Covered, state) ? state.panels : 0;
}

/** With the router's own count of its entries: a replaced entry keeps it, a new one has the next. */
function entryAddress(): string {
  const state: unknown = history.state;
  return `${v.is(Entry, state) ? state.idx : ''} ${location.href}`;
}

function onPop(): void {
  history.scrollRestoration = 'auto';
  while (panels.length > depth()) panels.pop()?.close();
}

/** @returns whether the entry that shows is a panel's: a link followed now takes its place */
export function isPageCovered(): boolean {
  return panels.length > 0 && depth() > 0;
}

/**
 * Call it when a panel has opened.
 * @param close called when Back was pressed
 * @returns call it when the panel has closed, for whatever reason
 */
export function coverPage(close: () => void): () => void {
  const panel = { close, address: entryAddress() };
  panels.push(panel);
  try {
    // Forward may have led to an entry that an earlier panel has left: it is used again.
    if (depth() < panels.length) {
      // Whatever the panel has scrolled to must stay when its entry goes.
      history.scrollRestoration = 'manual';
      history.pushState({ ...history.state, panels: panels.length }, '');
    }
  } catch {
    // Safari refuses the hundredth entry within half a minute: Back then leaves the page.
    panels.pop();
  }
  return () => {
    const place = panels.indexOf(panel);
    if (place < 0) return;
    const entries = panels.length - place;
    panels.length = place;
    // A link has put its page in the entry's place.
    if (entryAddress() === panel.address) history.go(-entries);
    else history.scrollRestoration = 'auto';
  };
}

/**
 * Follows Back from here on, and leaves the entry of a panel that was open when the page was reloaded.
 * @returns a function that stops listening
 */
export function followBack(): () => void {
  window.addEventListener('popstate', onPop);
  if (!isFollowed && depth() > 0) history.go(-depth());
  isFollowed = true;
  return () => window.removeEventListener('popstate', onPop);
}
