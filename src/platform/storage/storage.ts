// README.md says where texts go.
type Place = 'localStorage' | 'sessionStorage';

/** The window that has the storages; tests give each tab one of its own. */
export type StorageWindow = Partial<Pick<Window, Place | 'addEventListener' | 'removeEventListener'>> & {
  readonly document?: Pick<Document, 'addEventListener'>;
};

export type DeviceStorage = ReturnType<typeof createStorage>;

/** Creates a tab's storage: it reads and writes texts where the browser accepts them, and never throws. */
export function createStorage(home: StorageWindow = globalThis) {
  /** Texts that neither place accepts. */
  const memory = new Map<string, string>();

  // A storage can throw on any access, the getter included (private modes, blocked cookies, full quota).

  function get(place: Place, key: string): string | null {
    try {
      return home[place]?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** @returns true if the place holds the text now; some browsers silently ignore writes */
  function put(place: Place, key: string, text: string): boolean {
    try {
      home[place]?.setItem(key, text);
      return home[place]?.getItem(key) === text;
    } catch {
      return false;
    }
  }

  function drop(place: Place, key: string): void {
    try {
      home[place]?.removeItem(key);
    } catch {
      // A browser that refuses this doesn't let us read the text either.
    }
  }

  function keysIn(place: Place): readonly string[] {
    try {
      return Object.keys(home[place] ?? {});
    } catch {
      return [];
    }
  }

  /**
   * Calls back with the key that another tab changed, or with null if any key may have changed: the storage was cleared,
   * or the page comes back from the back/forward cache, where it got no events.
   * @returns a function that stops listening
   */
  function onStorageChange(listener: (key: string | null, event?: StorageEvent) => void): () => void {
    const onStorage = (event: StorageEvent) => listener(event.key, event);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener(null);
    };
    home.addEventListener?.('storage', onStorage);
    home.addEventListener?.('pageshow', onShow);
    return () => {
      home.removeEventListener?.('storage', onStorage);
      home.removeEventListener?.('pageshow', onShow);
    };
  }

  /** True if this tab holds a text that localStorage doesn't. */
  const isElsewhere = (key: string) => memory.has(key) || get('sessionStorage', key) !== null;

  return {
    /** Returns the stored text, or null. What localStorage refused comes from the tab or from memory. */
    readItem: (key: string) => memory.get(key) ?? get('sessionStorage', key) ?? get('localStorage', key),
    /**
     * Stores the text in localStorage, else in sessionStorage, which survives the way to the payment and back, else in
     * memory.
     * @param fallback the text for the tab alone, if it differs
     * @returns true if localStorage holds it
     */
    writeItem: (key: string, text: string, fallback: string = text): boolean => {
      memory.delete(key);
      const isStored = put('localStorage', key, text);
      if (isStored) drop('sessionStorage', key);
      else if (!put('sessionStorage', key, fallback)) memory.set(key, fallback);
      return isStored;
    },
    removeItem: (key: string): void => {
      memory.delete(key);
      drop('sessionStorage', key);
      drop('localStorage', key);
    },
    /** Keeps the text in this page's memory alone. */
    hold: (key: string, text: string): void => void memory.set(key, text),
    isHeld: (key: string) => memory.has(key),
    readLocal: (key: string) => get('localStorage', key),
    writeLocal: (key: string, text: string) => put('localStorage', key, text),
    /** Removes the text from memory and from the tab. */
    dropOwn: (key: string): void => {
      memory.delete(key);
      drop('sessionStorage', key);
    },
    /** Returns what this tab alone stores. */
    readTabItem: (key: string) => get('sessionStorage', key),
    /**
     * Stores the text for this tab alone; null removes it. A refused text leaves nothing of an earlier one under the key.
     * @returns true if the tab holds it
     */
    writeTabItem: (key: string, text: string | null): boolean => {
      drop('sessionStorage', key);
      return text === null || put('sessionStorage', key, text);
    },
    /** Returns the text in localStorage if this tab has another one, which localStorage refused; else null. */
    readShared: (key: string) => (isElsewhere(key) ? get('localStorage', key) : null),
    /** True if localStorage holds the last text that this page wrote under the key. */
    isKept: (key: string) => !isElsewhere(key) && get('localStorage', key) !== null,
    /** Returns the keys that begin so and hold a text for this tab. */
    storedKeys: (prefix: string): readonly string[] => {
      const keys = new Set([...keysIn('localStorage'), ...keysIn('sessionStorage'), ...memory.keys()]);
      return [...keys].filter((key) => key.startsWith(prefix));
    },
    /** True if localStorage keeps values, which it finds out by storing one. */
    keepsItems: (): boolean => {
      const key = 'mle.probe';
      const isStored = put('localStorage', key, key);
      drop('localStorage', key);
      return isStored;
    },
    /** Calls back when the tab is left or hidden: the last moment to store something. */
    onTabHidden: (listener: () => void): void => {
      home.addEventListener?.('pagehide', listener);
      home.document?.addEventListener('visibilitychange', listener);
    },
    /** Calls back when the person comes back to the page, or leaves it. */
    onReturn: (listener: () => void): void => {
      home.addEventListener?.('focus', listener);
      home.addEventListener?.('pageshow', listener);
      home.document?.addEventListener('visibilitychange', listener);
    },
    onStorageChange,
    /** Calls back when another tab may have changed that key. @returns a function that stops listening */
    onItemChange: (key: string, listener: () => void) =>
      onStorageChange((changed) => {
        if (changed === key || changed === null) listener();
      }),
  };
}

export const deviceStorage = createStorage();

export const {
  readItem,
  writeItem,
  removeItem,
  keepsItems,
  readTabItem,
  writeTabItem,
  onStorageChange,
  onItemChange,
} = deviceStorage;
