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
import { useLocation, useNavigate } from 'react-router-dom';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { severalCopy } from '../../content/documents/several-copy.ts';
import { rowParameter } from '../../content/paths.ts';
import { createTableStore, noTables, type Table, tableOf } from '../../features/documents/batch/table.ts';
import { useDownload } from '../../features/documents/download/use-download.ts';
import { UndoNotice } from '../../features/documents/form/drafts/undo.tsx';
import type { Template } from '../../features/documents/model/document.ts';
import { type DocumentEntry, templateOf } from '../../features/documents/model/document-entry.ts';
import type { Sharing } from '../../features/documents/model/shared-fields.ts';
import { writeExampleSheet } from '../../features/documents/sheet/sheet-files.ts';
import { loadSharing } from '../../features/documents/templates/sharing.ts';
import { localDay } from '../../platform/format.ts';
import { useStore, useStoreOf } from '../../platform/store.ts';
import { Loading } from '../../ui/loading.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { CommonStep, useCommonAnswers } from './common-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { RowForm } from './row-form.tsx';
import { SheetStep } from './sheet-step.tsx';
import { useRows } from './use-rows.ts';
import { useZip } from './use-zip.ts';

// What the count of documents made does not change is not rendered with it.
const Columns = memo(ColumnsStep);
const Common = memo(CommonStep);

/** The index of the row that the address names, from 0; null for none. */
function useNamedRow(): number | null {
  const row = Number(new URLSearchParams(useLocation().search).get(rowParameter));
  return Number.isSafeInteger(row) && row > 0 ? row - 1 : null;
}

type TableProps = {
  readonly entry: DocumentEntry;
  readonly template: Template;
  readonly sharing: readonly Sharing[];
  readonly table: Table;
  /** The index of the row that is open in the form; null for the list. */
  readonly open: number | null;
  /** Whether the table was read just now: the next step gets the focus. */
  readonly isFresh: RefObject<boolean>;
  readonly onBack: () => void;
};

/** All that is done with one table: the steps after the first, or one of its rows in the form. */
function TableDesk({ entry, template, sharing, table, open, isFresh, onBack }: TableProps) {
  const [today] = useState(() => localDay(new Date()));
  // A key in the form, and a mended cell, show first.
  const rows = useRows(template, useDeferredValue(table), useCommonAnswers(template, table), today);
  const zip = useZip(entry, template, today);
  const [lastOpen, setLastOpen] = useState<number | null>(null);
  if (open !== null && open !== lastOpen) setLastOpen(open);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isFresh.current) title.current?.focus();
    isFresh.current = false;
  }, [isFresh]);
  if (open !== null) {
    if (!rows.all) return <Loading label={severalCopy.review.reading} />;
    return (
      <RowForm key={open} rows={rows.all} index={open} {...{ entry, template, sharing, table, onBack }} />
    );
  }
  return (
    <>
      <Columns template={template} table={table} ref={title} />
      <Common template={template} table={table} />
      {table.columns.some(({ key }) => key !== null) && (
        <ReviewStep {...{ template, table, rows, zip }} returnsTo={lastOpen} />
      )}
    </>
  );
}

function LoadedDesk({ entry }: { readonly entry: DocumentEntry }) {
  const loading = [templateOf(entry), loadSharing()] as const;
  const [template, sharing] = [use(loading[0]), use(loading[1])];
  const table = tableOf(useStore(useStoreOf(createTableStore), noTables), entry.productId);
  const { download } = useDownload(downloadCopy.support);
  const navigate = useNavigate();
  const named = useNamedRow();
  const open = table && named !== null && named < table.sheet.rows.length - 1 ? named : null;
  const isFresh = useRef(false);
  const showRows = useCallback(() => void navigate({ search: '' }), [navigate]);
  function saveExample(): void {
    void download(async () => {
      const sheet = await writeExampleSheet(template);
      return new File([sheet], severalCopy.sheet.exampleName, { type: sheet.type });
    });
  }
  return (
    <div className="pb-12">
      <UndoNotice />
      {open === null && (
        <SheetStep
          template={template}
          table={table}
          onRead={() => {
            isFresh.current = true;
          }}
          onExample={saveExample}
        />
      )}
      {table && (
        <TableDesk key={table.id} {...{ entry, template, sharing, table, open, isFresh }} onBack={showRows} />
      )}
    </div>
  );
}

/** Where many documents are made of a spreadsheet: all the code that only a buyer needs. */
export function SeveralDesk(props: { readonly entry: DocumentEntry }) {
  return (
    <Suspense fallback={<Loading />}>
      <LoadedDesk {...props} />
    </Suspense>
  );
}
