import { type ClipboardEvent, useId, useRef, useState } from 'react';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { workBarCopy } from '../../content/work-bar-copy.ts';
import { createTableStore, noTables, type Table } from '../../features/documents/batch/table.ts';
import { offerUndo } from '../../features/documents/form/drafts/panel/undo.tsx';
import type { Template } from '../../features/documents/model/document.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { AreaControl } from '../../ui/form/control.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Note } from '../../ui/notices/note.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { useSavingNote } from '../../ui/work-bar.ts';
import { Step } from './step.tsx';
import { useDroppedFile } from './use-dropped-file.ts';
import { useSheetReading } from './use-sheet-reading.ts';

const copy = batchCopy.sheet;

/**
 * Maximum length of a refused text that stays in the area. A longer text is cleared, because the browser would freeze
 * while it lays the text out.
 */
const maxRefusedLength = 100_000;

type SheetStatusProps = {
  readonly table: Table;
  /** Called when the table is erased, which also removes the pressed button. */
  readonly onErase: () => void;
};

function SheetStatus({ table, onErase }: SheetStatusProps) {
  const tables = useStoreInstance(createTableStore);
  const { isStored } = useStore(tables, noTables);
  useSavingNote(isStored ? null : workBarCopy.notSaved);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <p className="flex items-center gap-2.5 text-ink">
          <Icon name="check" className="size-6 text-sage" />
          {table.file === '' ? (
            <span>{copy.pasted}</span>
          ) : (
            <span className="font-semibold wrap-anywhere" translate="no">
              {table.file}
            </span>
          )}
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
      {isStored ? (
        <Note icon="shield">{batchCopy.storedInTab}</Note>
      ) : (
        <Alert className="">{batchCopy.tabStorageFull}</Alert>
      )}
    </>
  );
}

type Props = {
  readonly template: Template;
  readonly table: Table | null;
  readonly onRead: () => void;
  readonly onExample: () => void;
};

/** Reads only the first of several files, and ignores the HTML that spreadsheets add to the clipboard. */
export function SheetStep({ template, table, onRead, onExample }: Props) {
  const id = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  /** Last text that was read, which isn't read again on blur. */
  const lastReadText = useRef('');
  const textLength = useRef(0);
  const { state, readText, readFile } = useSheetReading(template, onRead);
  const [ignoredNote, setIgnoredNote] = useState('');

  async function read(text: string): Promise<void> {
    setIgnoredNote('');
    lastReadText.current = text;
    const becameTable = await readText(text);
    const control = area.current;
    if (!control || lastReadText.current !== text) return;
    // Refused text stays for correction.
    const remainingText = becameTable || text.length > maxRefusedLength ? '' : text;
    control.value = remainingText;
    textLength.current = remainingText.length;
    // Read the value back, because the area normalizes the clipboard's line endings.
    lastReadText.current = control.value;
  }
  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const text = event.clipboardData.getData('text/plain');
    const { selectionStart, selectionEnd, value } = event.currentTarget;
    // Don't read a single word pasted into refused text as a new sheet, because it corrects that text.
    const replacesAll = value === '' || selectionEnd - selectionStart === value.length || /[\t\n]/.test(text);
    if (text.trim() === '' || !replacesAll) return;
    event.preventDefault();
    void read(text);
  }
  /** Reads rows that a phone's keyboard inserts at once without a paste event. */
  function handleInput(control: HTMLTextAreaElement): void {
    const { value } = control;
    const isBulkInsert = value.length > textLength.current + 1;
    textLength.current = value.length;
    if (isBulkInsert && /[\t\n]/.test(value)) void read(value);
  }
  function handleBlur(control: HTMLTextAreaElement): void {
    if (control.value.trim() !== '' && control.value !== lastReadText.current) void read(control.value);
  }
  function open([file, ...otherFiles]: readonly File[]): void {
    if (!file) return;
    setIgnoredNote(otherFiles.length > 0 ? copy.oneFile(file.name) : '');
    void readFile(file);
  }
  useDroppedFile(open);

  return (
    <Step number={1} title={copy.title} ref={titleRef}>
      <div className="grid w-full grid-cols-1 justify-items-start gap-3">
        <label className="font-semibold text-ink" htmlFor={id}>
          {copy.paste}
        </label>
        <AreaControl
          id={id}
          ref={area}
          rows={table ? 2 : 5}
          wrap="off"
          aria-describedby={state.step === 'refused' ? `${id}-refused` : undefined}
          onPaste={handlePaste}
          onInput={({ currentTarget }) => handleInput(currentTarget)}
          onBlur={({ currentTarget }) => handleBlur(currentTarget)}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <FileButton
            label={copy.open}
            accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            busyLabel={state.step === 'reading' && copy.reading}
            onChoose={open}
          >
            {copy.open}
          </FileButton>
          <TextButton icon="download" onClick={onExample}>
            {copy.example}
          </TextButton>
        </div>
        <p className="text-caption text-ink-500 pointer-coarse:hidden">{copy.drop}</p>
        <p role="status" className="text-small text-ink empty:hidden">
          {ignoredNote}
        </p>
        {/* The message is below the buttons, because a press on a button blurs the area, which may make the message
            appear and move what is below it. */}
        {state.step === 'refused' && (
          <div id={`${id}-refused`}>
            <Alert className="">{state.message}</Alert>
            {state.retry && (
              <Button variant="line" small className="mt-3" onClick={state.retry}>
                {downloadCopy.retry}
              </Button>
            )}
          </div>
        )}
      </div>
      {table ? (
        <SheetStatus table={table} onErase={() => titleRef.current?.focus({ preventScroll: true })} />
      ) : (
        <Note icon="shield">{batchCopy.storedInTab}</Note>
      )}
    </Step>
  );
}
