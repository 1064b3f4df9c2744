import { useRef, useState } from 'react';
import { transferCopy } from '../../../../../content/documents/drafts-copy.ts';
import { localDay, longDateInChile } from '../../../../../platform/format.ts';
import { useStore, useStoreInstance } from '../../../../../platform/store.ts';
import { ConfirmDialog } from '../../../../../ui/dialog/dialog.tsx';
import { usePanel } from '../../../../../ui/dialog/use-panel.ts';
import { ChoiceControl } from '../../../../../ui/form/control.tsx';
import { FileButton } from '../../../../../ui/form/file-button.tsx';
import { Alert } from '../../../../../ui/notices/alert.tsx';
import { type Letterhead, letterheadUrl, printedSize } from '../../../../school/letterhead.ts';
import { createLetterheadStore } from '../../../../school/letterhead-store.ts';
import { hasSchoolData, useSchoolStore } from '../../../../school/school.ts';
import { fileNameWithSuffix } from '../../../model/file-name.ts';
import type { Sharing } from '../../../model/shared-fields.ts';
import { draftById, hasContent, noDrafts } from '../draft.ts';
import { createDraftStore } from '../draft-store.ts';
import { createSubjectLookup, draftTitles } from '../draft-title.ts';
import { offerUndo } from '../panel/undo.tsx';
import {
  type DraftFile,
  type DraftFileError,
  importEffect,
  readDraftFile,
  saveDraftFile,
} from './draft-file.ts';
import { FilePasswordForm, SaveForm } from './draft-password.tsx';
import { protect } from './protected-file.ts';

/**
 * File types to choose from. They include unknown binary files, because operating systems don't know the type and
 * extension of protected files (.mle).
 */
const acceptedTypes = '.json,application/json,.mle,application/octet-stream';

type Props = {
  readonly sharing: readonly Sharing[];
  readonly onSave: (make: () => File | Promise<File>) => void;
  /** True if a heading above already shows the title. */
  readonly hidesTitle?: boolean;
};

/** Compares the file's letterhead with this device's. 'other' means that the person has to choose one. */
function compareLetterheads(
  fileLetterhead: Letterhead,
  deviceLetterhead: Letterhead | undefined,
): 'fresh' | 'same' | 'other' {
  if (!deviceLetterhead) return 'fresh';
  return deviceLetterhead.type === fileLetterhead.type && deviceLetterhead.data === fileLetterhead.data
    ? 'same'
    : 'other';
}

type LetterheadChoiceProps = {
  readonly deviceLetterhead: Letterhead;
  readonly fileLetterhead: Letterhead;
  readonly usesFileLetterhead: boolean;
  readonly onChange: (usesFileLetterhead: boolean) => void;
};

function LetterheadChoice({
  deviceLetterhead,
  fileLetterhead,
  usesFileLetterhead,
  onChange,
}: LetterheadChoiceProps) {
  const copy = transferCopy.question.letterhead;
  const images = [
    [copy.deviceLetterhead, deviceLetterhead],
    [copy.fileLetterhead, fileLetterhead],
  ] as const;
  return (
    <div className="grid gap-2">
      {images.map(([caption, image]) => (
        <figure key={caption} className="grid gap-1">
          <figcaption className="text-caption text-ink-500">{caption}</figcaption>
          <img
            src={letterheadUrl(image)}
            alt={caption}
            {...printedSize(image)}
            className="box-content max-w-full rounded-control border border-edge bg-white p-2"
          />
        </figure>
      ))}
      <ChoiceControl
        type="checkbox"
        checked={usesFileLetterhead}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      >
        {copy.replace}
      </ChoiceControl>
    </div>
  );
}

type ContentsProps = Pick<Props, 'sharing'> & {
  readonly file: DraftFile;
  readonly usesFileLetterhead: boolean;
  readonly onChooseLetterhead: (usesFileLetterhead: boolean) => void;
};

/** Lists a file's content and says what it would change on this device. */
function Contents({ file, sharing, usesFileLetterhead, onChooseLetterhead }: ContentsProps) {
  const drafts = useStoreInstance(createDraftStore).get();
  const { image: deviceLetterhead } = useStoreInstance(createLetterheadStore).get();
  const { letterhead: fileLetterhead } = file;
  const letterheadEffect = fileLetterhead && compareLetterheads(fileLetterhead, deviceLetterhead);
  const { question } = transferCopy;
  const titles = draftTitles(file.drafts, createSubjectLookup(sharing));
  return (
    <>
      <p>{question.saved(longDateInChile(file.savedAt))}</p>
      <ul className="grid max-h-[40dvh] list-disc gap-1 overflow-auto pl-5 wrap-anywhere">
        {file.drafts.map((draft) => (
          <li key={draft.id}>
            <span translate="no">{titles.get(draft.id)}</span>
            <span>{`: ${question[importEffect(draft, draftById(drafts, draft.id))]}`}</span>
          </li>
        ))}
        {hasSchoolData(file.school) && <li>{question.school}</li>}
        {letterheadEffect && <li>{question.letterhead[letterheadEffect]}</li>}
      </ul>
      {letterheadEffect === 'other' && deviceLetterhead && fileLetterhead && (
        <LetterheadChoice
          {...{ deviceLetterhead, fileLetterhead }}
          usesFileLetterhead={usesFileLetterhead}
          onChange={onChooseLetterhead}
        />
      )}
      <p>
        <strong>{question.undoable}</strong>
      </p>
    </>
  );
}

