import { homeScreenCopy } from '../content/pages/home-screen-copy.ts';
import { Note } from '../ui/note.tsx';

/** What an icon with a storage of its own does not share with the browser, and the ways around it. */
export function ApartNote({ page }: { readonly page: 'purchases' | 'complete' | 'quote' }) {
  return (
    <Note icon="info" className="mb-8 max-w-measure print:hidden">
      {homeScreenCopy.apart} <span>{homeScreenCopy[page]}</span>
    </Note>
  );
}
