import { useState } from 'react';
import { actionsCopy, completeCopy } from '../../../../content/complete-copy.ts';
import { downloadCopy } from '../../../../content/download-copy.ts';
import { draftsCopy } from '../../../../content/drafts-copy.ts';
import { keepsItems, persistence } from '../../../../platform/storage.ts';
import { useStore } from '../../../../platform/store.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { Note } from '../../../../ui/note.tsx';
import type { Values } from '../../model/document.ts';
import { saveButtonId } from '../inputs/field-ids.ts';
import { RemindersButton } from '../review/reminders-button.tsx';

/** What the form needs of the downloads; the page that joins the two provides it. */
export type FormDownload = {
  readonly state:
    | { readonly step: 'idle' | 'generating' }
    /** `detail` names the cause, for the person who helps the buyer. */
    | { readonly step: 'failed'; readonly detail: string };
  /**
   * Makes the Word file with these values and hands it over.
   * @param about what its name says beside the document's; null for the name alone, as of the blank one
   */
  readonly saveDocument: (
    values: Values,
    about: string | null,
    /** Called with the file's name once it is with the person. */
    onDelivered?: (file: string) => void,
  ) => void;
  readonly saveFile: (make: () => File) => void;
};

type SaveProps = {
  readonly state: FormDownload['state'];
  readonly onDownload: () => void;
};

/** The main action; on telephones it stays at the bottom of the screen. */
export function SaveBar({ state, onDownload }: SaveProps) {
  return (
    <div
      className="sticky bottom-0 z-4 order-2 -mx-gutter border-t border-rule bg-paper px-gutter pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] max-lg:group-data-[review=open]/desk:hidden lg:static lg:order-none lg:m-0 lg:border-0 lg:bg-transparent lg:p-0"
      data-bar=""
    >
      {state.step === 'failed' && (
        <Alert className="mb-3">
          {downloadCopy.failed[1]} {downloadCopy.support}
          {state.detail && <small>{state.detail}</small>}
        </Alert>
      )}
      <Button
        id={saveButtonId}
        block
        busy={state.step === 'generating' && downloadCopy.generating}
        onClick={onDownload}
      >
        <Icon name="download" />
        {actionsCopy.download}
      </Button>
    </div>
  );
}

/** Where the answers are stored. */
export function FormIntro() {
  const [isKept] = useState(keepsItems);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 pb-6 lg:col-span-full">
      {isKept ? (
        <Note icon="shield" className="max-w-176 flex-[1_1_20rem]">
          {completeCopy.privacy}
        </Note>
      ) : (
        <Alert>{completeCopy.notKept}</Alert>
      )}
    </div>
  );
}

/** Below the form and its button: it comes while the person types, and must not move what they type into. */
function ForgetfulLine() {
  const isForgetful = useStore(persistence, 'unknown') === 'refused';
  return isForgetful && <p className="basis-full text-caption text-ink-500">{draftsCopy.forgetful}</p>;
}

export function MoreActions({ download }: { readonly download: FormDownload }) {
  return (
    <div className="order-1 flex flex-wrap items-center gap-x-4 gap-y-3 pt-8 pb-6 lg:order-none lg:gap-3 lg:p-0 lg:*:flex-auto lg:[&>button]:px-3">
      <Button variant="line" small onClick={() => download.saveDocument({}, null)}>
        <Icon name="document" />
        {actionsCopy.blank}
      </Button>
      <Button variant="line" small onClick={() => window.print()}>
        <Icon name="print" />
        {actionsCopy.print}
      </Button>
      <RemindersButton
        label={actionsCopy.reminders}
        hint={actionsCopy.remindersHint}
        onSave={download.saveFile}
      />
      <ForgetfulLine />
    </div>
  );
}
