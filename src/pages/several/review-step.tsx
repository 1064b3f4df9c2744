import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { severalCopy } from '../../content/documents/several-copy.ts';
import { confirmationOf, unconfirmedStates } from '../../features/documents/batch/figures.ts';
import { draftsToKeep } from '../../features/documents/batch/row-drafts.ts';
import type { BatchRow } from '../../features/documents/batch/rows.ts';
import type { DateOrder } from '../../features/documents/batch/survey/choices.ts';
import type { Survey } from '../../features/documents/batch/survey/survey.ts';
import {
  createTableStore,
  type RowWork,
  rowId,
  rowKey,
  type Table,
  withConfirmation,
  withRowChanges,
  withRowWork,
  withSheetChoices,
} from '../../features/documents/batch/table.ts';
import { createDraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { offerUndo } from '../../features/documents/form/drafts/panel/undo.tsx';
import { draftPrefix } from '../../features/documents/form/drafts/stored-typed.ts';
import { fieldOf, type Template } from '../../features/documents/model/document.ts';
import { randomId } from '../../platform/random-id.ts';
import { typedStorage } from '../../platform/storage/typed-storage.ts';
import { useStoreOf } from '../../platform/store.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { Alert } from '../../ui/notices/alert.tsx';
import { Notice } from '../../ui/notices/notice.tsx';
import { AllDocuments } from './all-documents.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { stateOf, stateWords } from './row-states.ts';
import { type RowActions, RowTable, seeId } from './row-table.tsx';
import { SharedStatesNote, useSharedStates } from './shared-states.tsx';
import { Step } from './step.tsx';
import type { Rows } from './use-rows.ts';
import type { Zip } from './use-zip.ts';

const copy = severalCopy.review;

const noRows: readonly BatchRow[] = [];

const keyOf = ({ sheet, number }: BatchRow) => rowKey(sheet, number);

type Keeping = { readonly step: 'none' } | { readonly step: 'kept' | 'refused'; readonly count: number };

/** Stores all rows as drafts, or none. */
function useKeeping(table: Table) {
  const drafts = useStoreOf(createDraftStore);
  const [keeping, setKeeping] = useState<Keeping>({ step: 'none' });
  function keep(rows: readonly BatchRow[]): void {
    const named = rows.map(({ sheet, number, values }) => ({ id: rowId(table, sheet, number), values }));
    const list = draftsToKeep(table.productId, named, drafts.get().list, new Date(), randomId);
    const count = list.length;
    const undo = drafts.take(list);
    if (list.every(({ id }) => typedStorage.isKept(draftPrefix + id))) {
      setKeeping({ step: 'kept', count });
      offerUndo(copy.kept(count), () => {
        undo();
        setKeeping({ step: 'none' });
      });
      return;
    }
    undo();
    setKeeping({ step: 'refused', count });
  }
  return { keeping, keep };
}

/** Returns the actions on rows. The functions keep their identity, so that other rows don't render again. */
function useRowActions(table: Table, { sheetIndex }: Survey, onMended: (number: number) => void): RowActions {
  const tables = useStoreOf(createTableStore);
  const { id } = table;
  return useMemo(() => {
    const change = (row: BatchRow, next: (work: RowWork) => RowWork) =>
      tables.change(id, (now) => withRowWork(now, keyOf(row), next));
    return {
      onMend: (row, key, text) => {
        onMended(row.number);
        tables.change(id, (now) => withRowChanges(now, keyOf(row), { [key]: text }));
      },
      onOrder: (column: number, order: DateOrder) =>
        tables.change(id, (now) =>
          withSheetChoices(now, sheetIndex, (choices) => ({
            dateOrders: { ...choices.dateOrders, [column]: order },
          })),
        ),
      onConfirm: (row) =>
        tables.change(id, (now) => withConfirmation(now, keyOf(row), confirmationOf(row.figures))),
      onSkip: (row, isSkipped) => change(row, (work) => ({ ...work, isSkipped })),
    };
  }, [tables, id, sheetIndex, onMended]);
}

type UnconfirmedProps = {
  readonly rows: readonly BatchRow[];
  readonly workOf: (row: BatchRow) => RowWork | undefined;
  readonly onConfirm: (rows: readonly BatchRow[]) => void;
};

/** Offers to confirm at once everything that isn't from the sheet. It never holds back the download. */
const Unconfirmed = memo(function Unconfirmed({ rows, workOf, onConfirm }: UnconfirmedProps) {
  const [marked, setMarked] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);
  const open = rows.filter((row) => unconfirmedStates(row.figures, workOf(row)?.confirmed).length > 0);
  const states = new Set(open.flatMap((row) => unconfirmedStates(row.figures, workOf(row)?.confirmed)));
  return (
    <>
      {open.length > 0 && (
        <Notice variant="warning" className="w-full">
          <p key={open.length}>{copy.unconfirmed(open.length, [...states])}</p>
          <Button
            variant="line"
            small
            onClick={() => {
              setMarked(open.length);
              onConfirm(open);
              // The pressed button disappears with its notice.
              status.current?.focus();
            }}
          >
            {copy.reviewedAll}
          </Button>
        </Notice>
      )}
      <p ref={status} role="status" tabIndex={-1} className="text-small">
        {open.length === 0 && marked > 0 && copy.confirmed(marked)}
      </p>
    </>
  );
});

