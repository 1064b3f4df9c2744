import { type CSSProperties, type ReactNode, useSyncExternalStore } from 'react';
import {
  type BlockOf,
  type Column,
  fieldOf,
  type Line,
  lineOfRow,
  type Renderer,
  type Row,
  type Values,
} from '../model/document.ts';
import type { Wording } from '../model/inflection.ts';
import { fieldShares, signatureShares } from '../model/table-layout.ts';
import { headingOf, isBlank, isRowAnswered, isSpareRow, keepOnlyBlanks } from '../model/values.ts';
import { useSelected, type ValuesStore } from '../model/values-store.ts';
import { type HtmlContext, htmlLine, OptionBoxes, useWording } from './inlines.tsx';

const paragraphClasses = {
  body: 'mb-[5pt]',
  note: 'mb-[4pt] text-[9pt] text-ink-500',
  fineprint: 'mb-[3pt] text-[8pt] leading-[1.149] text-ink-500',
} as const;

const listClasses = {
  none: 'mb-[5pt] pl-[13pt] *:mb-[2pt] *:indent-[-13pt] has-data-blank:*:mb-[5pt] *:has-data-blank:mb-[4pt]',
  number: 'mb-[5pt] list-decimal pl-[22pt] *:mb-[2pt]',
  letter: 'mb-[5pt] list-[doc-letters] pl-[22pt] *:mb-[2pt]',
} as const;

const headingClasses = {
  accent: '[--above:8pt] mb-[4pt] text-[10.5pt] text-accent',
  ink: '[--above:8pt] mb-[4pt] text-[10.5pt]',
} as const;

type StoreProps = { readonly valuesStore: ValuesStore };

function InflectedHeading({ wording, valuesStore }: StoreProps & { readonly wording: Wording }) {
  return useWording(wording, valuesStore);
}

/** Sets the columns' widths. The cells of the first row can't set them, because a cell may span columns. */
function Columns({ shares }: { readonly shares: readonly number[] }) {
  return (
    <colgroup>
      {shares.map((share, index) => (
        <col key={index} style={{ width: `${share}%` }} />
      ))}
    </colgroup>
  );
}

