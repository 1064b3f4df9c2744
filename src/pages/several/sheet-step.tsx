import { type ClipboardEvent, type DragEvent, type FormEvent, useId, useRef } from 'react';
import { severalCopy } from '../../content/documents/several-copy.ts';
import { sheetCopy } from '../../content/documents/sheet-copy.ts';
import { createTableStore, noTables, type Table } from '../../features/documents/batch/table.ts';
import { offerUndo } from '../../features/documents/form/drafts/undo.tsx';
import type { Template } from '../../features/documents/model/document.ts';
import { mostRows } from '../../features/documents/sheet/sheet.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { AreaControl } from '../../ui/form/control.tsx';
import { FileButton } from '../../ui/form/file-button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { Note } from '../../ui/note.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { Step } from './step.tsx';
import { useSheetReading } from './use-sheet-reading.ts';

const copy = severalCopy.sheet;

/** Letters of a refused paste that are shown: the browser lays them all out at once. */
const mostShown = 100_000;

/** The text as an area has it. */
const plainEnds = (text: string) => text.replace(/\r\n?/g, '\n');

/** What was read, and the way to be rid of it. */
function ReadSheet({ table }: { readonly table: Table }) {
  const tables = useStoreOf(createTableStore);
  const { isKept } = useStore(tables, noTables);
  const { file, total, sheet, columns, notices } = table;
  return (
    <div className="grid gap-3 rounded-control border border-rule bg-sheet px-5 py-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <p className="flex items-center gap-2.5 text-ink" role="status">
          <Icon name="check" className="size-6 text-sage" />
          <span>
            {file !== '' && <span className="font-semibold wrap-anywhere" translate="no">{`${file}: `}</span>}
            <span>{copy.read(sheet.rows.length - 1, columns.length)}</span>
          </span>
        </p>
        <Button variant="danger" small onClick={() => offerUndo(copy.erased, tables.erase(table.id))}>
          <Icon name="bin" />
          {copy.erase}
        </Button>
      </div>
      {total > mostRows && <Note icon="info">{copy.tooMany(total, mostRows)}</Note>}
      {notices.map(({ kind, count }) => (
        <Note key={kind} icon="info">
          {sheetCopy.notices[kind](count)}
        </Note>
      ))}
      {isKept ? (
        <Note icon="shield">{severalCopy.kept}</Note>
      ) : (
        <Alert className="">{severalCopy.notKept}</Alert>
      )}
    </div>
  );
}

type Props = {
  readonly template: Template;
  readonly table: Table | null;
  /** Called when there is a new table. */
  readonly onRead: () => void;
  readonly onExample: () => void;
};

/** Rows are pasted, or a file is opened or dropped. What the browser put on the clipboard as HTML is left alone. */
export function SheetStep({ template, table, onRead, onExample }: Props) {
  const id = useId();
  /** How many were in the area after the last change. */
  const letters = useRef(0);
  /** What was read last: it is not read again where it stays in the area. */
  const last = useRef('');
  const { state, readText, readFile } = useSheetReading(template, onRead);

  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    // Beside what stands there already it may be a part; see `edit`.
    if (event.currentTarget.value !== '') return;
    const text = event.clipboardData.getData('text/plain');
    last.current = plainEnds(text);
    // What is no sheet, or has no title that is known, is pasted to be looked at.
    if (readText(text) || text.length > mostShown) event.preventDefault();
  }
  function read(area: HTMLTextAreaElement): void {
    const isNew = area.value.trim() !== '' && area.value !== last.current;
    last.current = area.value;
    if (isNew && readText(area.value)) area.value = '';
    letters.current = area.value.length;
  }
  /** Rows that came at once without being pasted here: dropped, or put in by a telephone's keyboard. */
  function edit({ currentTarget }: FormEvent<HTMLTextAreaElement>): void {
    const { value } = currentTarget;
    const isAtOnce = value.length > letters.current + 1;
    letters.current = value.length;
    if (isAtOnce && /[\t\n]/.test(value)) read(currentTarget);
  }
  function drop(event: DragEvent): void {
    const [file] = event.dataTransfer.files;
    if (!file) return;
    event.preventDefault();
    void readFile(file);
  }

  return (
    <Step number={1} title={copy.title}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button below opens the same files */}
      <div
        className="grid w-full grid-cols-1 justify-items-start gap-3"
        onDragOver={(event) => event.dataTransfer.types.includes('Files') && event.preventDefault()}
        onDrop={drop}
      >
        <label className="font-semibold text-ink" htmlFor={id}>
          {copy.paste}
        </label>
        <AreaControl
          id={id}
          rows={table ? 2 : 5}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          translate="no"
          aria-describedby={state.step === 'refused' ? `${id}-refused` : undefined}
          onPaste={paste}
          onInput={edit}
          onBlur={({ currentTarget }) => read(currentTarget)}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <FileButton
            label={copy.open}
            accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            busy={state.step === 'reading' && copy.reading}
            onChoose={([file]) => file && void readFile(file)}
          >
            {copy.open}
          </FileButton>
          <TextButton before="download" onClick={onExample}>
            {copy.example}
          </TextButton>
        </div>
        <p className="text-caption text-ink-500 pointer-coarse:hidden">{copy.drop}</p>
        {/* Below the buttons: leaving the area to press one may bring it. */}
        {state.step === 'refused' && (
          <div id={`${id}-refused`}>
            <Alert className="">{state.message}</Alert>
          </div>
        )}
      </div>
      {table ? <ReadSheet table={table} /> : <Note icon="shield">{severalCopy.kept}</Note>}
    </Step>
  );
}
