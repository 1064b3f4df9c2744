import { homeScreenCopy } from '../../content/pages/home-screen-copy.ts';
import { Note } from '../../ui/notices/note.tsx';

export type HomeScreenPage = 'purchases' | 'complete' | 'quote';

/** Says what an icon with its own storage doesn't share with the browser, and how to work around it. */
export function HomeScreenWords({ page }: { readonly page: HomeScreenPage }) {
  return (
    <Note icon="info" className="mb-8 max-w-measure print:hidden">
      {homeScreenCopy.separateStorage} <span>{homeScreenCopy[page]}</span>
    </Note>
  );
}
