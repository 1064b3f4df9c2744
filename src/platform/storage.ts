// Storage can throw on any access, the getter included (private modes, blocked cookies, full quota), and some
// browsers swallow what they are given. What localStorage refuses goes to sessionStorage, which outlives the way
// to the payment and back in the same tab, and else to memory, so that a visit works to its end.

type Place = 'localStorage' | 'sessionStorage';

const memory = new Map<string, string>();

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

function drop(place: Place, key: string): void {
  try {
    globalThis[place]?.removeItem(key);
  } catch {
    // A browser that refuses this gives nothing of what it holds either.
  }
}

/** The stored text, or null. What the browser failed to store is kept in memory for the visit. */
export function readItem(key: string): string | null {
  return memory.get(key) ?? get('sessionStorage', key) ?? get('localStorage', key);
}

/** Whether this tab holds a text of its own, which localStorage refused. */
function isElsewhere(key: string): boolean {
  return memory.has(key) || get('sessionStorage', key) !== null;
}

/**
 * What localStorage holds beside the text that {@link readItem} gives: other tabs may go on writing there while this
 * tab's own stands in a fallback. null where there is no such second text.
 */
export function readShared(key: string): string | null {
  return isElsewhere(key) ? get('localStorage', key) : null;
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
  return !isElsewhere(key) && get('localStorage', key) !== null;
}

/** The keys that begin so and hold a text for this tab. */
export function storedKeys(prefix: string): readonly string[] {
  const keys = new Set([...keysIn('localStorage'), ...keysIn('sessionStorage'), ...memory.keys()]);
  return [...keys].filter((key) => key.startsWith(prefix));
}

/** Whether localStorage keeps values: tested by storing one. */
export function keepsItems(): boolean {
  const key = 'mle.probe';
  const isKept = put('localStorage', key, key);
  drop('localStorage', key);
  return isKept;
}

export function removeItem(key: string): void {
  memory.delete(key);
  drop('sessionStorage', key);
  drop('localStorage', key);
}

/** What this tab alone stores, and no other tab reads: gone when it is closed. */
export function readTabItem(key: string): string | null {
  return get('sessionStorage', key);
}

/**
 * Stores the text for this tab alone; null removes it. What the browser refuses leaves nothing of an earlier text under
 * the key.
 * @returns whether the tab holds it
 */
export function writeTabItem(key: string, text: string | null): boolean {
  drop('sessionStorage', key);
  return text === null || put('sessionStorage', key, text);
}

/** Calls back when the tab is left or hidden: the last moment to store something. */
export function onTabHidden(listener: () => void): void {
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', listener);
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
