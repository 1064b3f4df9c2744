import { Suspense, use, useCallback, useMemo, useState } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import { nextYearCopy } from '../../content/documents/next-year-copy.ts';
import { groupByPerson } from '../../features/documents/batch/earlier-people.ts';
import {
  createEarlierStore,
  type EarlierTable,
  onlySheetIndex,
  removeDocuments,
} from '../../features/documents/batch/earlier-table.ts';
import { confirmationChanges, nextYearReader } from '../../features/documents/batch/next-year-rows.ts';
import type { BatchRow } from '../../features/documents/batch/rows.ts';
import {
  noTables,
  rowId,
  rowKey,
  type TableWork,
  tableOf,
  withRowChanges,
} from '../../features/documents/batch/table.ts';
import { offerUndo, UndoNotice } from '../../features/documents/form/drafts/panel/undo.tsx';
import { fetchFormTemplate } from '../../features/documents/form/inputs/layout-views.ts';
import type { Template } from '../../features/documents/model/document.ts';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import type { NextYear } from '../../features/documents/model/next-year.ts';
import { localDay } from '../../platform/format.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import { Loading } from '../../ui/loading.tsx';
import { ReviewStep } from '../batch/review-step.tsx';
import { RowForm } from '../batch/row-form.tsx';
import { rowLinkId } from '../batch/row-table.tsx';
import { StepProgress } from '../batch/step-progress.tsx';
import { useRowNumber } from '../batch/use-row-number.ts';
import { useRowsFrom } from '../batch/use-rows.ts';
import { useZip } from '../batch/use-zip.ts';
import { SealExplanation, SealLine } from '../complete/seal-line.tsx';
import { useSeal } from '../complete/use-seal.ts';
import { EarlierStep } from './earlier-step.tsx';

const noColumns: readonly never[] = [];

type DeskProps = {
  readonly entry: DocumentEntry;
  readonly template: Template;
  readonly nextYear: NextYear;
  readonly table: EarlierTable;
  /** Row number in the address; null for the list. */
  readonly rowNumber: number | null;
  readonly today: string;
};

function TableDesk({ entry, template, nextYear, table, rowNumber, today }: DeskProps) {
  const tables = useStoreInstance(createEarlierStore);
  const navigate = useNavigate();
  const { documents, typed } = table;
  const reader = useMemo(
    () => nextYearReader(documents, { template, nextYear, typed, today }),
    [documents, template, nextYear, typed, today],
  );
  const rows = useRowsFrom(reader, table, true);
  const zip = useZip(entry, template, today);
  const [lastOpenedRowNumber, setLastOpenedRowNumber] = useState<number | null>(null);
  if (rowNumber !== null && rowNumber !== lastOpenedRowNumber) setLastOpenedRowNumber(rowNumber);
  // The form keeps its initial rows, so it opens only after all rows are read.
  const [formRowNumber, setFormRowNumber] = useState<number | null>(null);
  if (formRowNumber !== rowNumber && (rowNumber === null || !rows.isReading)) setFormRowNumber(rowNumber);
  const showRows = useCallback(() => void navigate({ search: '' }), [navigate]);
  const confirm = useCallback(
    <T extends TableWork>(current: T, row: BatchRow) =>
      withRowChanges(current, rowKey(row.sheet, row.number), confirmationChanges(row, nextYear)),
    [nextYear],
  );
  const remove = useCallback(
    (row: BatchRow) => {
      const previousTable = tables.get().list.find(({ id }) => id === table.id);
      if (!previousTable) return;
      const people = groupByPerson(template, previousTable.documents);
      const index = people.findIndex(({ lastDocument }) => lastDocument.number === row.number);
      const neighbour = people[index + 1] ?? people[index - 1];
      tables.change(table.id, (current) => removeDocuments(current, people[index]?.documentNumbers ?? []));
      offerUndo(nextYearCopy.removed(row.name), () => tables.put(previousTable));
      // Move the focus, because the pressed button disappears with its row.
      if (neighbour) document.getElementById(rowLinkId(neighbour.lastDocument.number))?.focus();
    },
    [tables, table.id, template],
  );
  if (rowNumber !== null) {
    if (!reader.rowNumbers.includes(rowNumber)) return <Navigate to={{ search: '' }} replace />;
    const preparedRows = rows.lastSnapshot?.rows ?? [];
    const index = preparedRows.findIndex(({ number }) => number === rowNumber);
    const row = preparedRows[index];
    if (!row || formRowNumber !== rowNumber) return <Loading label={batchCopy.review.reading} />;
    return (
      <RowForm
        key={rowNumber}
        {...{ entry, template, index }}
        rows={preparedRows.map(({ sheet, number, name, values, draftData }) => ({
          id: rowId(table, sheet, number),
          number,
          name,
          values,
          ...(draftData && { draftData }),
        }))}
        onBack={showRows}
        onAnswer={(changes) =>
          tables.change(table.id, (current) =>
            withRowChanges(current, rowKey(onlySheetIndex, rowNumber), changes),
          )
        }
        // The form asks people to confirm the proposed answers. All others come from the same earlier document, so they
        // need no caption.
        sourceOf={(key) => (row.sources[key] === 'proposed' ? 'proposed' : null)}
      />
    );
  }
  return (
    <>
      <StepProgress step={2} stepCount={2} isDone={zip.deliveredZip !== null} />
      <ReviewStep
        {...{ template, table, tables, rows, zip, confirm }}
        step={2}
        columns={noColumns}
        lastOpenedRowNumber={lastOpenedRowNumber}
        onRemove={remove}
        downloadLabel={() => nextYearCopy.downloadAll}
        showsAllWarnings
      />
    </>
  );
}

function LoadedDesk({ entry }: { readonly entry: DocumentEntry }) {
  const template = use(fetchFormTemplate(entry));
  const [today] = useState(() => localDay(new Date()));
  const storedTable = tableOf(useStore(useStoreInstance(createEarlierStore), noTables), entry.productId);
  const table = storedTable && storedTable.documents.length > 0 ? storedTable : null;
  const peopleCount = useMemo(
    () => (table ? groupByPerson(template, table.documents).length : 0),
    [template, table],
  );
  const rowNumber = useRowNumber();
  const isSealed = useSeal(entry, 'src/pages/next-year/next-year-desk.tsx');
  const { nextYear } = template;
  return (
    <div className="pb-12">
      <SealLine isSealed={isSealed} className="-mt-2 mb-4" />
      <UndoNotice />
      {!table && <StepProgress step={1} stepCount={2} />}
      {!(table && rowNumber !== null) && <EarlierStep {...{ entry, template, table, peopleCount, today }} />}
      {nextYear && table && (
        <TableDesk key={table.id} {...{ entry, template, nextYear, table, rowNumber, today }} />
      )}
      <SealExplanation isSealed={isSealed} className="mt-8" />
    </div>
  );
}

/** Table of next year's documents. Its code is in the page's chunk, with all the code that only buyers need. */
export function NextYearDesk(props: { readonly entry: DocumentEntry }) {
  return (
    <Suspense fallback={<Loading />}>
      <LoadedDesk {...props} />
    </Suspense>
  );
}
