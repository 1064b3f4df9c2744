import { memo, useState } from 'react';
import { severalCopy } from '../../content/documents/several-copy.ts';
import { rowQuery } from '../../content/paths.ts';
import type { BatchRow } from '../../features/documents/batch/rows.ts';
import { type Field, labelOf } from '../../features/documents/model/field.ts';
import { Icon } from '../../ui/images/icon.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { MendField } from './mend-field.tsx';

const copy = severalCopy.review;

/** What is to be looked at in the row; nothing where it is ready. */
export function statesOf({ blanks, warnings, problems }: BatchRow): readonly string[] {
  return [
    ...(problems.length > 0 ? [copy.problems(problems.length)] : []),
    ...(warnings.length > 0 ? [copy.warnings(warnings.length)] : []),
    ...(blanks > 0 ? [copy.blanks(blanks)] : []),
  ];
}

const line =
  'grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-rule sm:grid-cols-[2.5rem_minmax(0,1fr)_minmax(0,1fr)_2rem] sm:border-b';

/** Of the link that opens the row in the form. */
export const seeId = (index: number) => `ver-fila-${index + 1}`;

function State({ row, identity }: { readonly row: BatchRow; readonly identity: string }) {
  const states = statesOf(row);
  const isWrong = row.problems.length > 0;
  return (
    <span className="grid content-start gap-0.5 text-small max-sm:col-span-full">
      {states.length === 0 ? (
        <span className="flex items-center gap-1.5 text-sage">
          <Icon name="check" className="size-5" />
          <span>{copy.ready}</span>
        </span>
      ) : (
        states.map((state, place) => (
          <span key={state} className={isWrong && place === 0 ? 'font-semibold text-wine-700' : ''}>
            {state}
          </span>
        ))
      )}
      {row.twins.length > 0 && <span>{copy.twins(identity, row.twins)}</span>}
    </span>
  );
}

/** Fields of which the cell was wrong since the rows were shown: a mended one keeps its place, so that nothing moves. */
function useMended({ problems }: BatchRow): readonly Field[] {
  const [fields, setFields] = useState(() => problems.map(({ field }) => field));
  const fresh = problems
    .map(({ field }) => field)
    .filter(({ key }) => !fields.some((one) => one.key === key));
  if (fresh.length === 0) return fields;
  setFields([...fields, ...fresh]);
  return [...fields, ...fresh];
}

type RowProps = {
  readonly row: BatchRow;
  /** The label of the field that no two rows should share. */
  readonly identity: string;
  readonly onMend: (index: number, key: string, text: string) => void;
};

function Row({ row, identity, onMend }: RowProps) {
  const { index, name, values, problems } = row;
  const mended = useMended(row);
  const number = copy.rowNumber(index + 1);
  return (
    <li className={`${line} py-2.5 max-sm:rounded-control max-sm:border max-sm:bg-sheet max-sm:px-4`}>
      <span className="text-ink-500 tabular-nums">
        <span className="sm:sr-only">{number}</span>
        <span className="max-sm:hidden" aria-hidden="true">
          {index + 1}
        </span>
      </span>
      <strong className="wrap-anywhere text-ink max-sm:col-span-full max-sm:row-start-2">
        {name === '' ? <span>{copy.unnamed}</span> : <span translate="no">{name}</span>}
      </strong>
      <State row={row} identity={identity} />
      <TextLink
        id={seeId(index)}
        className="-my-2 self-start justify-self-end max-sm:col-start-2 max-sm:row-start-1"
        to={rowQuery(index + 1)}
        aria-label={copy.seeRow(index + 1)}
      >
        {copy.see}
      </TextLink>
      {mended.length > 0 && (
        <div className="col-span-full grid grid-cols-1 gap-4 pt-2 pb-1 sm:grid-cols-2 sm:pl-14">
          {mended.map((field) => (
            <MendField
              key={field.key}
              field={{ ...field, label: labelOf(field, values) }}
              problem={problems.find((problem) => problem.field.key === field.key)}
              row={number}
              onMend={(key, text) => onMend(index, key, text)}
            />
          ))}
        </div>
      )}
    </li>
  );
}

/** Most changes are of one row: the others are what they were. */
function isSame(one: RowProps, other: RowProps): boolean {
  return (
    one.row.problems === other.row.problems &&
    one.row.values === other.row.values &&
    one.row.twins.join() === other.row.twins.join() &&
    one.onMend === other.onMend
  );
}

const SameRow = memo(Row, isSame);

type Props = Pick<RowProps, 'identity' | 'onMend'> & { readonly rows: readonly BatchRow[] };

/** Each row with its state, and its wrong cells to be mended: a line of a table, on a telephone a card. */
export const RowTable = memo(function RowTable({ rows, identity, onMend }: Props) {
  return (
    <div className="w-full">
      <div
        className={`${line} border-b-2 border-ink py-2 text-caption font-semibold text-ink-500 max-sm:hidden`}
        aria-hidden="true"
      >
        {[copy.row, copy.name, copy.state].map((title) => (
          <span key={title}>{title}</span>
        ))}
      </div>
      <ol className="grid max-sm:gap-3" aria-label={copy.table}>
        {rows.map((row) => (
          <SameRow key={row.index} row={row} identity={identity} onMend={onMend} />
        ))}
      </ol>
    </div>
  );
});
