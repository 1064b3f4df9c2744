import { createStore } from '../store.ts';

/** Whether the browser has promised to keep what the site stores; `unknown` until it was asked. */
export const persistence = createStore<'unknown' | 'kept' | 'refused'>('unknown');

let isAsked = false;

async function ask(): Promise<boolean> {
  try {
    const { storage } = navigator;
    // Firefox puts the question to the person: not again where they have agreed.
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    return false;
  }
}

/**
 * Asks the browser, once for the page, to keep what the site stores until a person deletes it. Browsers without that
 * promise, and pages without https, refuse.
 */
export async function askToPersist(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  persistence.set((await ask()) ? 'kept' : 'refused');
}
