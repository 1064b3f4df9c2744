import { createStore } from './store.ts';

// Storage can throw on any access, the getter included (private modes, blocked cookies, full quota), and some
// browsers swallow what they are given. What localStorage refuses goes to sessionStorage, which outlives the way
// to the payment and back in the same tab, and else to memory, so that a visit works to its end.

type Place = 'localStorage' | 'sessionStorage';

/** null: removed, for as long as this page lives, where the browser refused to. */
const memory = new Map<string, string | null>();

function get(place: Place, key: string): string | null {
  try {
    return globalThis[place]?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Whether the place holds it from now on. */
function put(place: Place, key: string, value: string): boolean {
  try {
    globalThis[place].setItem(key, value);
    return globalThis[place].getItem(key) === value;
  } catch {
    return false;
  }
}

/** Whether the place is rid of it. */
function drop(place: Place, key: string): boolean {
  try {
    globalThis[place]?.removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/** The stored text, or null. What the browser failed to store is kept in memory for the visit. */
export function readItem(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null;
  return get('sessionStorage', key) ?? get('localStorage', key);
}

/**
 * What localStorage holds beside the text that {@link readItem} gives: other tabs may go on writing there while this
 * tab's own stands in a fallback. null where there is no such second text.
 */
export function readShared(key: string): string | null {
  const isElsewhere = memory.has(key) || get('sessionStorage', key) !== null;
  return isElsewhere ? get('localStorage', key) : null;
}

/**
 * Stores the text: in localStorage, else in sessionStorage, else in memory.
 * @param fallback the text for the tab alone, where it differs
 * @returns whether localStorage holds it
 */
export function writeItem(key: string, value: string, fallback: string = value): boolean {
  memory.delete(key);
  const isKept = put('localStorage', key, value);
  if (isKept) drop('sessionStorage', key);
  else if (!put('sessionStorage', key, fallback)) memory.set(key, fallback);
  return isKept;
}

function keysIn(place: Place): readonly string[] {
  try {
    return Object.keys(globalThis[place] ?? {});
  } catch {
    return [];
  }
}

/** Whether localStorage holds anything under a key that begins so. */
export function isShared(prefix: string): boolean {
  return keysIn('localStorage').some((key) => key.startsWith(prefix));
}

/** Whether localStorage holds what was written under the key last: full or forbidden, it leaves that to the tab. */
export function isKept(key: string): boolean {
  return readShared(key) === null && keysIn('localStorage').includes(key);
}

/** The keys that begin so and hold a text for this tab. */
export function storedKeys(prefix: string): readonly string[] {
  const keys = new Set([...keysIn('localStorage'), ...keysIn('sessionStorage'), ...memory.keys()]);
  return [...keys].filter((key) => key.startsWith(prefix) && memory.get(key) !== null);
}

/** Whether localStorage keeps values: tested by storing one. */
export function keepsItems(): boolean {
  const key = 'mle.probe';
  return put('localStorage', key, key) && drop('localStorage', key);
}

/** Removes the text, also where the browser refuses to: for this page it is then gone. */
export function removeItem(key: string): void {
  memory.delete(key);
  const gone = [drop('sessionStorage', key), drop('localStorage', key)];
  if (gone.includes(false)) memory.set(key, null);
}

/**
 * Calls back with the key that another tab changes, or with null where any may have changed: the storage was wiped, or
 * the page comes back from the back/forward cache, where it got no events.
 * @returns a function that stops listening
 */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  if (import.meta.env.SSR && typeof window === 'undefined') return () => {};
  const listen = ({ key }: StorageEvent) => listener(key);
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(null);
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', comeBack);
  };
}

/** Calls back when another tab may have changed that key. @returns a function that stops listening */
export function onItemChange(key: string, listener: () => void): () => void {
  return onStorageChange((changed) => {
    if (changed === key || changed === null) listener();
  });
}

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
