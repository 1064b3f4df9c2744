import { createStore } from '../../platform/store.ts';

const open: HTMLElement[] = [];

/** Open panel that keeps the focus inside; null if none is open. */
export const topPanel = createStore<HTMLElement | null>(null);

/** Registers a panel, as its ref. */
export function registerPanel(panel: HTMLElement | null): () => void {
  if (panel) open.push(panel);
  topPanel.set(open.at(-1) ?? null);
  return () => {
    if (panel) open.splice(open.indexOf(panel), 1);
    topPanel.set(open.at(-1) ?? null);
  };
}
