import { useState } from 'react';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import type { HomeScreenPage } from './home-screen-words.tsx';

/**
 * True if the site was opened from a home-screen icon with its own storage. On iOS and in the macOS Dock such an icon
 * has its own storage, whatever the manifest says. Other icons share the storage of their browser.
 */
function hasOwnIconStorage(): boolean {
  if (import.meta.env.SSR && typeof window === 'undefined') return false;
  const { navigator } = window;
  if ('standalone' in navigator && navigator.standalone === true) return true;
  // Only WebKit has GestureEvent. Standalone windows of Chrome and Edge share their browser's storage.
  return 'GestureEvent' in window && matchMedia('(display-mode: standalone)').matches;
}

// Loaded on demand, because few visits come from such an icon.
const NoteText = lazyWithRetry(async () => (await import('./home-screen-words.tsx')).HomeScreenWords, {
  isOptional: true,
});

export function HomeScreenNote({ page }: { readonly page: HomeScreenPage }) {
  const [hasOwnStorage] = useState(hasOwnIconStorage);
  return hasOwnStorage && <NoteText page={page} />;
}
