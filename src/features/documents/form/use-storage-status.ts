import { useEffect } from 'react';
import type { StorageStatus } from '../../../platform/persisted-store.ts';
import { useStore } from '../../../platform/store.ts';
import type { DraftStore } from './draft-store.ts';

/** Whether the answers are still stored. They are wiped in the browser's settings, outside the page. */
export function useStorageStatus({ refresh, status }: DraftStore): StorageStatus {
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
