import type { CSSProperties, ReactNode } from 'react';
import type { BlockOf, Column, Row, Values } from '../model/document.ts';
import { headingOf, isAnswered } from '../model/values.ts';
import { useSelected, type ValuesStore } from '../model/values-store.ts';
import { type HtmlContext, htmlLine, noKeys } from './inlines.tsx';

function alignment({ align }: Column): CSSProperties | undefined {
  return align ? { textAlign: align } : undefined;
}

type CellProps = {
  readonly column: Column;
  readonly names: boolean;
  readonly children: ReactNode;
};

function Cell({ column, names, children }: CellProps) {
  return names ? (
    <th scope="row" style={alignment(column)}>
      {children}
    </th>
  ) : (
    <td style={alignment(column)}>{children}</td>
  );
}

type RowProps = {
  readonly row: Row;
  readonly columns: readonly Column[];
  readonly rowHeader: number | undefined;
  readonly context: HtmlContext;
};

function DataRow({ row, columns, rowHeader, context }: RowProps) {
  const { cells, total, keys, optional } = row;
  const isPrinted = (of: Values) => !optional || isAnswered(row, of);
  if (!useSelected(context.values, (optional && keys) || noKeys, isPrinted)) return null;
  return (
    <tr data-total={total ? '' : undefined}>
      {columns.map((column, index) => (
        <Cell key={column.label} column={column} names={index === rowHeader}>
          {htmlLine(cells[index] ?? [], context)}
        </Cell>
      ))}
    </tr>
  );
}

type HeadingProps = {
  readonly values: ValuesStore;
  readonly column: Column;
  readonly rows: readonly Row[];
};

function ColumnHeading({ column, rows, values }: HeadingProps) {
  const keys = column.answeredLabel === undefined ? noKeys : rows.flatMap((row) => row.keys ?? []);
  return useSelected(values, keys, (of) => headingOf(column, rows, of));
}

/** A table of a document, with its caption as its name. */
export function DataTable({
  block,
  context,
}: {
  readonly block: BlockOf<'table'>;
  readonly context: HtmlContext;
}) {
  const { caption, columns, rows, rowHeader, size } = block;
  return (
    <table data-size={size} className="mt-[15pt]">
      <caption>{htmlLine(caption, context)}</caption>
      <colgroup>
        {columns.map(({ label, share }) => (
          <col key={label} style={{ width: `${share}%` }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" style={alignment(column)}>
              <ColumnHeading column={column} rows={rows} values={context.values} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <DataRow key={place} row={row} columns={columns} rowHeader={rowHeader} context={context} />
        ))}
      </tbody>
    </table>
  );
}
