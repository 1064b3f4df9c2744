import { useEffect } from 'react';
import { fetchWhenIdle } from '../platform/late-code/fetch-when-idle.ts';
import { isDataCleared } from '../platform/storage/cleared.ts';
import { useStore } from '../platform/store.ts';
import { lazyWithRetry } from '../ui/lazy-with-retry.tsx';

const ClearedNotice = lazyWithRetry(async () => (await import('./cleared-notice.tsx')).ClearedNotice, {
  isOptional: true,
});

/** Renders the notice when it is needed. Fetches its code in advance, since the forms also work offline. */
export function ClearedNoticeHost() {
  useEffect(() => fetchWhenIdle('src/app/cleared-notice.tsx'), []);
  return useStore(isDataCleared, false) && <ClearedNotice />;
}
