import { createStore } from '../../platform/store.ts';

const openPanels: HTMLElement[] = [];

/** Topmost open panel, which keeps the focus inside; null if none is open. */
export const topPanel = createStore<HTMLElement | null>(null);

export function registerPanel(panel: HTMLElement | null): () => void {
  if (panel) openPanels.push(panel);
  topPanel.set(openPanels.at(-1) ?? null);
  return () => {
    if (panel) openPanels.splice(openPanels.indexOf(panel), 1);
    topPanel.set(openPanels.at(-1) ?? null);
  };
}
