import { useEffect } from 'react';
import type { Standing } from '../../../platform/persisted-store.ts';
import { useStore } from '../../../platform/store.ts';
import type { DraftStore } from './draft-store.ts';

/** Whether what was typed is still stored. Who wipes it does so elsewhere, and comes back to the page. */
export function useStanding({ look, standing }: DraftStore): Standing {
  useEffect(() => {
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
  return useStore(standing, 'stored');
}
