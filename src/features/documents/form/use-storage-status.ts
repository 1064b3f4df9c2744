import { useEffect } from 'react';
import type { Standing } from '../../../platform/persisted-store.ts';
import { useStore } from '../../../platform/store.ts';
import type { DraftStore } from './draft-store.ts';

/** Whether what was typed is still stored. Who wipes it does so elsewhere, and comes back to the page. */
export function useStorageStatus({ refresh, standing }: DraftStore): Standing {
  useEffect(() => {
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [refresh]);
  return useStore(standing, 'stored');
}
