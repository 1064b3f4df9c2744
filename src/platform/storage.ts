// localStorage can throw on any access, the getter included (private modes, blocked cookies, full quota).
// Whatever it refuses is kept in memory, so that a visit works to its end.
const memory = new Map<string, string | null>();

function local(): Storage | null {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
}

/** The stored text, or null. What this page failed to store is remembered until it is left. */
export function readItem(key: string): string | null {
  if (memory.has(key)) return memory.get(key) ?? null;
  try {
    return local()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores the text, in memory where the browser refuses. */
export function writeItem(key: string, value: string): void {
  try {
    const storage = local();
    if (!storage) throw new Error('no storage');
    storage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

/** Whether this browser keeps what is stored: asked by storing something. */
export function keepsItems(): boolean {
  const key = 'mle.probe';
  try {
    const storage = local();
    storage?.setItem(key, key);
    storage?.removeItem(key);
    return storage !== null;
  } catch {
    return false;
  }
}

/** Removes the text, also where the browser refuses to: for this page it is then gone. */
export function removeItem(key: string): void {
  try {
    local()?.removeItem(key);
    memory.delete(key);
  } catch {
    memory.set(key, null);
  }
}

/**
 * Calls back when another tab changes the key, or wipes the storage, or when the page comes back from the back/forward
 * cache: it was told nothing while it lay there.
 * @returns a function that stops listening
 */
export function onItemChange(key: string, listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {};
  const listen = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  const comeBack = (event: PageTransitionEvent) => {
    if (event.persisted) listener();
  };
  window.addEventListener('storage', listen);
  window.addEventListener('pageshow', comeBack);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener('pageshow', comeBack);
  };
}
