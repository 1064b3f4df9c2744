// README.md explains what happens after a person clears the site's data.

import { randomId } from '../random-id.ts';
import { createStore } from '../store.ts';
import { dataClearedStore as pageCleared } from './cleared.ts';
import { type DeviceStorage, deviceStorage } from './storage.ts';

/**
 * Key of the mark, a random text in localStorage. Only clearing the site's data removes it. If the mark is missing, the
 * data were cleared. If it differs from the mark that this page knows, somebody has also typed new data since then.
 */
export const markKey = 'mle.typed';

export type EnteredStorage = ReturnType<typeof createEnteredStorage>;

/** `isTabItem` is true if the text is stored only in sessionStorage. */
type TypedText = { readonly text: string; readonly isTabItem: boolean };

/**
 * Creates the storage for data that people type about themselves and others. Detects that the site's data were cleared.
 * From then on it reads and writes entered data only in this page's memory, until the person stores them again or
 * discards them. Stores don't notice the difference.
 */
export function createEnteredStorage(storage: DeviceStorage, clearedStore = createStore(false)) {
  /** Entered data that this page has read or written, keyed like the storage. */
  const typedTexts = new Map<string, TypedText>();
  let mark: string | null = null;
  const changeListeners = new Set<(key: string | null) => void>();
  const storeAgainListeners = new Set<() => void>();
  const discardListeners = new Set<() => void>();
  let isStoringAgain = false;

  function adoptOrSetMark(text: string): void {
    mark = storage.readLocal(markKey);
    // Without a mark nothing counts as cleared, which is right if the browser refuses to store anything.
    if (mark === null && storage.writeLocal(markKey, text)) mark = text;
  }

  function remember(key: string, text: string, isTabItem: boolean): void {
    typedTexts.set(key, { text, isTabItem });
    if (mark === null) adoptOrSetMark(randomId());
  }

  function storeText(key: string, { text, isTabItem }: TypedText): void {
    if (isTabItem) storage.writeTabItem(key, text);
    else storage.writeItem(key, text);
  }

  /**
   * True if the site's data were cleared and the person hasn't decided yet. Compares the mark, because browsers don't
   * report that data were cleared.
   */
  function isCleared(): boolean {
    if (isStoringAgain) return false;
    const isMarkIntact = mark === null || storage.readLocal(markKey) === mark;
    if (!isMarkIntact && typedTexts.size > 0) {
      clearedStore.set(true);
      return true;
    }
    if (!isMarkIntact) mark = null;
    if (!clearedStore.get()) return false;
    // The mark is back, so another tab has stored its data again. Store those of this tab's data that are still
    // missing.
    clearedStore.set(false);
    for (const [key, data] of typedTexts) if (storage.readItem(key) === null) storeText(key, data);
    return false;
  }

  function forget(key: string): void {
    typedTexts.delete(key);
    isCleared();
  }

  function notify(): void {
    for (const listener of changeListeners) listener(null);
  }

  const onStorageChange: DeviceStorage['onStorageChange'] = (listener) => {
    changeListeners.add(listener);
    const stopListening = storage.onStorageChange((key, event) => {
      // If another tab has set a mark at the same time, adopt that mark.
      if (key === markKey && event?.oldValue === mark && event?.newValue) mark = event.newValue;
      isCleared();
      listener(key);
    });
    return () => {
      changeListeners.delete(listener);
      stopListening();
    };
  };

  storage.onVisibilityChange(isCleared);

  return {
    ...storage,
    onStorageChange,
    onItemChange: (key: string, listener: () => void) =>
      onStorageChange((changedKey) => {
        if (changedKey === key || changedKey === null) listener();
      }),
    readItem: (key: string): string | null => {
      const wasCleared = isCleared();
      const text = storage.readItem(key);
      if (text === null && wasCleared) return typedTexts.get(key)?.text ?? null;
      if (text === null) forget(key);
      else if (!storage.isInMemory(key)) remember(key, text, false);
      return text;
    },
    writeItem: (key: string, text: string, fallback: string = text): boolean => {
      const wasCleared = isCleared();
      remember(key, text, false);
      if (!wasCleared) return storage.writeItem(key, text, fallback);
      storage.writeMemory(key, fallback);
      return false;
    },
    removeItem: (key: string): void => {
      storage.removeItem(key);
      forget(key);
    },
    readTabItem: (key: string): string | null => {
      const text = storage.readTabItem(key);
      if (text !== null) remember(key, text, true);
      return text;
    },
    writeTabItem: (key: string, text: string | null): boolean => {
      if (text === null) {
        forget(key);
        return storage.writeTabItem(key, text);
      }
      const wasCleared = isCleared();
      remember(key, text, true);
      return wasCleared || storage.writeTabItem(key, text);
    },
    storedKeys: (prefix: string): readonly string[] => {
      const clearedKeys = isCleared() ? [...typedTexts.keys()].filter((key) => key.startsWith(prefix)) : [];
      return [...new Set([...storage.storedKeys(prefix), ...clearedKeys])];
    },
    isCleared,
    clearedStore: { get: clearedStore.get, subscribe: clearedStore.subscribe },
    storeAgain: (): void => {
      if (!isCleared()) return;
      isStoringAgain = true;
      for (const listener of storeAgainListeners) listener();
      for (const [key, data] of typedTexts) {
        // Don't overwrite newer data of other tabs. The store merges them when it next writes.
        if (data.isTabItem || storage.readLocal(key) === null) storeText(key, data);
      }
      // Set the mark last, because other tabs then store their data again.
      adoptOrSetMark(mark ?? randomId());
      isStoringAgain = false;
      clearedStore.set(false);
      notify();
    },
    /** Discards this page's copy of the cleared data. */
    discardTyped: (): void => {
      for (const key of typedTexts.keys()) storage.removeFromTab(key);
      typedTexts.clear();
      mark = null;
      clearedStore.set(false);
      for (const listener of discardListeners) listener();
      notify();
    },
    /** Calls back before the cleared data are stored again. A store with several keys then stores its missing texts. */
    onStoreAgain: (listener: () => void): void => void storeAgainListeners.add(listener),
    onDiscard: (listener: () => void): void => void discardListeners.add(listener),
  };
}

export const enteredStorage = createEnteredStorage(deviceStorage, pageCleared);
