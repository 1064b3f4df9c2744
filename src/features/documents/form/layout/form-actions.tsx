import { actionsCopy, sectionsCopy } from '../../../../content/documents/complete-copy.ts';
import { downloadCopy } from '../../../../content/documents/download-copy.ts';
import { draftsCopy } from '../../../../content/documents/drafts-copy.ts';
import { persistence } from '../../../../platform/storage/persistence.ts';
import { useStore } from '../../../../platform/store.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/images/icon.tsx';
import { Alert } from '../../../../ui/notices/alert.tsx';
import { TextButton } from '../../../../ui/text-link.tsx';
import type { Values } from '../../model/document.ts';
import { downloadButtonId, stepButtonId } from '../inputs/field-ids.ts';
import { RemindersButton, useReminders } from '../review/reminders-button.tsx';
import { useCompletion, useSectionIndex } from '../use-completion.ts';
import type { FormTab } from './use-active-tab.ts';

const remindersHintId = 'recordatorios';

export type DeliveredFile = {
  readonly name: string;
  /** `shared` if the browser blocks downloads, so that the person got the file through the share sheet. */
  readonly delivery: 'saved' | 'shared';
  /**
   * Opens the device's share sheet with the file and resolves to false if that fails. Null if the device can't share
   * files.
   */
  readonly share: (() => Promise<boolean>) | null;
};

export type FormDownload = {
  readonly state:
    | { readonly step: 'idle' | 'generating' }
    /** `advice` tells the person what to do. `detail` gives the cause, for support. */
    | { readonly step: 'failed'; readonly advice: string; readonly detail: string };
  /**
   * Makes the Word file with these values and delivers it.
   * @param nameSuffix end of the file's name, which distinguishes the draft; null for a blank document
   */
  readonly saveDocument: (
    values: Values,
    nameSuffix: string | null,
    onDelivered?: (file: DeliveredFile) => void,
  ) => void;
  readonly saveFile: (make: () => File | Promise<File>) => void;
};

type StateProps = Pick<FormDownload, 'state'>;

function DownloadProblem({ state, className }: StateProps & { readonly className: string }) {
  return (
    state.step === 'failed' && (
      <Alert className={className}>
        <span>{`${downloadCopy.failed[1]} ${state.advice}`}</span>
        {state.detail && <small>{state.detail}</small>}
      </Alert>
    )
  );
}

const busyLabelOf = ({ step }: FormDownload['state']) => step === 'generating' && downloadCopy.generating;

type BarProps = StateProps & {
  readonly tab: FormTab;
  readonly onStep: (section: number) => void;
  readonly onShowForm: () => void;
  /** Downloads a complete document; opens the review for an incomplete one. */
  readonly onDownload: () => void;
};

/**
 * Bar at the bottom of narrow screens. Its main button returns from the document to the form. In the form it opens the
 * next section, or the review if the section is the last. Except in the last section, a second button opens the review.
 */
export function StepBar({ state, tab, onStep, onShowForm, onDownload }: BarProps) {
  const { groups } = useCompletion().template;
  const section = useSectionIndex();
  const isOnForm = tab === 'form';
  const isLastSection = section === groups.length - 1;
  return (
    <div
      className={`sticky bottom-0 z-4 order-2 -mx-gutter mt-auto border-t border-rule bg-paper px-gutter pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] lg:hidden print:hidden ${isOnForm ? 'max-lg:group-data-[review=open]/completion:hidden' : ''}`}
      data-bar=""
    >
      <DownloadProblem state={state} className="mb-3" />
      <div className="flex flex-wrap-reverse items-center justify-center gap-x-3 max-[23rem]:gap-x-2">
        {!(isOnForm && isLastSection) && (
          <TextButton
            className="text-small group-data-[review=open]/completion:hidden max-[23rem]:text-caption"
            onClick={onDownload}
          >
            {sectionsCopy.review}
          </TextButton>
        )}
        {isOnForm ? (
          <Button
            key="step"
            id={stepButtonId}
            className="flex-auto max-[23rem]:px-3"
            busyLabel={isLastSection && busyLabelOf(state)}
            onClick={() => (isLastSection ? onDownload() : onStep(section + 1))}
          >
            <span>{isLastSection ? sectionsCopy.review : sectionsCopy.next}</span>
            <Icon name={isLastSection ? 'download' : 'forward'} />
          </Button>
        ) : (
          <Button
            key="return"
            small
            className="min-h-13! flex-auto px-2.5 max-[23rem]:px-2 max-[23rem]:text-caption max-[23rem]:[&_svg]:hidden"
            onClick={onShowForm}
          >
            <Icon name="back" />
            {sectionsCopy.toForm}
          </Button>
        )}
      </div>
    </div>
  );
}

type ActionsProps = {
  readonly download: FormDownload;
  readonly onDownload: () => void;
};

/** Buttons of the form. On narrow screens they are below the document. */
export function FormActions({ download, onDownload }: ActionsProps) {
  const { state } = download;
  const hasReminders = useReminders().length > 0;
  return (
    <div className="order-1 flex flex-wrap items-center gap-x-4 gap-y-3 pt-4 pb-6 max-lg:group-data-[side=form]/completion:hidden lg:order-none lg:gap-3 lg:p-0 lg:*:flex-auto lg:[&>button]:px-3">
      <DownloadProblem state={state} className="basis-full max-lg:hidden" />
      <Button
        id={downloadButtonId}
        block
        className="max-lg:hidden"
        busyLabel={busyLabelOf(state)}
        onClick={onDownload}
      >
        <Icon name="download" />
        {actionsCopy.download}
      </Button>
      <Button variant="line" small onClick={() => download.saveDocument({}, null)}>
        <Icon name="document" />
        {actionsCopy.downloadBlank}
      </Button>
      <Button variant="line" small onClick={() => window.print()}>
        <Icon name="print" />
        {actionsCopy.print}
      </Button>
      <RemindersButton
        label={actionsCopy.reminders}
        describedBy={remindersHintId}
        onSave={download.saveFile}
      />
      {hasReminders && (
        <p className="basis-full text-caption text-ink-500 lg:hidden">{actionsCopy.remindersHint}</p>
      )}
    </div>
  );
}

/**
 * True if the browser deletes a site's data seven days after the last visit. WebKit does, unless it has granted
 * persistent storage: https://webkit.org/blog/10218/full-third-party-cookie-blocking-and-more/
 */
function useDataExpires(): boolean {
  // Gesture events identify WebKit, the only engine that has them.
  return useStore(persistence, 'unknown') === 'refused' && 'GestureEvent' in window;
}

/** The notes are at the form's end, so that no field moves if they appear during typing. */
export function FormNotes() {
  const { groups } = useCompletion().template;
  const isLastSection = useSectionIndex() === groups.length - 1;
  const hasReminders = useReminders().length > 0;
  const isExpiring = useDataExpires();
  return (
    <div
      className={`grid gap-3 text-caption text-ink-500 *:first:mt-9 ${isLastSection ? '' : 'max-lg:hidden'}`}
    >
      {isExpiring && <p>{draftsCopy.erasureWarning}</p>}
      {hasReminders && (
        <p id={remindersHintId} className="max-lg:hidden">
          {actionsCopy.remindersHint}
        </p>
      )}
    </div>
  );
}
