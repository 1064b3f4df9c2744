// README.md explains in which storage texts are stored.
type Place = 'localStorage' | 'sessionStorage';

/** Window with the storages. Tests create one for each tab. */
export type StorageWindow = Partial<Pick<Window, Place | 'addEventListener' | 'removeEventListener'>> & {
  readonly document?: Pick<Document, 'addEventListener'>;
};

export type DeviceStorage = ReturnType<typeof createStorage>;

/** Creates the storage of a tab. Writes texts to the first storage that accepts them. Never throws. */
export function createStorage(home: StorageWindow = globalThis) {
  /** Texts that neither storage accepts. */
  const memory = new Map<string, string>();

  // A storage may throw on any access, including its getter, because of private modes, blocked cookies or a full quota.

  function get(place: Place, key: string): string | null {
    try {
      return home[place]?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /** Returns true if the storage has the text afterwards, because some browsers silently ignore writes. */
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
      // Ignore this, because such a browser doesn't allow reading the text, either.
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
   * Calls back with the key that another tab has changed. The key is null if any may have changed, because somebody has
   * cleared the storage, or because the page returns from the back/forward cache, where it gets no events.
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

  /** True if this tab has a text that localStorage has refused. */
  const isElsewhere = (key: string) => memory.has(key) || get('sessionStorage', key) !== null;

  return {
    /** Returns the stored text; null for none. Texts that localStorage has refused are in sessionStorage or memory. */
    readItem: (key: string) => memory.get(key) ?? get('sessionStorage', key) ?? get('localStorage', key),
    /**
     * Stores the text in localStorage. If the browser refuses, stores it in sessionStorage, which survives the way to
     * the payment and back, or else in memory.
     * @param fallback text to store instead if localStorage refuses
     * @returns true if localStorage has stored the text
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
    /** Stores the text only in this page's memory. */
    hold: (key: string, text: string): void => void memory.set(key, text),
    isHeld: (key: string) => memory.has(key),
    readLocal: (key: string) => get('localStorage', key),
    writeLocal: (key: string, text: string) => put('localStorage', key, text),
    /** Removes the text from memory and from sessionStorage. */
    dropOwn: (key: string): void => {
      memory.delete(key);
      drop('sessionStorage', key);
    },
    /** Returns the text in sessionStorage; null for none. */
    readTabItem: (key: string) => get('sessionStorage', key),
    /**
     * Stores the text only in sessionStorage; null removes it. If the browser refuses the text, the earlier one is
     * removed, too.
     * @returns true if sessionStorage has stored the text
     */
    writeTabItem: (key: string, text: string | null): boolean => {
      drop('sessionStorage', key);
      return text === null || put('sessionStorage', key, text);
    },
    /** Returns the text in localStorage if this tab has a different one, which localStorage has refused; else null. */
    readShared: (key: string) => (isElsewhere(key) ? get('localStorage', key) : null),
    /** True if localStorage has the last text that this page has written under the key. */
    isKept: (key: string) => !isElsewhere(key) && get('localStorage', key) !== null,
    /** Returns the keys with the prefix that have a text in this tab. */
    storedKeys: (prefix: string): readonly string[] => {
      const keys = new Set([...keysIn('localStorage'), ...keysIn('sessionStorage'), ...memory.keys()]);
      return [...keys].filter((key) => key.startsWith(prefix));
    },
    /** True if localStorage stores values. Tests it by storing one. */
    keepsItems: (): boolean => {
      const key = 'mle.probe';
      const isStored = put('localStorage', key, key);
      drop('localStorage', key);
      return isStored;
    },
    /** Calls back when the visitor leaves or hides the tab, which is the last moment to store something. */
    onTabHidden: (listener: () => void): void => {
      home.addEventListener?.('pagehide', listener);
      home.document?.addEventListener('visibilitychange', listener);
    },
    /** Calls back when the visitor returns to the page, and when its visibility changes. */
    onReturn: (listener: () => void): void => {
      home.addEventListener?.('focus', listener);
      home.addEventListener?.('pageshow', listener);
      home.document?.addEventListener('visibilitychange', listener);
    },
    onStorageChange,
    /**
     * Calls back when another tab may have changed the key.
     * @returns a function that stops listening
     */
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
