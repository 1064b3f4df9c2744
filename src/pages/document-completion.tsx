import { Suspense, use, useEffect } from 'react';
import { downloadCopy } from '../content/download.ts';
import { makeFile } from '../features/documents/download/download.ts';
import { logoUrl } from '../features/documents/download/logo-url.ts';
import { loadParts, prefetch } from '../features/documents/download/prefetch.ts';
import { useDownload } from '../features/documents/download/use-download.ts';
import { CompletionForm } from '../features/documents/form/completion-form.tsx';
import type { DraftStore } from '../features/documents/form/draft-store.ts';
import { ownDrafts } from '../features/documents/form/own-drafts.ts';
import { TemplateNotes } from '../features/documents/html/template-notes.tsx';
import type { DocumentEntry } from '../features/documents/model/document-entry.ts';
import { templateOf } from '../features/documents/model/template-of.ts';
import { loadSharing } from '../features/documents/templates/sharing.ts';
import { LetterheadPicker } from '../features/school/letterhead-picker.tsx';
import { ownLetterhead } from '../features/school/letterhead-store.ts';
import { Loading } from '../ui/loading.tsx';

type Props = {
  readonly entry: DocumentEntry;
  readonly drafts?: DraftStore;
};

function LoadedCompletion({ entry, drafts = ownDrafts }: Props) {
  const loading = [templateOf(entry), loadSharing()] as const;
  const [template, sharing] = [use(loading[0]), use(loading[1])];
  const { state, download } = useDownload(downloadCopy.support);
  useEffect(() => {
    // The download fetches again what fails now, and reports it.
    prefetch(entry).catch(() => {});
  }, [entry]);
  return (
    <>
      <CompletionForm
        template={template}
        sharing={sharing}
        drafts={drafts}
        logoUrl={logoUrl}
        download={{
          state,
          saveDocument: (values) =>
            void download(async () =>
              makeFile(entry, await loadParts(entry), values, ownLetterhead.get().image ?? null),
            ),
          saveFile: (make) => void download(async () => make()),
        }}
      />
      <div className="grid gap-8 pb-12 print:hidden">
        <LetterheadPicker store={ownLetterhead} />
        <TemplateNotes template={template} />
      </div>
    </>
  );
}

/** The completion form of a document with its downloads: all the code that only a buyer needs. */
export function DocumentCompletion(props: Props) {
  return (
    <Suspense fallback={<Loading />}>
      <LoadedCompletion {...props} />
    </Suspense>
  );
}
