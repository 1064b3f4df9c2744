import { memo, type Ref, useId, useState } from 'react';
import { severalCopy } from '../../content/documents/several-copy.ts';
import { type Column, doublesIn } from '../../features/documents/batch/columns.ts';
import { createTableStore, type Table, withColumn } from '../../features/documents/batch/table.ts';
import { fieldsOf, type Template } from '../../features/documents/model/document.ts';
import { useStoreOf } from '../../platform/store.ts';
import { Alert } from '../../ui/alert.tsx';
import { SelectControl } from '../../ui/form/control.tsx';
import { Note } from '../../ui/note.tsx';
import { Summary } from '../../ui/summary.tsx';
import { Step } from './step.tsx';

const copy = severalCopy.columns;

/** Every field, under its group's title: the same in each list. */
const FieldOptions = memo(function FieldOptions({ groups }: Pick<Template, 'groups'>) {
  return groups.map(({ title, fields }) => (
    <optgroup key={title} label={title}>
      {fields.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </optgroup>
  ));
});

type ChoicesProps = {
  readonly template: Template;
  readonly table: Table;
  /** Of the columns to choose for. */
  readonly indices: readonly number[];
};

function ColumnChoices({ template, table, indices }: ChoicesProps) {
  const id = useId();
  const tables = useStoreOf(createTableStore);
  return (
    <div className="grid w-full grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
      {indices.map((index) => {
        const { heading = '', key = null } = table.columns[index] ?? {};
        return (
          <div key={index} className="grid min-w-0 grid-cols-1 content-end gap-1.5">
            <label
              className="font-semibold wrap-anywhere text-ink"
              htmlFor={`${id}-${index}`}
              translate={heading === '' ? undefined : 'no'}
            >
              {heading === '' ? copy.unnamed(index + 1) : heading}
            </label>
            <SelectControl
              id={`${id}-${index}`}
              value={key ?? ''}
              onChange={({ currentTarget: { value } }) =>
                tables.change(table.id, (now) => withColumn(now, index, value || null))
              }
            >
              <option value="">{copy.unused}</option>
              <FieldOptions groups={template.groups} />
            </SelectControl>
          </div>
        );
      })}
    </div>
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

type Props = {
  readonly template: Template;
  readonly table: Table;
  readonly ref: Ref<HTMLHeadingElement>;
};

/** What each column answers. Those that were recognised are folded up. */
export function ColumnsStep({ template, table, ref }: Props) {
  const { columns } = table;
  // As they were read: one that is changed stays where it is.
  const [isOpen] = useState(() => {
    const doubles = new Set(doublesIn(columns).map(({ key }) => key));
    return columns.map(({ key }) => key === null || doubles.has(key));
  });
  const indices = [...columns.keys()];
  const [open, folded] = [
    indices.filter((index) => isOpen[index]),
    indices.filter((index) => !isOpen[index]),
  ];
  const [isUnfolded, setUnfolded] = useState(false);
  return (
    <Step number={2} title={copy.title} ref={ref}>
      {columns.every(({ key }) => key === null) && <Alert className="">{copy.none}</Alert>}
      {open.length > 0 && (
        <>
          <p className="text-small">{copy.hint}</p>
          <ColumnChoices {...{ template, table }} indices={open} />
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
              <ColumnChoices {...{ template, table }} indices={folded} />
            </div>
          )}
        </details>
      )}
    </Step>
  );
}
