import { useState } from 'react';
import { homeScreenCopy } from '../content/home-screen-copy.ts';
import { hasOwnIconStorage } from '../platform/home-screen.ts';
import { Note } from '../ui/note.tsx';

/** Says what an icon does not share with the browser, and the ways around it; nothing elsewhere. */
export function HomeScreenNote({ page }: { readonly page: 'purchases' | 'complete' | 'quote' }) {
  const [isApart] = useState(hasOwnIconStorage);
  if (!isApart) return null;
  return (
    <Note icon="info" className="mb-8 max-w-measure print:hidden">
      {homeScreenCopy.apart} <span>{homeScreenCopy[page]}</span>
    </Note>
  );
}
