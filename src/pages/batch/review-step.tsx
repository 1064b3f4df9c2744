import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import type { Column } from '../../features/documents/batch/columns.ts';
import { confirmationsOf, unconfirmedLabels } from '../../features/documents/batch/figures.ts';
import { toDrafts } from '../../features/documents/batch/row-drafts.ts';
import type { BatchRow } from '../../features/documents/batch/rows.ts';
import {
  type RowWork,
  rowId,
  rowKey,
  type TableWork,
  type WorkStore,
  withConfirmation,
  withRowChanges,
  withRowWork,
} from '../../features/documents/batch/table.ts';
import { createDraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { offerUndo } from '../../features/documents/form/drafts/panel/undo.tsx';
import { draftPrefix } from '../../features/documents/form/drafts/stored-drafts.ts';
import { fieldOf, type Template } from '../../features/documents/model/document.ts';
import { randomId } from '../../platform/random-id.ts';
import { enteredStorage } from '../../platform/storage/entered-storage.ts';
import { useStoreInstance } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { AllDocuments } from './all-documents.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { CommonFindingsNote, useCommonFindings } from './common-findings.tsx';
import { stateOf, stateWords } from './row-states.ts';
import { type RowActions, RowTable, rowLinkId } from './row-table.tsx';
import { Step } from './step.tsx';
import type { RowsState } from './use-rows.ts';
import type { Zip } from './use-zip.ts';

const copy = batchCopy.review;

const noRows: readonly BatchRow[] = [];

const keyOf = ({ sheet, number }: BatchRow) => rowKey(sheet, number);

function confirmFigures<T extends TableWork>(table: T, row: BatchRow): T {
  return withConfirmation(table, keyOf(row), confirmationsOf(row.figures));
}

type DraftSaving = { readonly step: 'none' } | { readonly step: 'saved' | 'refused'; readonly count: number };

/** Stores all rows as drafts, or none if they don't all fit. */
function useDraftSaving(table: TableWork) {
  const drafts = useStoreInstance(createDraftStore);
  const [draftSaving, setDraftSaving] = useState<DraftSaving>({ step: 'none' });
  function saveDrafts(rows: readonly BatchRow[]): void {
    const namedValues = rows.map(({ sheet, number, values, draftData }) => ({
      id: rowId(table, sheet, number),
      values,
      ...draftData,
    }));
    const list = toDrafts(table.productId, namedValues, drafts.get().list, new Date(), randomId);
    const count = list.length;
    const undo = drafts.importDrafts(list);
    if (list.every(({ id }) => enteredStorage.isStoredLocally(draftPrefix + id))) {
      setDraftSaving({ step: 'saved', count });
      offerUndo(copy.draftsSaved(count), () => {
        undo();
        setDraftSaving({ step: 'none' });
      });
      return;
    }
    undo();
    setDraftSaving({ step: 'refused', count });
  }
  return { draftSaving, saveDrafts };
}

/** Callers pass stable functions, because new ones would render all rows again. */
type ActionProps = Pick<RowActions, 'onDateOrder' | 'onRemove'> & {
  readonly table: TableWork;
  readonly tables: WorkStore;
  /** Returns the table with the row confirmed. By default it confirms the row's figures. */
  readonly confirm?: <T extends TableWork>(table: T, row: BatchRow) => T;
};

function useRowActions(
  {
    table: { id },
    tables,
    confirm,
    onDateOrder,
    onRemove,
  }: ActionProps & Required<Pick<ActionProps, 'confirm'>>,
  onCorrected: (number: number) => void,
): RowActions {
  return useMemo(() => {
    const changeWork = (row: BatchRow, update: (work: RowWork) => RowWork) =>
      tables.change(id, (current) => withRowWork(current, keyOf(row), update));
    return {
      onCorrect: (row, key, text) => {
        onCorrected(row.number);
        tables.change(id, (current) => withRowChanges(current, keyOf(row), { [key]: text }));
      },
      onDateOrder,
      onRemove,
      onConfirm: (row) => tables.change(id, (current) => confirm(current, row)),
      onSkip: (row, isSkipped) => changeWork(row, (work) => ({ ...work, isSkipped })),
    };
  }, [tables, id, confirm, onDateOrder, onRemove, onCorrected]);
}

type UnconfirmedNoticeProps = {
  readonly rows: readonly BatchRow[];
  readonly workOf: (row: BatchRow) => RowWork | undefined;
  readonly onConfirm: (rows: readonly BatchRow[]) => void;
};

/** Offers to confirm at once all answers that aren't from the sheet. It never blocks the download. */
const UnconfirmedNotice = memo(function Unconfirmed({ rows, workOf, onConfirm }: UnconfirmedNoticeProps) {
  const [confirmedCount, setConfirmedCount] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);
  const unconfirmedRows = rows.filter(
    (row) => unconfirmedLabels(row.figures, workOf(row)?.confirmed).length > 0,
  );
  const labels = new Set(
    unconfirmedRows.flatMap((row) => unconfirmedLabels(row.figures, workOf(row)?.confirmed)),
  );
  return (
    <>
      {unconfirmedRows.length > 0 && (
        <Notice variant="warning" className="w-full">
          <p key={unconfirmedRows.length}>{copy.unconfirmed(unconfirmedRows.length, [...labels])}</p>
          <Button
            variant="line"
            small
            onClick={() => {
              setConfirmedCount(unconfirmedRows.length);
              onConfirm(unconfirmedRows);
              // Move the focus, because the pressed button disappears with its notice.
              status.current?.focus();
            }}
          >
            {copy.reviewedAll}
          </Button>
        </Notice>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-small">
        {unconfirmedRows.length === 0 && confirmedCount > 0 && copy.confirmed(confirmedCount)}
      </p>
    </>
  );
});

type Props = ActionProps & {
  readonly step: number;
  readonly template: Template;
  /** Columns of the spreadsheet; none for other tables. */
  readonly columns: readonly Column[];
  readonly rows: RowsState;
  readonly zip: Zip;
  /** Number of the last opened row, whose link gets the focus; null if there is none. */
  readonly lastOpenedRowNumber: number | null;
  readonly downloadLabel?: (count: number) => string;
  /** True to show all warnings in each row, including those that every row has. */
  readonly showsAllWarnings?: boolean;
};

export function ReviewStep({
  step,
  template,
  table,
  tables,
  columns,
  rows: { lastSnapshot, isReading },
  zip,
  lastOpenedRowNumber,
  confirm = confirmFigures,
  onDateOrder,
  onRemove,
  downloadLabel = copy.download,
  showsAllWarnings = false,
}: Props) {
  // Two hundred rows are slow to render, so input takes precedence.
  const shownSnapshot = useDeferredValue(lastSnapshot, null);
  const [correctedNumber, setCorrectedNumber] = useState<number | null>(null);
  const actions = useRowActions({ table, tables, confirm, onDateOrder, onRemove }, setCorrectedNumber);
  const { draftSaving, saveDrafts } = useDraftSaving(table);
  const hasSnapshot = shownSnapshot !== null;
  useEffect(() => {
    const link =
      hasSnapshot && lastOpenedRowNumber !== null
        ? document.getElementById(rowLinkId(lastOpenedRowNumber))
        : null;
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    link?.focus({ preventScroll: true });
  }, [hasSnapshot, lastOpenedRowNumber]);

  const workOf = useCallback((row: BatchRow) => table.work[keyOf(row)], [table.work]);
  const includedRows = useMemo(
    () => lastSnapshot?.rows.filter((row) => !workOf(row)?.isSkipped) ?? noRows,
    [lastSnapshot, workOf],
  );
  const shownIncludedRows = useMemo(
    () => shownSnapshot?.rows.filter((row) => !workOf(row)?.isSkipped) ?? noRows,
    [shownSnapshot, workOf],
  );
  const sharedFindings = useCommonFindings(shownIncludedRows, !showsAllWarnings);
  const confirmAll = useCallback(
    (unconfirmedRows: readonly BatchRow[]) =>
      tables.change(table.id, (current) =>
        unconfirmedRows.reduce((changedTable, row) => confirm(changedTable, row), current),
      ),
    [tables, table.id, confirm],
  );

  const namedValues = useMemo(
    () => includedRows.map(({ sheet, number, values }) => ({ id: rowId(table, sheet, number), values })),
    [includedRows, table],
  );
  const identityLabel = fieldOf(template, template.spreadsheet.uniqueKey).label;
  const { state, progress, deliveredZip } = zip;
  const isMakingZip = state.step === 'generating';
  const makeZip = () =>
    zip.make(includedRows.map((batchRow) => ({ row: batchRow, confirmed: workOf(batchRow)?.confirmed })));
  const correctedRow =
    correctedNumber === null
      ? undefined
      : lastSnapshot?.rows.find(({ number }) => number === correctedNumber);
  return (
    <Step number={step} title={copy.title} isWide>
      {shownSnapshot && (
        <CommonFindingsNote
          {...{ template, table, tables, columns, sharedFindings }}
          rows={shownIncludedRows}
        />
      )}
      {shownSnapshot && <UnconfirmedNotice rows={includedRows} workOf={workOf} onConfirm={confirmAll} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          busyLabel={isMakingZip ? copy.progress(progress.done, progress.count) : isReading && copy.reading}
          disabled={!isMakingZip && !isReading && includedRows.length === 0}
          onClick={makeZip}
        >
          <Icon name="download" />
          <span key={includedRows.length}>{downloadLabel(includedRows.length)}</span>
        </Button>
        {isMakingZip && (
          <BatchProgress
            progress={progress}
            label={copy.progress}
            cancelLabel={copy.cancel}
            cancel={zip.cancel}
          />
        )}
        {!isMakingZip && (
          <Button
            variant="line"
            small
            busyLabel={isReading && copy.reading}
            disabled={!isReading && includedRows.length === 0}
            onClick={() => saveDrafts(includedRows)}
          >
            {copy.saveDrafts}
          </Button>
        )}
      </div>
      {state.step === 'failed' && (
        <Alert className="">
          <span>{`${downloadCopy.failed[1]} ${state.advice}`}</span>
          {state.detail && <small className="block">{state.detail}</small>}
        </Alert>
      )}
      {state.step === 'failed' && state.canRetry && (
        <Button variant="line" small onClick={makeZip}>
          {downloadCopy.retry}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {deliveredZip && (
          <span className="wrap-anywhere text-ink">
            <span>{copy.done(deliveredZip.count)[0]}</span>{' '}
            <strong translate="no">{deliveredZip.file}</strong>
            <span>{copy.done(deliveredZip.count)[1]}</span>
          </span>
        )}
      </p>
      <AllDocuments template={template} rows={namedValues} isReading={isReading} />
      {draftSaving.step === 'saved' && <p className="text-small">{copy.draftsSaved(draftSaving.count)}</p>}
      {draftSaving.step === 'refused' && <Alert className="">{copy.draftsNotSaved(draftSaving.count)}</Alert>}
      <p role="status" className="sr-only">
        {correctedRow &&
          copy.corrected(
            correctedRow.number,
            stateWords(stateOf(correctedRow, workOf(correctedRow)?.confirmed, sharedFindings, identityLabel)),
          )}
      </p>
      {shownSnapshot ? (
        <RowTable
          key={shownSnapshot.generation}
          rows={shownSnapshot.rows}
          workOf={workOf}
          sharedFindings={sharedFindings}
          subjectKey={template.subject.key}
          identityLabel={identityLabel}
          showsAllWarnings={showsAllWarnings}
          {...actions}
        />
      ) : (
        <Loading label={copy.reading} />
      )}
    </Step>
  );
}
