import { memo, type ReactNode, type Ref, useId, useMemo, useState } from 'react';
import { severalCopy } from '../../content/documents/several-copy.ts';
import { type Column, doublesIn } from '../../features/documents/batch/columns.ts';
import { type Table, withColumn } from '../../features/documents/batch/table.ts';
import { createTableStore } from '../../features/documents/batch/table-store.ts';
import { fieldsOf } from '../../features/documents/form/answers.ts';
import type { Template } from '../../features/documents/model/document.ts';
import { useStoreOf } from '../../platform/store.ts';
import { Alert } from '../../ui/alert.tsx';
import { SelectControl } from '../../ui/form/control.tsx';
import { Note } from '../../ui/note.tsx';
import { Summary } from '../../ui/summary.tsx';
import { Step } from './step.tsx';

const copy = severalCopy.columns;

type ChoiceProps = {
  readonly column: Column;
  readonly index: number;
  readonly onChoose: (index: number, key: string | null) => void;
  /** The options: all fields by group. */
  readonly children: ReactNode;
};

const ColumnChoice = memo(function ColumnChoice({ column, index, onChoose, children }: ChoiceProps) {
  const id = useId();
  const { heading, key } = column;
  return (
    <div className="grid min-w-0 grid-cols-1 content-end gap-1.5">
      <label
        className="font-semibold wrap-anywhere text-ink"
        htmlFor={id}
        translate={heading === '' ? undefined : 'no'}
      >
        {heading === '' ? copy.unnamed(index + 1) : heading}
      </label>
      <SelectControl
        id={id}
        value={key ?? ''}
        onChange={({ currentTarget }) => onChoose(index, currentTarget.value || null)}
      >
        {children}
      </SelectControl>
    </div>
  );
});

/** Every field, under its group's title. */
function useOptions(template: Template): ReactNode {
  return useMemo(
    () => (
      <>
        <option value="">{copy.unused}</option>
        {template.groups.map(({ title, fields }) => (
          <optgroup key={title} label={title}>
            {fields.map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </>
    ),
    [template],
  );
}

type DoublesProps = { readonly template: Template; readonly columns: readonly Column[] };

/** Says of each answer that several columns give what becomes of them. */
function Doubles({ template, columns }: DoublesProps) {
  return doublesIn(columns).map(({ key, headings }) => {
    const field = fieldsOf(template).find((one) => one.key === key);
    return (
      field && (
        <Note key={key} icon="info">
          <strong translate="no">{copy.headings(headings)}</strong>{' '}
          <span>{copy.double(field.label, field.kind === 'text')}</span>
        </Note>
      )
    );
  });
}

type GridProps = { readonly children: ReactNode };

function Grid({ children }: GridProps) {
  return <div className="grid w-full grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">{children}</div>;
}

type Props = {
  readonly template: Template;
  readonly table: Table;
  readonly ref: Ref<HTMLHeadingElement>;
};

/** What each column answers. Those that were recognised are folded up. */
export function ColumnsStep({ template, table, ref }: Props) {
  const tables = useStoreOf(createTableStore);
  const { id, columns } = table;
  // As they were read: one that is changed stays where it is.
  const [open] = useState(() => {
    const doubles = new Set(doublesIn(columns).map(({ key }) => key));
    const indices = columns.flatMap(({ key }, index) => (key === null || doubles.has(key) ? [index] : []));
    return new Set(indices);
  });
  const [isUnfolded, setUnfolded] = useState(false);
  const options = useOptions(template);
  const choose = useMemo(
    () => (index: number, key: string | null) => tables.change(id, (now) => withColumn(now, index, key)),
    [tables, id],
  );
  const choice = (column: Column, index: number) => (
    <ColumnChoice key={index} {...{ column, index }} onChoose={choose}>
      {options}
    </ColumnChoice>
  );
  const all = columns.map((column, index) => ({ column, index, isOpen: open.has(index) }));
  const folded = all.filter(({ isOpen }) => !isOpen);
  return (
    <Step number={2} title={copy.title} ref={ref}>
      {columns.every(({ key }) => key === null) && <Alert className="">{copy.none}</Alert>}
      {open.size > 0 && (
        <>
          <p className="text-small">{copy.hint}</p>
          <Grid>{all.filter(({ isOpen }) => isOpen).map(({ column, index }) => choice(column, index))}</Grid>
        </>
      )}
      <Doubles template={template} columns={columns} />
      {folded.length > 0 && (
        <details className="w-full" onToggle={({ currentTarget }) => setUnfolded(currentTarget.open)}>
          <Summary>
            <span>{copy.recognised(folded.length)}</span>
          </Summary>
          {isUnfolded && (
            <div className="pt-3">
              <Grid>{folded.map(({ column, index }) => choice(column, index))}</Grid>
            </div>
          )}
        </details>
      )}
    </Step>
  );
}
