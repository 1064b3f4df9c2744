import { memo, Suspense, use, useEffect, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { completeCopy } from '../../content/documents/complete-copy.ts';
import { paths } from '../../content/paths.ts';
import { logoUrl } from '../../features/documents/download/logo.ts';
import { createDraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { DraftBar } from '../../features/documents/form/drafts/panel/draft-bar.tsx';
import { ErasedDraftNotice } from '../../features/documents/form/drafts/panel/erased-draft-notice.tsx';
import { useNextDraft } from '../../features/documents/form/drafts/panel/next-draft-button.tsx';
import { offerUndo } from '../../features/documents/form/drafts/panel/undo.tsx';
import { fetchFormTemplate } from '../../features/documents/form/inputs/layout-views.ts';
import { CompletionForm, formColumns } from '../../features/documents/form/layout/completion-form.tsx';
import { TemplateNotes } from '../../features/documents/html/template-notes.tsx';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import { sharing } from '../../features/documents/templates/sharing.ts';
import { LetterheadPicker } from '../../features/school/letterhead-picker.tsx';
import { createLetterheadStore } from '../../features/school/letterhead-store.ts';
import { runAfterLoad } from '../../platform/async.ts';
import { isLocalStorageWritable } from '../../platform/storage/storage.ts';
import { useStoreInstance } from '../../platform/store.ts';
import { Loading } from '../../ui/loading.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { DraftSummary } from '../delivery/draft-summary.tsx';
import { createWordReader } from '../delivery/read-word-file.ts';
import { EraseAllButton } from '../purchases/erase-entered.tsx';
import { SealExplanation, SealLine } from './seal-line.tsx';
import { useFormDownload } from './use-form-download.ts';
import { useDraftTitle, useOpenDraft } from './use-open-draft.ts';
import { useSeal } from './use-seal.ts';

type Props = {
  readonly entry: DocumentEntry;
  /** Page title, to which the open draft's title is added. */
  readonly title: string;
};

// Memoized, because the page subscribes to the open draft and a key press must not render the form again.
const Bar = memo(DraftBar);
const Form = memo(CompletionForm);

function LoadedCompletion({ entry, title }: Props) {
  const drafts = useStoreInstance(createDraftStore);
  const letterhead = useStoreInstance(createLetterheadStore);
  const [canStore] = useState(isLocalStorageWritable);
  const template = use(fetchFormTemplate(entry));
  const formDownload = useFormDownload(entry);
  const { draftId, open } = useOpenDraft(entry.productId);
  useDraftTitle(entry.productId, draftId, title);
  const reader = useMemo(() => createWordReader(entry), [entry]);
  useEffect(() => {
    const cancel = runAfterLoad(() => void reader.prepare());
    return () => {
      cancel();
      reader.close();
    };
  }, [reader]);
  const navigate = useNavigate();
  const isSealed = useSeal(entry, 'src/pages/complete/document-completion.tsx');
  const openNextDraft = useNextDraft({ template, draftId, onOpen: open });
  const sharedProps = { template, sharing, draftId };
  return (
    <>
      {!canStore && <Alert>{completeCopy.storageBlocked}</Alert>}
      <div className={`grid grid-cols-1 items-center gap-y-1 pb-1 lg:pb-5 ${formColumns}`}>
        <SealLine isSealed={isSealed} className="" />
        <Bar
          {...sharedProps}
          pluralSubject={entry.pluralSubject}
          nextYearNoun={entry.nextYearNoun}
          onOpen={open}
          onSave={formDownload.saveFile}
          onReadWord={reader.read}
          EraseAll={EraseAllButton}
          SummaryButton={DraftSummary}
        />
      </div>
      <Form
        key={draftId}
        {...sharedProps}
        drafts={drafts}
        logoUrl={logoUrl}
        download={formDownload}
        onNextDraft={openNextDraft}
        onDone={() => void navigate(paths.purchases)}
        ErasedNotice={ErasedDraftNotice}
      />
      <div className="grid gap-8 pb-12 print:hidden">
        {canStore && <Note icon="shield">{completeCopy.privacy}</Note>}
        <LetterheadPicker store={letterhead} onRemoved={offerUndo} />
        <TemplateNotes template={template} />
        <SealExplanation isSealed={isSealed} className="" />
      </div>
    </>
  );
}

/** The form's chunk contains all the code that only buyers need. */
export function DocumentCompletion(props: Props) {
  return (
    <Suspense fallback={<Loading />}>
      <LoadedCompletion {...props} />
    </Suspense>
  );
}
