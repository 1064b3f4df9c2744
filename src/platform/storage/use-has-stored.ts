import { useCallback, useSyncExternalStore } from 'react';
import { onItemChange, readItem } from './storage.ts';

/**
 * Whether this browser holds anything under the key: false in the page's HTML. Looked at with every render and when
 * another tab writes; what it holds is for its store to parse.
 */
export function useHasStored(key: string): boolean {
  const follow = useCallback((listener: () => void) => onItemChange(key, listener), [key]);
  return useSyncExternalStore(
    follow,
    () => readItem(key) !== null,
    () => false,
  );
}
