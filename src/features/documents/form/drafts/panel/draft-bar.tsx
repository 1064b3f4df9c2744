import { useDeferredValue, useState } from 'react';
import { draftsCopy } from '../../../../../content/documents/drafts-copy.ts';
import { workBarCopy } from '../../../../../content/work-bar-copy.ts';
import { useStore, useStoreInstance } from '../../../../../platform/store.ts';
import { Alert } from '../../../../../ui/notices/alert.tsx';
import { TextButton } from '../../../../../ui/text-link.tsx';
import { useSavingNote } from '../../../../../ui/work-bar.ts';
import { draftsOf, noDrafts } from '../draft.ts';
import { createDraftStore } from '../draft-store.ts';
import { draftTitles } from '../draft-title.ts';
import { OpenedFileNotice } from '../files/open-word.tsx';
import { type DraftBarProps, DraftPanel } from './draft-panel.tsx';
import { PreviousDraft } from './next-draft-button.tsx';
import { UndoNotice } from './undo.tsx';

const panelId = 'opciones-del-borrador';

/**
 * Before the first answer the title is invisible but keeps its space, so that the first key press doesn't push the form
 * down.
 */
export function DraftBar(props: DraftBarProps) {
  const { template, draftId } = props;
  const [announcement, setAnnouncement] = useState('');
  const [isPanelOpen, setPanelOpen] = useState(false);
  const allDrafts = useDeferredValue(useStore(useStoreInstance(createDraftStore), noDrafts));
  const drafts = draftsOf(allDrafts, template.productId);
  useSavingNote(allDrafts.isStoredInTabOnly ? workBarCopy.savedInTabOnly : null);
  const erasedDrafts = allDrafts.erasedElsewhere.filter(({ id }) => id === draftId);
  const title =
    draftTitles([...drafts, ...erasedDrafts], () => template.subject).get(draftId) ?? draftsCopy.emptyTitle;
  const hasOtherDrafts = drafts.some(({ id }) => id !== draftId);
  const showsTitle = drafts.length + erasedDrafts.length > 0 || isPanelOpen;
  return (
    <section
      className="grid grid-cols-1 gap-3 wrap-anywhere lg:contents print:hidden"
      aria-labelledby="borrador"
    >
      <div className={`flex flex-wrap items-center gap-x-5 gap-y-2 ${showsTitle ? '' : '*:first:invisible'}`}>
        {/* Keep the title on one line, so that the form below doesn't move while the person types a name. On narrow
            screens the title has the whole line. */}
        <h2
          id="borrador"
          className={`min-w-0 flex-[1_1_8rem] truncate text-body max-lg:mt-1 max-lg:basis-full max-lg:font-sans max-lg:text-small/[1.5] max-lg:font-semibold ${hasOtherDrafts ? '' : 'max-lg:sr-only'}`}
        >
          <span className="font-sans text-caption text-ink-500 max-lg:sr-only lg:block">
            {draftsCopy.title}
          </span>{' '}
          <span translate="no">{title}</span>
        </h2>
        <TextButton
          className="lg:max-w-36"
          aria-expanded={isPanelOpen}
          aria-controls={isPanelOpen ? panelId : undefined}
          onClick={() => setPanelOpen(!isPanelOpen)}
        >
          {draftsCopy.moreOptions(drafts.length)}
        </TextButton>
      </div>
      <PreviousDraft key={draftId} {...{ template, draftId }} />
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {allDrafts.isStoredInTabOnly && <Alert className="lg:col-span-full">{draftsCopy.storageFull}</Alert>}
      <UndoNotice />
      <OpenedFileNotice draft={{ id: draftId, productId: template.productId }} />
      {isPanelOpen && (
        <div id={panelId} className="border-y border-rule py-6 lg:col-span-full">
          <DraftPanel
            {...props}
            title={title}
            onAnnounce={setAnnouncement}
            onDraftCreated={() => setPanelOpen(false)}
          />
        </div>
      )}
    </section>
  );
}
