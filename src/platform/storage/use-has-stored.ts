import { useCallback, useSyncExternalStore } from 'react';
import { onItemChange, readItem } from './storage.ts';

/**
 * True if this browser stores anything under the key; false in the page's HTML. It doesn't parse the value, which is the
 * store's task.
 */
export function useHasStored(key: string): boolean {
  const follow = useCallback((listener: () => void) => onItemChange(key, listener), [key]);
  return useSyncExternalStore(
    follow,
    () => readItem(key) !== null,
    () => false,
  );
}
