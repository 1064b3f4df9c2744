import { createStore } from '../store.ts';

/** The browser's promise to keep the site's storage; `unknown` until the page has asked. */
export const persistence = createStore<'unknown' | 'kept' | 'refused'>('unknown');

let isAsked = false;

async function ask(): Promise<boolean> {
  try {
    const { storage } = navigator;
    // Firefox asks the person, so don't repeat a question that they agreed to.
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false;
  }
}

/**
 * Asks the browser, once per page, to keep the site's storage until a person deletes it. Browsers without that feature
 * and pages without https refuse.
 */
export async function askToPersist(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  persistence.set((await ask()) ? 'kept' : 'refused');
}
