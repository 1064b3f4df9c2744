import { homeScreenCopy } from '../../content/pages/home-screen-copy.ts';
import { Note } from '../../ui/notices/note.tsx';

export type HomeScreenPage = 'purchases' | 'complete' | 'quote';

export function HomeScreenWords({ page }: { readonly page: HomeScreenPage }) {
  return (
    <Note icon="info" className="mb-8 max-w-measure print:hidden">
      {homeScreenCopy.separateStorage} <span>{homeScreenCopy[page]}</span>
    </Note>
  );
}
