import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { Button } from '../../../../ui/button.tsx';
import { Summary } from '../../../../ui/summary.tsx';
import type { Field } from '../../model/field.ts';
import type { Rows, RowWords } from '../../model/field-group.ts';
import { answerTo, isRowAnswered } from '../../model/values.ts';
import { useSelected } from '../../model/values-store.ts';
import { useCompletion } from '../use-completion.ts';
import { focusField } from './field-ids.ts';
import { RowTitleContext, TemplateField } from './template-field.tsx';

type RowProps = {
  /** Number of the row, counted from 1. */
  readonly number: number;
  readonly words: RowWords;
  readonly fields: readonly Field[];
  readonly startsOpen: boolean;
};

const RowCard = memo(function RowCard({ number, words, fields, startsOpen }: RowProps) {
  const { values } = useCompletion();
  const [isInitiallyOpen] = useState(startsOpen);
  const keys = fields.map(({ key }) => key);
  const name = useSelected(values, keys, (answers) => answerTo(answers, keys[0] ?? ''));
  const nameSubstitute = useSelected(values, keys, (answers) =>
    isRowAnswered({ keys }, answers) ? words.unnamed : formCopy.row.blank,
  );
  const title = formCopy.row.title(words.one, number);
  return (
    <details
      className="rounded-control border-[1.5px] border-edge bg-sheet"
      open={isInitiallyOpen || undefined}
    >
      <Summary className="px-4">
        <span>{title}</span>
        <span
          translate={name ? 'no' : undefined}
          className="min-w-0 flex-1 pl-1 text-small/[1.8] font-normal wrap-anywhere text-ink-500"
        >
          {name || nameSubstitute}
        </span>
      </Summary>
      <div className="grid gap-5.5 border-t border-rule p-4">
        <RowTitleContext value={title}>
          {fields.map((field) => (
            <TemplateField key={field.key} field={field} />
          ))}
        </RowTitleContext>
      </div>
    </details>
  );
});

type Props = {
  readonly rows: Rows;
  readonly fields: readonly Field[];
};

/** Shows the rows of a list: as many as the document always prints, and more if the person adds them. */
export function RowCards({ rows: { keys: rows, minRows, words }, fields }: Props) {
  const { values } = useCompletion();
  // Number of rows up to the last answered one.
  const answeredCount = useSelected(
    values,
    rows.flat(),
    (answers) => rows.findLastIndex((keys) => isRowAnswered({ keys }, answers)) + 1,
  );
  const [requestedCount, setRequestedCount] = useState(minRows);
  const lastAddedNumber = useRef(0);
  const list = useRef<HTMLDivElement>(null);
  const shownCount = Math.min(rows.length, Math.max(minRows, requestedCount, answeredCount));
  function addRow() {
    // Fold the earlier rows into a list of names. A row with an invalid answer stays open.
    for (const row of list.current?.querySelectorAll('details') ?? []) {
      if (!row.querySelector('[aria-invalid="true"]')) row.open = false;
    }
    lastAddedNumber.current = shownCount + 1;
    flushSync(() => setRequestedCount(shownCount + 1));
    focusField(rows[shownCount]?.[0] ?? '');
  }
  return (
    <>
      <p className="text-caption/[1.4] text-ink-500">{formCopy.row.hint(minRows, rows.length, words.many)}</p>
      <div className="grid gap-3" ref={list}>
        {rows.slice(0, shownCount).map((keys, index) => (
          <RowCard
            key={keys[0]}
            number={index + 1}
            words={words}
            fields={fields.filter(({ key }) => keys.includes(key))}
            startsOpen={index === 0 || index + 1 === lastAddedNumber.current}
          />
        ))}
      </div>
      {shownCount < rows.length ? (
        <Button className="justify-self-start" variant="line" small onClick={addRow}>
          {words.add}
        </Button>
      ) : (
        <p className="text-caption/[1.4] text-ink-500">
          {formCopy.row.maxRowsReached(rows.length, words.many)}
        </p>
      )}
    </>
  );
}