type Props = {
  readonly template: Template;
  readonly table: Table;
  readonly survey: Survey;
  readonly rows: Rows;
  readonly zip: Zip;
  /** Number of the last opened row, whose link gets the focus; null for none. */
  readonly returnsTo: number | null;
};

/** Shows the rows with their figures and states, and downloads their documents. */
export function ReviewStep({ template, table, survey, rows: { last, isReading }, zip, returnsTo }: Props) {
  const tables = useStoreOf(createTableStore);
  // Two hundred rows are slow to render, so input takes precedence.
  const shown = useDeferredValue(last, null);
  const [mended, setMended] = useState<number | null>(null);
  const actions = useRowActions(table, survey, setMended);
  const { keeping, keep } = useKeeping(table);
  const isShown = shown !== null;
  useEffect(() => {
    const link = isShown && returnsTo !== null ? document.getElementById(seeId(returnsTo)) : null;
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    link?.focus({ preventScroll: true });
  }, [isShown, returnsTo]);

  const workOf = useCallback((row: BatchRow) => table.work[keyOf(row)], [table.work]);
  const made = useMemo(() => last?.rows.filter((row) => !workOf(row)?.isSkipped) ?? noRows, [last, workOf]);
  const compared = useMemo(
    () => shown?.rows.filter((row) => !workOf(row)?.isSkipped) ?? noRows,
    [shown, workOf],
  );
  const shared = useSharedStates(compared);
  const confirmAll = useCallback(
    (open: readonly BatchRow[]) =>
      tables.change(table.id, (now) =>
        open.reduce(
          (changed, row) => withConfirmation(changed, keyOf(row), confirmationOf(row.figures)),
          now,
        ),
      ),
    [tables, table.id],
  );

  const named = useMemo(
    () => made.map(({ sheet, number, values }) => ({ id: rowId(table, sheet, number), values })),
    [made, table],
  );
  const identity = fieldOf(template, template.spreadsheet.identity).label;
  const { state, progress, delivered } = zip;
  const isMaking = state.step === 'generating';
  const make = () => zip.make(made.map((each) => ({ row: each, confirmed: workOf(each)?.confirmed })));
  const row = mended === null ? undefined : last?.rows.find(({ number }) => number === mended);
  return (
    <Step number={4} title={copy.title} isWide>
      {shown && <SharedStatesNote {...{ template, table, survey, shared }} rows={compared} />}
      {shown && <Unconfirmed rows={made} workOf={workOf} onConfirm={confirmAll} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          busy={isMaking ? copy.progress(progress.done, progress.count) : isReading && copy.reading}
          disabled={!isMaking && !isReading && made.length === 0}
          onClick={make}
        >
          <Icon name="download" />
          <span key={made.length}>{copy.download(made.length)}</span>
        </Button>
        {isMaking && (
          <BatchProgress
            progress={progress}
            words={copy.progress}
            cancelLabel={copy.cancel}
            cancel={zip.cancel}
          />
        )}
        {!isMaking && (
          <Button
            variant="line"
            small
            busy={isReading && copy.reading}
            disabled={!isReading && made.length === 0}
            onClick={() => keep(made)}
          >
            {copy.keep}
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
        <Button variant="line" small onClick={make}>
          {downloadCopy.retry}
        </Button>
      )}
      <p role="status" className="empty:hidden">
        {delivered && (
          <span className="wrap-anywhere text-ink">
            <span>{copy.done(delivered.count)[0]}</span> <strong translate="no">{delivered.file}</strong>
            <span>{copy.done(delivered.count)[1]}</span>
          </span>
        )}
      </p>
      <AllDocuments template={template} rows={named} isReading={isReading} />
      {keeping.step === 'kept' && <p className="text-small">{copy.kept(keeping.count)}</p>}
      {keeping.step === 'refused' && <Alert className="">{copy.notKept(keeping.count)}</Alert>}
      <p role="status" className="sr-only">
        {row && copy.mended(row.number, stateWords(stateOf(row, workOf(row)?.confirmed, shared, identity)))}
      </p>
      {shown ? (
        <RowTable
          key={shown.reading}
          rows={shown.rows}
          workOf={workOf}
          shared={shared}
          subject={template.subject.key}
          identity={identity}
          {...actions}
        />
      ) : (
        <Loading label={copy.reading} />
      )}
    </Step>
  );
}
