import { useEffect } from 'react';
import { prefetchWhenIdle } from '../platform/lazy-code/prefetch-when-idle.ts';
import { dataClearedStore } from '../platform/storage/cleared.ts';
import { useStore } from '../platform/store.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';

const ClearedNotice = lazyWithRetry(async () => (await import('./cleared-notice.tsx')).ClearedNotice, {
  isOptional: true,
});

/** Fetches the notice's code in advance, because people may be offline by then: the forms also work offline. */
export function ClearedNoticeHost() {
  useEffect(() => prefetchWhenIdle('src/app/cleared-notice.tsx'), []);
  return useStore(dataClearedStore, false) && <ClearedNotice />;
}
