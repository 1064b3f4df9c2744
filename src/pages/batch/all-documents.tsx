import { useRef, useState } from 'react';
import { allDocumentsCopy as copy } from '../../content/documents/all-documents-copy.ts';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { type RowReminders, rowReminders } from '../../features/documents/batch/row-reminders.ts';
import { useDownload } from '../../features/documents/download/use-download.ts';
import { reminderFile } from '../../features/documents/form/review/reminders.ts';
import { formatDate } from '../../features/documents/model/date.ts';
import type { Template, Values } from '../../features/documents/model/document.ts';
import { localDay } from '../../platform/format.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { type Printing, usePrintAll } from './use-print-all.ts';

export type RowValues = { readonly id: string; readonly values: Values };

function useStableValues(rows: readonly RowValues[]): readonly Values[] {
  const [stableValues, setStableValues] = useState<readonly Values[]>([]);
  if (
    rows.length === stableValues.length &&
    rows.every(({ values }, index) => values === stableValues[index])
  )
    return stableValues;
  const values = rows.map((row) => row.values);
  setStableValues(values);
  return values;
}

function PrintState({ printing }: { readonly printing: Printing }) {
  const { step } = printing;
  return (
    <>
      <p role="status" className="text-small empty:hidden">
        {step === 'ready' && !printing.isBlocked && copy.print.ready(printing.count, printing.pageCount)}
      </p>
      {step === 'ready' && printing.isBlocked && <Alert className="">{copy.print.blocked}</Alert>}
      {step === 'failed' && (
        <Alert className="">
          <span>{copy.print.failed}</span>
          {printing.detail && <small className="block">{printing.detail}</small>}
        </Alert>
      )}
    </>
  );
}

/** `file` is the name of the calendar file; '' until it is saved. */
type SavedReminders = RowReminders & { readonly file: string };

function useAllReminders(template: Template, rows: readonly RowValues[]) {
  const { state, download } = useDownload(downloadCopy.support, downloadCopy.retryAdvice);
  const [saved, setSaved] = useState<SavedReminders | null>(null);
  function save(): void {
    const now = new Date();
    const today = localDay(now);
    const reminders = rowReminders(template, rows, today);
    setSaved({ ...reminders, file: '' });
    if (reminders.events.length === 0) return;
    const fileSuffix = copy.reminders.fileSuffix(formatDate(today));
    void download(
      async () => reminderFile(reminders.events, fileSuffix, now),
      ({ name }) => setSaved({ ...reminders, file: name }),
    );
  }
  return { state, saved, save };
}

function RemindersState({ saved }: { readonly saved: SavedReminders | null }) {
  const texts = saved && copy.reminders.saved(saved.events.length, saved.rowCountWithReminders);
  return (
    <p role="status" className="text-small empty:hidden">
      {saved?.events.length === 0 && <span>{copy.reminders.noReminders}</span>}
      {saved && texts && saved.file !== '' && (
        <span className="wrap-anywhere">
          <span>{texts[0]}</span> <strong translate="no">{saved.file}</strong>
          <span>{texts[1]}</span>
          {saved.rowCountWithoutReminders > 0 && (
            <span>{` ${copy.reminders.rowsWithoutReminders(saved.rowCountWithoutReminders)}`}</span>
          )}
        </span>
      )}
    </p>
  );
}

type Props = {
  readonly template: Template;
  /** Rows that become documents. */
  readonly rows: readonly RowValues[];
  readonly isReading: boolean;
};

export function AllDocuments({ template, rows, isReading }: Props) {
  const { printing, print, cancel } = usePrintAll(template, useStableValues(rows));
  const reminders = useAllReminders(template, rows);
  const printButton = useRef<HTMLButtonElement>(null);
  const isPreparing = printing.step === 'preparing';
  const readingLabel = isReading && batchCopy.review.reading;
  const isEmpty = rows.length === 0 && !isReading;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          ref={printButton}
          variant="line"
          small
          busyLabel={isPreparing ? copy.print.progress(printing.done, printing.count) : readingLabel}
          disabled={rows.length === 0 && !isReading}
          onClick={print}
        >
          <Icon name="print" />
          {copy.print.action}
        </Button>
        {isPreparing && (
          <BatchProgress
            progress={printing}
            label={copy.print.progress}
            cancelLabel={copy.print.cancel}
            cancel={() => {
              cancel();
              // Move the focus, because the pressed button disappears with the progress.
              printButton.current?.focus();
            }}
          />
        )}
        {template.reminders.length > 0 && (
          <Button
            variant="line"
            small
            busyLabel={reminders.state.step === 'generating' ? downloadCopy.generating : readingLabel}
            disabled={rows.length === 0 && !isReading}
            onClick={reminders.save}
          >
            <Icon name="calendar" />
            <span>{template.afterDownload.allReminders}</span>
          </Button>
        )}
      </div>
      <p role="status" className="text-small empty:hidden">
        {isEmpty && <span>{copy.noDocuments}</span>}
      </p>
      <PrintState printing={printing} />
      <RemindersState saved={reminders.saved} />
      {reminders.state.step === 'failed' && (
        <Alert className="">{`${downloadCopy.failed[1]} ${reminders.state.advice}`}</Alert>
      )}
    </>
  );
}
