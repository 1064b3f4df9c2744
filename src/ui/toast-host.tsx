import { useEffect } from 'react';
import { useStore } from '../platform/store.ts';
import { fetchAhead } from '../platform/style-sheets.ts';
import { whenIdle } from '../platform/when-idle.ts';
import { toasts } from './toast.ts';
import { useLazyComponent } from './use-lazy-component.ts';

const load = async () => (await import('./toaster.tsx')).Toaster;

/** Fetches the toasts' code ahead, for a page that must work offline. Rejects when it cannot be had. */
export function preloadToasts(): Promise<void> {
  return fetchAhead(load());
}

/** Radix is loaded with the first toast or when the page is at rest; offline the next toast tries again. */
export function ToastHost() {
  const shown = useStore(toasts, []);
  const Toaster = useLazyComponent(load, shown.length > 0 && shown);
  useEffect(() => whenIdle(() => void preloadToasts().catch(() => {})), []);
  return Toaster && <Toaster />;
}