/** State of the last chosen file. */
type Transfer =
  | { readonly step: 'idle' }
  | { readonly step: 'failed'; readonly error: DraftFileError }
  /** The file has a password. */
  | { readonly step: 'locked'; readonly file: Blob }
  | { readonly step: 'read'; readonly content: DraftFile };

/** Saves all drafts of this device as a file, and adds the drafts of such a file after listing its content. */
export function DraftTransfer({ sharing, onSave, hidesTitle = false }: Props) {
  const draftStore = useStoreInstance(createDraftStore);
  const schoolStore = useSchoolStore();
  const letterheadStore = useStoreInstance(createLetterheadStore);
  const canSave = useStore(draftStore, noDrafts).list.some(hasContent);
  const readButton = useRef<HTMLButtonElement>(null);
  const [transfer, setTransfer] = useState<Transfer>({ step: 'idle' });
  const [usesFileLetterhead, setUsesFileLetterhead] = useState(false);
  const panel = usePanel('draft-file');

  async function save(password: string | null): Promise<void> {
    const now = new Date();
    const content = {
      savedAt: now.toISOString(),
      drafts: draftStore.get().list,
      school: schoolStore.get(),
      letterhead: letterheadStore.get().image,
    };
    const datedName = (name: string) => fileNameWithSuffix(name, localDay(now));
    const plainFile = saveDraftFile(content, datedName(transferCopy.fileName));
    setTransfer({ step: 'idle' });
    if (password === null) return onSave(() => plainFile);
    const protectedFile = protect(plainFile, password, datedName(transferCopy.protect.fileName));
    await Promise.allSettled([protectedFile]);
    // The button stays busy until the encryption ends. If the encryption fails, onSave shows the failure like that of
    // any other download.
    onSave(() => protectedFile);
  }

  async function read(file: Blob): Promise<void> {
    setTransfer({ step: 'idle' });
    const result = await readDraftFile(file);
    if (result === 'protected') return setTransfer({ step: 'locked', file });
    if (typeof result === 'string') return setTransfer({ step: 'failed', error: result });
    setTransfer({ step: 'read', content: result });
    setUsesFileLetterhead(false);
    panel.open();
  }

  /** Moves the focus back to the button that reads a file, because the password form is unmounted. */
  function closePassword(content: Blob | null): void {
    readButton.current?.focus();
    if (content) void read(content);
    else setTransfer({ step: 'idle' });
  }

  function addContent({ drafts: fileDrafts, school: facts, letterhead: image }: DraftFile): void {
    const takesLetterhead = usesFileLetterhead || letterheadStore.get().image === undefined;
    const undos = [
      draftStore.importDrafts(fileDrafts),
      ...(hasSchoolData(facts) ? [schoolStore.add(facts)] : []),
      ...(image && takesLetterhead ? [letterheadStore.choose(image)] : []),
    ];
    offerUndo(transferCopy.done(fileDrafts.length), () => {
      for (const undo of undos) undo();
    });
  }

  const { question } = transferCopy;
  const { title, text } = canSave ? transferCopy : transferCopy.nothingToSave;
  return (
    <section
      className="grid justify-items-start gap-3 text-small"
      aria-label={hidesTitle ? undefined : title}
    >
      {!hidesTitle && <h3>{title}</h3>}
      <p className="max-w-176">{text}</p>
      <SaveForm canSave={canSave} onSave={save}>
        <FileButton
          ref={readButton}
          label={transferCopy.read}
          accept={acceptedTypes}
          onChoose={([file]) => file && void read(file)}
        >
          {transferCopy.read}
        </FileButton>
      </SaveForm>
      {transfer.step === 'failed' && <Alert>{transferCopy.errors[transfer.error]}</Alert>}
      {transfer.step === 'locked' && (
        <FilePasswordForm
          file={transfer.file}
          onOpened={closePassword}
          onCancel={() => closePassword(null)}
        />
      )}
      {transfer.step === 'read' && (
        <ConfirmDialog
          open={panel.isOpen}
          onOpenChange={() => panel.close()}
          title={question.title(transfer.content.drafts.length)}
          labels={{ yes: question.yes, no: question.no }}
          onConfirm={() => panel.close(() => addContent(transfer.content))}
        >
          <Contents
            file={transfer.content}
            {...{ sharing, usesFileLetterhead }}
            onChooseLetterhead={setUsesFileLetterhead}
          />
        </ConfirmDialog>
      )}
    </section>
  );
}
