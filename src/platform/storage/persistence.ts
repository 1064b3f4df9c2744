import { createStore } from '../store.ts';

/** The browser's decision about keeping the site's storage; `unknown` until the page has requested it. */
export const persistence = createStore<'unknown' | 'kept' | 'refused'>('unknown');

let hasRequested = false;

async function requestPersistence(): Promise<boolean> {
  try {
    const { storage } = navigator;
    // Check first, because Firefox asks the person, who may have agreed already.
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false;
  }
}

/**
 * Asks the browser, once per page, to keep the site's storage until a person deletes it. Browsers without this feature
 * and pages without https count as a refusal.
 */
export async function requestPersistenceOnce(): Promise<void> {
  if (hasRequested) return;
  hasRequested = true;
  persistence.set((await requestPersistence()) ? 'kept' : 'refused');
}
