import { useCallback, useSyncExternalStore } from 'react';
import { onItemChange, readItem } from './storage.ts';

/**
 * Returns true if this browser stores anything under the key, even an invalid value. Returns false during prerendering
 * and hydration.
 */
export function useHasStored(key: string): boolean {
  const subscribe = useCallback((listener: () => void) => onItemChange(key, listener), [key]);
  return useSyncExternalStore(
    subscribe,
    () => readItem(key) !== null,
    () => false,
  );
}
