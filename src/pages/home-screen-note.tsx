import { useState } from 'react';
import { homeScreenCopy } from '../content/pages/home-screen-copy.ts';
import { Note } from '../ui/note.tsx';

/**
 * Whether the site was opened from an icon that Safari or another browser of iOS has made, or from macOS's Dock: such an
 * icon has a storage of its own, whatever the manifest says. Elsewhere an icon has its browser's.
 */
function hasOwnIconStorage(): boolean {
  if (import.meta.env.SSR && typeof window === 'undefined') return false;
  const { navigator } = window;
  if ('standalone' in navigator && navigator.standalone === true) return true;
  // Of all browsers only WebKit's know such events; Chrome's and Edge's windows share their browser's storage.
  return 'GestureEvent' in window && matchMedia('(display-mode: standalone)').matches;
}

/** Says what an icon with a storage of its own does not share with the browser, and the ways around it; nothing elsewhere. */
export function HomeScreenNote({ page }: { readonly page: 'purchases' | 'complete' | 'quote' }) {
  const [isApart] = useState(hasOwnIconStorage);
  if (!isApart) return null;
  return (
    <Note icon="info" className="mb-8 max-w-measure print:hidden">
      {homeScreenCopy.apart} <span>{homeScreenCopy[page]}</span>
    </Note>
  );
}
