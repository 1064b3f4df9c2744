// README.md explains in which storage texts are stored.
type StorageName = 'localStorage' | 'sessionStorage';

/** Window with the storages. Tests create one for each tab. */
export type StorageWindow = Partial<
  Pick<Window, StorageName | 'addEventListener' | 'removeEventListener'>
> & {
  readonly document?: Pick<Document, 'addEventListener'>;
};

export type DeviceStorage = ReturnType<typeof createStorage>;

/** Creates the storage of a tab. Writes texts to the first storage that accepts them. Never throws. */
export function createStorage(tabWindow: StorageWindow = globalThis) {
  /** Texts that neither storage accepts. */
  const memory = new Map<string, string>();

  // A storage may throw on any access, including its getter, because of private modes, blocked cookies or a full quota.

  function get(storageName: StorageName, key: string): string | null {
    try {
      return tabWindow[storageName]?.getItem(key) ?? null;
    } catch {
      return null;
    }
  }

  /**
   * Stores the text and reads it again, because some browsers silently ignore writes.
   * @returns true if the storage has the text
   */
  function put(storageName: StorageName, key: string, text: string): boolean {
    try {
      tabWindow[storageName]?.setItem(key, text);
      return tabWindow[storageName]?.getItem(key) === text;
    } catch {
      return false;
    }
  }

  function remove(storageName: StorageName, key: string): void {
    try {
      tabWindow[storageName]?.removeItem(key);
    } catch {
      // Ignore the error, because a browser that refuses to remove the text doesn't allow reading it, either.
    }
  }

  function listKeys(storageName: StorageName): readonly string[] {
    try {
      return Object.keys(tabWindow[storageName] ?? {});
    } catch {
      return [];
    }
  }

  /**
   * Calls back with the key that another tab has changed. The key is null if any key may have changed: somebody has
   * cleared the storage, or the page returns from the back/forward cache, where it gets no events.
   */
  function onStorageChange(listener: (key: string | null, event?: StorageEvent) => void): () => void {
    const onStorage = (event: StorageEvent) => listener(event.key, event);
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener(null);
    };
    tabWindow.addEventListener?.('storage', onStorage);
    tabWindow.addEventListener?.('pageshow', onShow);
    return () => {
      tabWindow.removeEventListener?.('storage', onStorage);
      tabWindow.removeEventListener?.('pageshow', onShow);
    };
  }

  /** True if this tab has a text that localStorage has refused. */
  const isRefused = (key: string) => memory.has(key) || get('sessionStorage', key) !== null;

  return {
    /** Returns the stored text, or null. Texts that localStorage has refused are in sessionStorage or memory. */
    readItem: (key: string) => memory.get(key) ?? get('sessionStorage', key) ?? get('localStorage', key),
    /**
     * Stores the text in localStorage. If the browser refuses, stores it in sessionStorage, which survives a visit to
     * another site, or else in memory.
     * @param fallback text to store instead if localStorage refuses
     * @returns true if localStorage has stored the text
     */
    writeItem: (key: string, text: string, fallback: string = text): boolean => {
      memory.delete(key);
      const isStored = put('localStorage', key, text);
      if (isStored) remove('sessionStorage', key);
      else if (!put('sessionStorage', key, fallback)) memory.set(key, fallback);
      return isStored;
    },
    removeItem: (key: string): void => {
      memory.delete(key);
      remove('sessionStorage', key);
      remove('localStorage', key);
    },
    writeMemory: (key: string, text: string): void => void memory.set(key, text),
    isInMemory: (key: string) => memory.has(key),
    readLocal: (key: string) => get('localStorage', key),
    writeLocal: (key: string, text: string) => put('localStorage', key, text),
    removeFromTab: (key: string): void => {
      memory.delete(key);
      remove('sessionStorage', key);
    },
    /** Returns the text in sessionStorage; null if there is none. */
    readTabItem: (key: string) => get('sessionStorage', key),
    /**
     * Stores the text only in sessionStorage; null removes it. Also removes the earlier text if the browser refuses the
     * new one.
     * @returns true if sessionStorage has stored the text
     */
    writeTabItem: (key: string, text: string | null): boolean => {
      remove('sessionStorage', key);
      return text === null || put('sessionStorage', key, text);
    },
    /** Returns the text in localStorage if this tab has a different one, which localStorage has refused; else null. */
    readOverriddenLocal: (key: string) => (isRefused(key) ? get('localStorage', key) : null),
    /** True if localStorage has the last text that this page has written under the key. */
    isStoredLocally: (key: string) => !isRefused(key) && get('localStorage', key) !== null,
    storedKeys: (prefix: string): readonly string[] => {
      const keys = new Set([...listKeys('localStorage'), ...listKeys('sessionStorage'), ...memory.keys()]);
      return [...keys].filter((key) => key.startsWith(prefix));
    },
    isLocalStorageWritable: (): boolean => {
      const key = 'mle.probe';
      const isStored = put('localStorage', key, key);
      remove('localStorage', key);
      return isStored;
    },
    /**
     * Calls back when the visitor leaves or hides the tab, which is the last moment to store something. Also calls back
     * when the tab is shown again.
     */
    onTabHidden: (listener: () => void): void => {
      tabWindow.addEventListener?.('pagehide', listener);
      tabWindow.document?.addEventListener('visibilitychange', listener);
    },
    /** Calls back when the visitor returns to the page, and when its visibility changes. */
    onVisibilityChange: (listener: () => void): void => {
      tabWindow.addEventListener?.('focus', listener);
      tabWindow.addEventListener?.('pageshow', listener);
      tabWindow.document?.addEventListener('visibilitychange', listener);
    },
    onStorageChange,
    /** Calls back when another tab may have changed the key. */
    onItemChange: (key: string, listener: () => void) =>
      onStorageChange((changedKey) => {
        if (changedKey === key || changedKey === null) listener();
      }),
  };
}

export const deviceStorage = createStorage();

export const {
  readItem,
  writeItem,
  removeItem,
  isLocalStorageWritable,
  readTabItem,
  writeTabItem,
  onStorageChange,
  onItemChange,
} = deviceStorage;
