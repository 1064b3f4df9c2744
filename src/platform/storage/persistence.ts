import { createStore } from '../store.ts';

/** The browser's decision about keeping the site's storage; `unknown` until the page has requested it. */
export const persistence = createStore<'unknown' | 'kept' | 'refused'>('unknown');

let isAsked = false;

async function ask(): Promise<boolean> {
  try {
    const { storage } = navigator;
    // Check first, because Firefox asks the person, who may have agreed already.
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false;
  }
}

/**
 * Asks the browser, once per page, to keep the site's storage until a person deletes it. The result is a refusal in
 * browsers without this feature and on pages without https.
 */
export async function askToPersist(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  persistence.set((await ask()) ? 'kept' : 'refused');
}
