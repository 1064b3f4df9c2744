import { useCallback, useDeferredValue, useEffect, useState } from 'react';
import { downloadCopy } from '../../content/documents/download-copy.ts';
import { severalCopy } from '../../content/documents/several-copy.ts';
import { draftsToKeep } from '../../features/documents/batch/row-drafts.ts';
import { createTableStore, type Table, withRowChanges } from '../../features/documents/batch/table.ts';
import { createDraftStore } from '../../features/documents/form/drafts/draft-store.ts';
import { draftPrefix } from '../../features/documents/form/drafts/stored-typed.ts';
import { offerUndo } from '../../features/documents/form/drafts/undo.tsx';
import { fieldOf, type Template } from '../../features/documents/model/document.ts';
import { randomId } from '../../platform/random-id.ts';
import { isKept } from '../../platform/storage.ts';
import { useStoreOf } from '../../platform/store.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/images/icon.tsx';
import { Loading } from '../../ui/loading.tsx';
import { TextButton } from '../../ui/text-link.tsx';
import { RowTable, seeId, statesOf } from './row-table.tsx';
import { Step } from './step.tsx';
import type { Rows } from './use-rows.ts';
import type { Zip } from './use-zip.ts';

const copy = severalCopy.review;

/** Parts of the whole after which screen readers are told how far it is. */
const parts = 4;

function Progress({ progress: { done, count }, cancel }: Pick<Zip, 'progress' | 'cancel'>) {
  const told = Math.floor((Math.floor((done / count) * parts) * count) / parts);
  return (
    <>
      <progress
        className="h-2 w-40 accent-accent"
        aria-label={copy.progress(done, count)}
        value={done}
        max={count}
      />
      <span className="sr-only" role="status">
        {copy.progress(told, count)}
      </span>
      <TextButton onClick={cancel}>{copy.cancel}</TextButton>
    </>
  );
}

type Keeping = { readonly step: 'none' } | { readonly step: 'kept' | 'refused'; readonly count: number };

type Props = {
  readonly template: Template;
  readonly table: Table;
  readonly rows: Rows;
  readonly zip: Zip;
  /** The row that was opened last, whose link gets the focus; null for none. */
  readonly returnsTo: number | null;
};

/** The rows with their states, and what is made of them all. */
export function ReviewStep({ template, table, rows: { all, isReading }, zip, returnsTo }: Props) {
  const tables = useStoreOf(createTableStore);
  const drafts = useStoreOf(createDraftStore);
  // Two hundred rows take a while to show: what is pressed meanwhile comes first.
  const shown = useDeferredValue(all, null);
  const [mended, setMended] = useState<number | null>(null);
  const [keeping, setKeeping] = useState<Keeping>({ step: 'none' });
  const isShown = shown !== null;
  useEffect(() => {
    const link = isShown && returnsTo !== null ? document.getElementById(seeId(returnsTo)) : null;
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    link?.focus({ preventScroll: true });
  }, [isShown, returnsTo]);

  const mend = useCallback(
    (index: number, key: string, text: string) => {
      setMended(index);
      tables.change(table.id, (now) => withRowChanges(now, index, { ...now.changes[index], [key]: text }));
    },
    [tables, table.id],
  );

  function keep(): void {
    if (!all) return;
    const list = draftsToKeep(table, all, drafts.get().list, new Date(), randomId);
    const count = list.length;
    const undo = drafts.take(list);
    if (list.every(({ id }) => isKept(draftPrefix + id))) {
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

  const { state, progress, delivered } = zip;
  const isMaking = state.step === 'generating';
  const row = mended === null ? undefined : all?.[mended];
  const states = row ? statesOf(row) : [];
  return (
    <Step number={4} title={copy.title}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button
          busy={isMaking ? copy.progress(progress.done, progress.count) : isReading && copy.reading}
          onClick={() => all && zip.make(all)}
        >
          <Icon name="download" />
          {copy.download}
        </Button>
        {isMaking && <Progress progress={progress} cancel={zip.cancel} />}
        {!isMaking && (
          <Button variant="line" small busy={isReading && copy.reading} onClick={keep}>
            {copy.keep}
          </Button>
        )}
      </div>
      {state.step === 'failed' && (
        <Alert className="">
          {downloadCopy.failed[1]} {downloadCopy.support}
          {state.detail && <small className="block">{state.detail}</small>}
        </Alert>
      )}
      <p role="status" className="empty:hidden">
        {delivered && (
          <span className="wrap-anywhere text-ink">
            <span>{copy.done(delivered.count)[0]}</span> <strong translate="no">{delivered.file}</strong>
            <span>{copy.done(delivered.count)[1]}</span>
          </span>
        )}
      </p>
      {keeping.step === 'kept' && <p className="text-small">{copy.kept(keeping.count)}</p>}
      {keeping.step === 'refused' && <Alert className="">{copy.notKept(keeping.count)}</Alert>}
      <p role="status" className="sr-only">
        {row && copy.mended(row.index + 1, states.length > 0 ? states : [copy.ready])}
      </p>
      {shown ? (
        <RowTable
          rows={shown}
          identity={fieldOf(template, template.spreadsheet.identity).label}
          onMend={mend}
        />
      ) : (
        <Loading label={copy.reading} />
      )}
    </Step>
  );
}
