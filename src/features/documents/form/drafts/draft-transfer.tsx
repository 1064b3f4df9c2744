import { useRef, useState } from 'react';
import { transferCopy } from '../../../../content/drafts-copy.ts';
import { localDay, longDateInChile } from '../../../../platform/format.ts';
import { useStore, useStoreOf } from '../../../../platform/store.ts';
import { Alert } from '../../../../ui/alert.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Question } from '../../../../ui/dialog/dialog.tsx';
import { usePanel } from '../../../../ui/dialog/use-panel.ts';
import { createLetterheadStore } from '../../../school/letterhead-store.ts';
import { isKnown } from '../../../school/school.ts';
import { createSchoolStore } from '../../../school/school-store.ts';
import { fileNameAbout } from '../../model/file-name.ts';
import type { Sharing } from '../../model/shared-fields.ts';
import { letterheadArrival, WhichLetterhead } from './arriving-letterhead.tsx';
import { draftById, isWritten, noDrafts } from './draft.ts';
import {
  arrivalOf,
  type DraftFile,
  type DraftFileError,
  readDraftFile,
  saveDraftFile,
} from './draft-file.ts';
import { createDraftStore } from './draft-store.ts';
import { subjectsIn, titlesOf } from './draft-title.ts';
import { offerUndo } from './undo.tsx';

type Props = {
  readonly sharing: readonly Sharing[];
  readonly onSave: (make: () => File) => void;
  /** Whether the heading above it says its title. */
  readonly hasTitle?: boolean;
};

type ContentsProps = Pick<Props, 'sharing'> & {
  readonly file: DraftFile;
  readonly takesImage: boolean;
  readonly onTakeImage: (isWanted: boolean) => void;
};

/** What a file holds, and what each of it would do to this device. */
function Contents({ file, sharing, takesImage, onTakeImage }: ContentsProps) {
  const drafts = useStoreOf(createDraftStore).get();
  const { image: mine } = useStoreOf(createLetterheadStore).get();
  const { letterhead: theirs } = file;
  const arrival = theirs && letterheadArrival(theirs, mine);
  const { question } = transferCopy;
  const titles = titlesOf(file.drafts, subjectsIn(sharing));
  return (
    <>
      <p>{question.saved(longDateInChile(file.savedAt))}</p>
      <ul className="grid max-h-[40dvh] list-disc gap-1 overflow-auto pl-5 wrap-anywhere">
        {file.drafts.map((draft) => (
          <li key={draft.id}>
            <span translate="no">{titles.get(draft.id)}</span>
            <span>{`: ${question[arrivalOf(draft, draftById(drafts, draft.id))]}`}</span>
          </li>
        ))}
        {isKnown(file.school) && <li>{question.school}</li>}
        {arrival && <li>{question.letterhead[arrival]}</li>}
      </ul>
      {arrival === 'other' && mine && theirs && (
        <WhichLetterhead {...{ mine, theirs }} isWanted={takesImage} onChange={onTakeImage} />
      )}
      <p>
        <strong>{question.undoable}</strong>
      </p>
    </>
  );
}

/** Saves every draft of this device as a file, and reads such a file after saying what it holds. */
export function DraftTransfer({ sharing, onSave, hasTitle = false }: Props) {
  const drafts = useStoreOf(createDraftStore);
  const school = useStoreOf(createSchoolStore);
  const letterhead = useStoreOf(createLetterheadStore);
  const canSave = useStore(drafts, noDrafts).list.some(isWritten);
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<DraftFile | null>(null);
  const [takesImage, setTakesImage] = useState(false);
  const asking = usePanel('draft-file');
  const [error, setError] = useState<DraftFileError | 'excess' | null>(null);

  function save(): void {
    const now = new Date();
    const content = {
      savedAt: now.toISOString(),
      drafts: drafts.get().list,
      school: school.get(),
      letterhead: letterhead.get().image,
    };
    const saved = saveDraftFile(content, fileNameAbout(transferCopy.fileName, localDay(now)));
    setError(saved === 'excess' ? saved : null);
    if (saved !== 'excess') onSave(() => saved);
  }

  async function read(chosen: File): Promise<void> {
    const found = await readDraftFile(chosen);
    setError(typeof found === 'string' ? found : null);
    if (typeof found === 'string') return;
    setFile(found);
    setTakesImage(false);
    asking.open();
  }

  function take({ drafts: found, school: facts, letterhead: image }: DraftFile): void {
    const isWanted = takesImage || letterhead.get().image === undefined;
    const undos = [
      drafts.take(found),
      ...(isKnown(facts) ? [school.keep(facts)] : []),
      ...(image && isWanted ? [letterhead.choose(image)] : []),
    ];
    offerUndo(transferCopy.done(found.length), () => {
      for (const undo of undos) undo();
    });
  }

  const { question } = transferCopy;
  const { title, text } = canSave ? transferCopy : transferCopy.arrival;
  return (
    <section className="grid justify-items-start gap-2" aria-label={hasTitle ? undefined : title}>
      {!hasTitle && <h3>{title}</h3>}
      <p className="max-w-176 text-small">{text}</p>
      <div className="flex flex-wrap gap-3">
        {canSave && (
          <Button variant="line" small onClick={save}>
            {transferCopy.save}
          </Button>
        )}
        <Button variant="line" small onClick={() => input.current?.click()}>
          {transferCopy.read}
        </Button>
      </div>
      {/* Opened by the button, which a keyboard reaches and a screen reader names. */}
      <input
        ref={input}
        className="hidden"
        type="file"
        accept=".json,application/json"
        aria-label={transferCopy.read}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          if (chosen) void read(chosen);
          // The same file again is a change again.
          currentTarget.value = '';
        }}
      />
      {error && <Alert>{transferCopy.errors[error]}</Alert>}
      {file && (
        <Question
          open={asking.isOpen}
          onOpenChange={() => asking.close()}
          title={question.title(file.drafts.length)}
          answers={{ yes: question.yes, no: question.no }}
          onYes={() => asking.close(() => take(file))}
        >
          <Contents {...{ file, sharing, takesImage }} onTakeImage={setTakesImage} />
        </Question>
      )}
    </section>
  );
}