function FieldTable({ name, header, rows, template, valuesStore }: BlockOf<'fields'> & HtmlContext) {
  return (
    <table aria-label={useWording(name, valuesStore)}>
      <Columns shares={fieldShares} />
      <thead>
        <tr>
          {header.map((text, index) => (
            <th
              key={index}
              scope={header.length === 1 ? 'colgroup' : 'col'}
              colSpan={header.length === 1 ? 2 : 1}
            >
              <InflectedHeading wording={text} valuesStore={valuesStore} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <th scope="row">{row.label}</th>
            <td>{htmlLine(lineOfRow(row), { template, valuesStore })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function alignment({ align }: Column): CSSProperties | undefined {
  return align ? { textAlign: align } : undefined;
}

type CellProps = {
  readonly column: Column;
  readonly isRowHeader: boolean;
  readonly children: ReactNode;
};

function Cell({ column, isRowHeader, children }: CellProps) {
  return isRowHeader ? (
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
  readonly rowHeaderIndex: number | undefined;
  readonly context: HtmlContext;
};

function DataRow({ row, columns, rowHeaderIndex, context }: RowProps) {
  const { cells, isTotal, keys, optional } = row;
  const { valuesStore } = context;
  const isPrinted = (answers: Values) => !optional || isRowAnswered(row, answers);
  const getIsSpare = () => isSpareRow(row, valuesStore.get());
  const isSpare = useSyncExternalStore(valuesStore.subscribe, getIsSpare, getIsSpare);
  const renderCell = (cell: Line = []) => htmlLine(isSpare ? keepOnlyBlanks(cell) : cell, context);
  if (!useSelected(valuesStore, (optional && keys) || [], isPrinted)) return null;
  return (
    <tr data-total={isTotal ? '' : undefined} data-spare={isSpare ? '' : undefined}>
      {columns.map((column, index) => (
        <Cell key={column.label} column={column} isRowHeader={index === rowHeaderIndex}>
          {renderCell(cells[index])}
        </Cell>
      ))}
    </tr>
  );
}

type HeadingProps = {
  readonly valuesStore: ValuesStore;
  readonly column: Column;
  readonly rows: readonly Row[];
};

function ColumnHeading({ column, rows, valuesStore }: HeadingProps) {
  const keys = column.answeredLabel === undefined ? [] : rows.flatMap((row) => row.keys ?? []);
  return useSelected(valuesStore, keys, (answers) => headingOf(column, rows, answers));
}

function DataTable({
  caption,
  columns,
  rows,
  rowHeaderIndex,
  size,
  template,
  valuesStore,
}: BlockOf<'table'> & HtmlContext) {
  const context = { template, valuesStore };
  return (
    <table data-size={size} className="[--above:7pt]">
      <caption>{htmlLine(caption, context)}</caption>
      <Columns shares={columns.map(({ share }) => share)} />
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.label} scope="col" style={alignment(column)}>
              <ColumnHeading column={column} rows={rows} valuesStore={valuesStore} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <DataRow
            key={index}
            row={row}
            columns={columns}
            rowHeaderIndex={rowHeaderIndex}
            context={context}
          />
        ))}
      </tbody>
    </table>
  );
}

type SignatureProps = {
  readonly lines: readonly Line[];
  /** Number of lines of the signatory with the most lines. All columns span as many rows, so that their lines align. */
  readonly maxLineCount: number;
  readonly context: HtmlContext;
};

function Signature({ lines, maxLineCount, context }: SignatureProps) {
  return (
    <div
      className="grid grid-rows-subgrid items-start pr-[5mm] *:pb-[2pt] before:mt-[50pt] before:mb-[2pt] before:w-[190pt] before:max-w-full before:border-t before:border-ink only:col-start-2"
      style={{ gridRow: `span ${maxLineCount + 1}` }}
    >
      {lines.map((line, index) => (
        <p key={index}>{htmlLine(line, context)}</p>
      ))}
    </div>
  );
}

function BlankOnly({
  valuesStore,
  children,
}: Pick<HtmlContext, 'valuesStore'> & { readonly children: ReactNode }) {
  const isShown = () => isBlank(valuesStore.get());
  return useSyncExternalStore(valuesStore.subscribe, isShown, isShown) && children;
}

function listItems(lines: readonly Line[], context: HtmlContext): ReactNode {
  return lines.map((line, index) => <li key={index}>{htmlLine(line, context)}</li>);
}

/**
 * The title is an h2, because the page has its own h1. Indexes serve as React keys, because a template's blocks never
 * change.
 */
export const htmlBlocks: Renderer<ReactNode, HtmlContext> = {
  title: ({ text, subtitle }, { valuesStore }) => (
    <hgroup className="mb-[7pt] text-center">
      <h2 className="mx-[48pt] mb-[3pt] text-[14pt]">{text}</h2>
      <p className="leading-[1.206]">
        <InflectedHeading wording={subtitle} valuesStore={valuesStore} />
      </p>
    </hgroup>
  ),
  heading: ({ level, text }, { template, valuesStore }) =>
    level === 1 ? (
      <h3 className={headingClasses[template.headingColor]}>
        <InflectedHeading wording={text} valuesStore={valuesStore} />
      </h3>
    ) : (
      <h4 className="mb-[4pt] text-[10pt] text-ink [--above:3pt]">
        <InflectedHeading wording={text} valuesStore={valuesStore} />
      </h4>
    ),
  paragraph: (block, context) => {
    const paragraph = (
      <p
        className={paragraphClasses[block.variant]}
        data-fineprint={block.variant === 'fineprint' ? '' : undefined}
      >
        {htmlLine(block.content, context)}
      </p>
    );
    return block.blankOnly ? <BlankOnly valuesStore={context.valuesStore}>{paragraph}</BlankOnly> : paragraph;
  },
  list: ({ marker, items: lines }, context) =>
    marker === 'none' ? (
      <ul className={listClasses.none}>{listItems(lines, context)}</ul>
    ) : (
      <ol className={listClasses[marker]} type={marker === 'letter' ? 'a' : '1'}>
        {listItems(lines, context)}
      </ol>
    ),
  choice: ({ question, key }, { template, valuesStore }) => (
    <>
      <p className={paragraphClasses.body} data-question="">
        <strong>{question}</strong>
      </p>
      <p className={paragraphClasses.body}>
        <OptionBoxes field={fieldOf(template, key)} valuesStore={valuesStore} />
      </p>
    </>
  ),
  fields: (block, context) => <FieldTable {...block} {...context} />,
  table: (block, context) => <DataTable {...block} {...context} />,
  signatures: ({ people }, context) => (
    <div
      className="grid text-[9pt] leading-[1.206]"
      style={{
        gridTemplateColumns: signatureShares(people.length)
          .map((share) => `${share}%`)
          .join(' '),
      }}
      data-signatures=""
    >
      {people.map((lines, index) => (
        <Signature
          key={index}
          lines={lines}
          maxLineCount={Math.max(...people.map((person) => person.length))}
          context={context}
        />
      ))}
    </div>
  ),
};
