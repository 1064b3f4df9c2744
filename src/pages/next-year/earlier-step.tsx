import { useRef, useState } from 'react';
import { openWordCopy } from '../../content/documents/drafts-copy.ts';
import { nextYearCopy } from '../../content/documents/next-year-copy.ts';
import { workBarCopy } from '../../content/work-bar-copy.ts';
import { productById } from '../../features/catalogue/products.ts';
import {
  createEarlierStore,
  type EarlierTable,
  maxDocuments,
} from '../../features/documents/batch/earlier-table.ts';
import { noTables } from '../../features/documents/batch/table.ts';
import { WordChanges } from '../../features/documents/form/drafts/files/word-changes.tsx';
import { offerUndo } from '../../features/documents/form/drafts/panel/undo.tsx';
import type { Template } from '../../features/documents/model/document.ts';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { Summary } from '../../ui/summary.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useSavingNote } from '../../ui/work-bar.ts';
import { countToAnnounce } from '../batch/batch-progress.tsx';
import { Step } from '../batch/step.tsx';
import { useDroppedFile } from '../batch/use-dropped-file.ts';
import { EarlierDrafts } from './earlier-drafts.tsx';
import {
  type ChangedFile,
  type EarlierReading,
  type FileNote,
  useAddDocuments,
  useEarlierFiles,
} from './use-earlier-files.ts';

const copy = nextYearCopy.step;

const wordTypes = '.docx,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

function noteText(note: FileNote): string {
  switch (note.kind) {
    case 'refused':
      return openWordCopy.refusals[note.reason];
    case 'other':
      return openWordCopy.refusals.otherTemplate(productById(note.productId)?.name ?? '');
    case 'blank':
      return openWordCopy.blank;
    case 'unread':
      return openWordCopy.unreadableFields(note.labels);
  }
}

function Notes({ notes }: { readonly notes: readonly FileNote[] }) {
  if (notes.length === 0) return null;
  return (
    <Alert className="">
      {notes.map((note, index) => (
        <span key={`${index} ${note.file}`} className="block wrap-anywhere">
          <span translate="no">{`«${note.file}»: `}</span>
          <span>{noteText(note)}</span>
        </span>
      ))}
    </Alert>
  );
}

/** The changes are collapsed, because a school opens thirty files at once. */
function ChangedFiles({ changedFiles }: { readonly changedFiles: readonly ChangedFile[] }) {
  if (changedFiles.length === 0) return null;
  return (
    <Notice variant="warning" className="w-full">
      <p className="font-semibold text-ink">{copy.changedFiles(changedFiles.length)}</p>
      {changedFiles.map(({ file, comparison }, index) => (
        <details key={`${index} ${file}`} className="w-full wrap-anywhere">
          <Summary>
            <span translate="no">{file}</span>
          </Summary>
          <WordChanges comparison={comparison} />
        </details>
      ))}
    </Notice>
  );
}

function progressText(state: EarlierReading): string {
  return state.step === 'reading' ? copy.reading(countToAnnounce(state), state.count) : '';
}

function resultText(state: EarlierReading): string {
  if (state.step !== 'read' || state.count === 0) return '';
  return [copy.read(state.count), ...(state.hasTooManyFiles ? [copy.tooMany(maxDocuments)] : [])].join(' ');
}

type SummaryProps = {
  readonly table: EarlierTable;
  readonly peopleCount: number;
  readonly template: Template;
  readonly onErase: () => void;
};

function TableSummary({ table, peopleCount, template, onErase }: SummaryProps) {
  const tables = useStoreInstance(createEarlierStore);
  const { isStored } = useStore(tables, noTables);
  useSavingNote(isStored ? null : workBarCopy.notSaved);
  const { one, many } = template.spreadsheet.rowNoun;
  const count = table.documents.length;
  return (
    <>
      <div className="flex w-full flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex items-center gap-2.5 text-ink">
          <Icon name="check" className="size-6 text-sage" />
          <span key={`${count} ${peopleCount}`}>
            <span className="font-semibold">{copy.documentCount(count)}</span>
            {peopleCount !== count && (
              <span>{` ${copy.peopleCount(peopleCount, peopleCount === 1 ? one : many)}`}</span>
            )}
          </span>
        </p>
        <Button
          variant="danger"
          small
          onClick={() => {
            offerUndo(copy.erased, tables.erase(table.id));
            onErase();
          }}
        >
          <Icon name="bin" />
          {copy.erase}
        </Button>
      </div>
      {!isStored && <Alert className="">{nextYearCopy.tabStorageFull}</Alert>}
    </>
  );
}

type Props = {
  readonly entry: DocumentEntry;
  readonly template: Template;
  readonly table: EarlierTable | null;
  readonly peopleCount: number;
  /** 'YYYY-MM-DD' in the user's time zone. */
  readonly today: string;
};

export function EarlierStep({ entry, template, table, peopleCount, today }: Props) {
  const titleRef = useRef<HTMLHeadingElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { state, read, cancel } = useEarlierFiles(entry);
  const addToTable = useAddDocuments(entry);
  const [addedCount, setAddedCount] = useState(0);
  const isReading = state.step === 'reading';
  const hasTable = table !== null && table.documents.length > 0;

  function open(files: readonly File[]): void {
    setAddedCount(0);
    read(files);
  }
  useDroppedFile(open);

  return (
    <Step number={1} title={copy.title(entry.nextYearNoun ?? '')} ref={titleRef}>
      <p>{copy.hint}</p>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <FileButton
          ref={button}
          label={copy.choose}
          accept={wordTypes}
          multiple
          variant={hasTable ? 'line' : 'main'}
          busyLabel={isReading && copy.reading(state.done, state.count)}
          onChoose={open}
        >
          <Icon name="document" />
          <span>{hasTable ? copy.chooseMore : copy.choose}</span>
        </FileButton>
        {isReading && (
          <>
            <progress
              className="h-2 w-40 accent-accent"
              aria-label={copy.reading(state.done, state.count)}
              value={state.done}
              max={state.count}
            />
            <TextButton
              onClick={() => {
                cancel();
                button.current?.focus();
              }}
            >
              {copy.cancel}
            </TextButton>
          </>
        )}
      </div>
      <p role="status" className="sr-only">
        {progressText(state)}
      </p>
      <p className="text-caption text-ink-500 pointer-coarse:hidden">{copy.drop}</p>
      <p role="status" className="text-small text-ink empty:hidden">
        {addedCount > 0 ? copy.added(addedCount) : resultText(state)}
      </p>
      {state.step === 'read' && <Notes notes={state.notes} />}
      {state.step === 'read' && <ChangedFiles changedFiles={state.changedFiles} />}
      {hasTable && (
        <TableSummary
          table={table}
          peopleCount={peopleCount}
          template={template}
          onErase={() => titleRef.current?.focus({ preventScroll: true })}
        />
      )}
      <EarlierDrafts
        template={template}
        table={table}
        today={today}
        onAdd={(drafts) => {
          const count = addToTable(
            drafts.map(({ id, values, earlier }) => ({ values, draft: id, ...(earlier && { earlier }) })),
          );
          setAddedCount(count);
          // Move the focus, because the pressed button may disappear with the drafts that it added.
          button.current?.focus();
        }}
      />
      <Note icon="shield">{nextYearCopy.storedInTab}</Note>
    </Step>
  );
}
