import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { severalCopy } from '../../content/documents/several-copy.ts';
import { createMemoryDrafts, draftOfRow } from '../../features/documents/batch/row-drafts.ts';
import { type BatchRow, changesInForm } from '../../features/documents/batch/rows.ts';
import { createTableStore, rowId, type Table, withRowChanges } from '../../features/documents/batch/table.ts';
import { logoUrl } from '../../features/documents/download/logo.ts';
import { valuesOf } from '../../features/documents/form/drafts/draft.ts';
import { createDraftStore, type DraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { CompletionForm } from '../../features/documents/form/layout/completion-form.tsx';
import type { Template } from '../../features/documents/model/document.ts';
import type { DocumentEntry } from '../../features/documents/model/document-entry.ts';
import type { Sharing } from '../../features/documents/model/shared-fields.ts';
import { type Stores, StoresProvider, useStoreOf, useStores } from '../../platform/store.ts';
import { TextButton } from '../../ui/text-link.tsx';
import { useFormDownload } from '../complete/use-form-download.ts';

const Form = memo(CompletionForm);

/**
 * The rows in the place of the drafts. What is changed in the open one is changed in the table, with every key: not in an
 * effect, since the form's last answer comes while it is taken away.
 */
function useRowDrafts(table: Table, rows: readonly BatchRow[], index: number): DraftStore {
  const tables = useStoreOf(createTableStore);
  const [store] = useState(() => {
    const drafts = createMemoryDrafts(rows.map((row) => draftOfRow(table, row)));
    const id = rowId(table, index);
    const before = valuesOf(drafts.get(), id);
    drafts.subscribe(() => {
      const after = valuesOf(drafts.get(), id);
      if (after === before) return;
      tables.change(table.id, (now) => withRowChanges(now, index, changesInForm(before, after)));
    });
    return drafts;
  });
  return store;
}

/** The page's stores with these drafts. */
function useStoresWith(drafts: DraftStore): Stores {
  const stores = useStores();
  return useMemo(
    () => ({
      get: <T extends object>(create: () => T): T => {
        const isDrafts = Object.is(create, createDraftStore);
        // What that function makes is a store of drafts.
        return isDrafts ? (drafts as object as T) : stores.get(create);
      },
    }),
    [stores, drafts],
  );
}

type Props = {
  readonly entry: DocumentEntry;
  readonly template: Template;
  readonly sharing: readonly Sharing[];
  readonly table: Table;
  readonly rows: readonly BatchRow[];
  /** Of the open row, from 0. */
  readonly index: number;
  /** Back to the rows; stays the same. */
  readonly onBack: () => void;
};

/** A row in the form. The drafts of the device stay as they are. */
export function RowForm({ entry, template, sharing, table, rows, index, onBack }: Props) {
  const stores = useStoresWith(useRowDrafts(table, rows, index));
  const download = useFormDownload(entry);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <StoresProvider value={stores}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pb-5 print:hidden">
        <h2 ref={title} tabIndex={-1} className="text-h3 focus-visible:shadow-none">
          <span>{severalCopy.row.title(index + 1, rows.length)}</span>{' '}
          <span className="block font-sans text-small font-semibold wrap-anywhere" translate="no">
            {rows[index]?.name}
          </span>
        </h2>
        <TextButton before="back" onClick={onBack}>
          {severalCopy.row.back}
        </TextButton>
      </div>
      <Form
        template={template}
        sharing={sharing}
        draftId={rowId(table, index)}
        logoUrl={logoUrl}
        download={download}
        onAnother={onBack}
      />
    </StoresProvider>
  );
}
