import {
  memo,
  type RefObject,
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { sourceOf } from '../../features/documents/batch/row-answers.ts';
import type { DateOrder } from '../../features/documents/batch/survey/choices.ts';
import {
  createTableStore,
  noTables,
  rowId,
  rowKey,
  type Table,
  tableOf,
  withRowChanges,
  withSheetChoices,
} from '../../features/documents/batch/table.ts';
import { useDownload } from '../../features/documents/download/use-download.ts';
import { UndoNotice } from '../../features/documents/form/drafts/panel/undo.tsx';
import { fetchFormTemplate } from '../../features/documents/form/inputs/layout-views.ts';
import type { Template } from '../../features/documents/model/document.ts';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import { writeExampleSheet } from '../../features/documents/sheet/sheet-files.ts';
import { localDay } from '../../platform/format.ts';
import { useStore, useStoreInstance } from '../../platform/store.ts';
import { Loading } from '../../ui/loading.tsx';
import { SealExplanation, SealLine } from '../complete/seal-line.tsx';
import { useSeal } from '../complete/use-seal.ts';
import { ColumnsStep } from './columns-step.tsx';
import { CommonStep, useCommonAnswers } from './common-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { RowForm } from './row-form.tsx';
import { SheetStep } from './sheet-step.tsx';
import { StepProgress } from './step-progress.tsx';
import { SurveyFacts } from './survey-facts.tsx';
import { useRowNumber } from './use-row-number.ts';
import { useRows } from './use-rows.ts';
import { useSurvey } from './use-survey.ts';
import { useZip } from './use-zip.ts';

// Memoized, because the page renders again with each finished document, which changes none of these props.
const MemoSurveyFacts = memo(SurveyFacts);
const MemoColumnsStep = memo(ColumnsStep);
const MemoCommonStep = memo(CommonStep);

type TableProps = {
  readonly entry: DocumentEntry;
  readonly template: Template;
  readonly table: Table;
  /** Row number in the address; null for the list. */
  readonly rowNumber: number | null;
  /** True if the table was just read, so that the next step gets the focus. */
  readonly wasJustRead: RefObject<boolean>;
  readonly onBack: () => void;
};

function TableDesk({ entry, template, table, rowNumber, wasJustRead, onBack }: TableProps) {
  const [today] = useState(() => localDay(new Date()));
  const tables = useStoreInstance(createTableStore);
  // Deferred, so that key presses in the form and corrected cells show first.
  const deferredTable = useDeferredValue(table);
  const survey = useSurvey(template, deferredTable, today);
  const rows = useRows(template, deferredTable, survey, useCommonAnswers(template, table), today);
  const { sheetIndex } = survey;
  const setOrder = useCallback(
    (column: number, order: DateOrder) =>
      tables.change(table.id, (current) =>
        withSheetChoices(current, sheetIndex, (choices) => ({
          dateOrders: { ...choices.dateOrders, [column]: order },
        })),
      ),
    [tables, table.id, sheetIndex],
  );
  const zip = useZip(entry, template, today);
  const [lastOpenedRowNumber, setLastOpenedRowNumber] = useState<number | null>(null);
  if (rowNumber !== null && rowNumber !== lastOpenedRowNumber) setLastOpenedRowNumber(rowNumber);
  // The form keeps its initial rows, so it opens only after all rows are read.
  const [formRowNumber, setFormRowNumber] = useState<number | null>(null);
  if (formRowNumber !== rowNumber && (rowNumber === null || !rows.isReading)) setFormRowNumber(rowNumber);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (wasJustRead.current) titleRef.current?.focus();
    wasJustRead.current = false;
  }, [wasJustRead]);
  if (rowNumber !== null) {
    // Return to the list if this reading of the sheet doesn't have the row in the address.
    if (!survey.people.some(({ number }) => number === rowNumber))
      return <Navigate to={{ search: '' }} replace />;
    const preparedRows = rows.lastSnapshot?.rows ?? [];
    const index = preparedRows.findIndex(({ number }) => number === rowNumber);
    const row = preparedRows[index];
    if (!row || formRowNumber !== rowNumber) return <Loading label={batchCopy.review.reading} />;
    return (
      <RowForm
        key={rowNumber}
        {...{ entry, template, index, onBack }}
        rows={preparedRows.map(({ sheet, number, name, values }) => ({
          id: rowId(table, sheet, number),
          number,
          name,
          values,
        }))}
        onAnswer={(changes) =>
          tables.change(table.id, (current) => withRowChanges(current, rowKey(row.sheet, rowNumber), changes))
        }
        sourceOf={(key) => sourceOf(row, template, key)}
      />
    );
  }
  const hasRows = survey.people.length > 0 && survey.columns.some(({ key }) => key !== null);
  return (
    <>
      <StepProgress step={hasRows ? 4 : 2} stepCount={4} isDone={zip.deliveredZip !== null} />
      <MemoSurveyFacts template={template} table={deferredTable} survey={survey} />
      <MemoColumnsStep
        key={`${survey.sheetIndex}.${survey.headingRowNumber}`}
        {...{ template, survey, today }}
        table={deferredTable}
        ref={titleRef}
      />
      <MemoCommonStep template={template} table={table} survey={survey} />
      {hasRows && (
        <ReviewStep
          {...{ template, table, tables, rows, zip }}
          step={4}
          columns={survey.columns}
          onDateOrder={setOrder}
          lastOpenedRowNumber={lastOpenedRowNumber}
        />
      )}
    </>
  );
}

function LoadedDesk({ entry }: { readonly entry: DocumentEntry }) {
  const template = use(fetchFormTemplate(entry));
  const table = tableOf(useStore(useStoreInstance(createTableStore), noTables), entry.productId);
  const { download } = useDownload(downloadCopy.support, downloadCopy.retryAdvice);
  const navigate = useNavigate();
  const rowNumber = useRowNumber();
  const wasJustRead = useRef(false);
  const isSealed = useSeal(entry, 'src/pages/batch/batch-desk.tsx');
  const showRows = useCallback(() => void navigate({ search: '' }), [navigate]);
  function saveExample(): void {
    void download(async () => {
      const sheet = await writeExampleSheet(template, localDay(new Date()));
      return new File([sheet], batchCopy.sheet.exampleName, { type: sheet.type });
    });
  }
  return (
    <div className="pb-12">
      <SealLine isSealed={isSealed} className="-mt-2 mb-4" />
      <UndoNotice />
      {!table && <StepProgress step={1} stepCount={4} />}
      {!(table && rowNumber !== null) && (
        <SheetStep
          template={template}
          table={table}
          onRead={() => {
            wasJustRead.current = true;
          }}
          onExample={saveExample}
        />
      )}
      {table && (
        <TableDesk key={table.id} {...{ entry, template, table, rowNumber, wasJustRead }} onBack={showRows} />
      )}
      <SealExplanation isSealed={isSealed} className="mt-8" />
    </div>
  );
}

/** The page's chunk contains all the code that only buyers need. */
export function BatchDesk(props: { readonly entry: DocumentEntry }) {
  return (
    <Suspense fallback={<Loading />}>
      <LoadedDesk {...props} />
    </Suspense>
  );
}
