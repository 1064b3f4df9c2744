import { type ComponentProps, useState } from 'react';
import { hasOwnIconStorage } from '../platform/home-screen.ts';
import { lazyPart } from '../ui/lazy-part.tsx';

// Few open the site so.
const ApartNote = lazyPart(async () => (await import('./apart-note.tsx')).ApartNote);

/** Says what an icon does not share with the browser, and the ways around it; nothing elsewhere. */
export function HomeScreenNote(props: ComponentProps<typeof ApartNote>) {
  const [isApart] = useState(hasOwnIconStorage);
  return isApart && <ApartNote {...props} />;
}
