// What this tab alone keeps, and no other tab reads: gone when it is closed. As any storage, it can throw on any access.

/** The stored text, or null. */
export function readTabItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Stores the text; null removes it. What the browser refuses leaves nothing of an earlier text under the key.
 * @returns whether the tab holds it
 */
export function writeTabItem(key: string, text: string | null): boolean {
  try {
    sessionStorage.removeItem(key);
    if (text !== null) sessionStorage.setItem(key, text);
    return sessionStorage.getItem(key) === text;
  } catch {
    return false;
  }
}

/** Calls back when the tab is left or hidden: the last moment to store something. */
export function onTabHidden(listener: () => void): void {
  window.addEventListener('pagehide', listener);
  document.addEventListener('visibilitychange', listener);
}
