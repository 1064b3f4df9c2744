import { useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import type { HomeScreenPage } from './home-screen-words.tsx';

/**
 * True if the site was opened from an icon that a browser of iOS has made, or from macOS's Dock: such an icon has a
 * storage of its own, whatever the manifest says. Elsewhere an icon shares its browser's.
 */
function hasOwnIconStorage(): boolean {
  if (import.meta.env.SSR && typeof window === 'undefined') return false;
  const { navigator } = window;
  if ('standalone' in navigator && navigator.standalone === true) return true;
  // Of all browsers only WebKit's know such events; Chrome's and Edge's windows share their browser's storage.
  return 'GestureEvent' in window && matchMedia('(display-mode: standalone)').matches;
}

// Few visits come from such an icon.
const Words = lazyWithRetry(async () => (await import('./home-screen-words.tsx')).HomeScreenWords, {
  isOptional: true,
});

/** Warns visitors whose icon has a storage of its own; shows nothing elsewhere. */
export function HomeScreenNote({ page }: { readonly page: HomeScreenPage }) {
  const [isApart] = useState(hasOwnIconStorage);
  return isApart && <Words page={page} />;
}
