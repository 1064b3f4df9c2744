import { useEffect, useSyncExternalStore } from 'react';
import { useStore } from '../../../../platform/store.ts';
import type { DraftStore } from './draft-store.ts';

/** Whether the answers are still stored. They are wiped in the browser's settings, outside the page. */
export function useStorageStatus({ refresh, status }: DraftStore): 'stored' | 'wiped' {
  useEffect(() => {
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refresh]);
  return useStore(status, 'stored');
}

/** Whether another tab erased the draft. */
export function useIsLost({ get, subscribe }: DraftStore, draftId: string): boolean {
  const find = () => get().lost.some(({ id }) => id === draftId);
  return useSyncExternalStore(subscribe, find, find);
}
