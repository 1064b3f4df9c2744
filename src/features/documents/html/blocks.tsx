import { type CSSProperties, type ReactNode, useId } from 'react';
import { type BlockOf, type Column, fieldOf, type Line, type Renderer, type Row } from '../model/document.ts';
import type { HtmlContext } from './context.ts';
import { FieldValue, htmlLine, OptionBoxes } from './inlines.tsx';

const variants = { body: 'doc__p', note: 'doc__p doc__p--note', fineprint: 'doc__p doc__p--fine' } as const;

function FieldTable({ keys, template, values }: BlockOf<'fields'> & HtmlContext) {
  return (
    <table className="doc__table doc__table--fields">
      <tbody>
        {keys.map((key) => {
          const field = fieldOf(template, key);
          return (
            <tr key={key}>
              <th scope="row">{field.label}</th>
              <td>
                <FieldValue field={field} values={values} wide />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

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

function DataRow({ row: { cells, total }, columns, rowHeader, context }: RowProps) {
  return (
    <tr className={total ? 'doc__total' : undefined}>
      {columns.map((column, index) => (
        <Cell key={column.label} column={column} names={index === rowHeader}>
          {htmlLine(cells[index] ?? [], context)}
        </Cell>
      ))}
    </tr>
  );
}

function DataTable({ block, context }: { readonly block: BlockOf<'table'>; readonly context: HtmlContext }) {
  const { caption, columns, rows, rowHeader, size } = block;
  const name = useId();
  return (
    // Wide tables scroll by themselves on telephones; the scrolling part must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className="doc__scroll" aria-labelledby={name} tabIndex={0}>
      <table className={`doc__table doc__table--${size}`}>
        <caption id={name}>{htmlLine(caption, context)}</caption>
        <colgroup>
          {columns.map(({ label, share }) => (
            <col key={label} style={{ width: `${share}%` }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.label} scope="col" style={alignment(column)}>
                {column.label}
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
    </section>
  );
}

function Signature({ lines, context }: { readonly lines: readonly Line[]; readonly context: HtmlContext }) {
  return (
    <div className="doc__signature">
      {lines.map((line, index) => (
        <p key={index}>{line.length === 0 ? '\u00A0' : htmlLine(line, context)}</p>
      ))}
    </div>
  );
}

function items(lines: readonly Line[], context: HtmlContext): ReactNode {
  return lines.map((line, index) => <li key={index}>{htmlLine(line, context)}</li>);
}

/**
 * The blocks of a document on a page with its own h1, so the title is an h2. A template never changes, so an index in it
 * is a lasting key.
 */
export const htmlBlocks: Renderer<ReactNode, HtmlContext> = {
  title: ({ text, subtitle }) => (
    <hgroup className="doc__title">
      <h2>{text}</h2>
      <p>{subtitle}</p>
    </hgroup>
  ),
  heading: ({ level, text, newPage }) =>
    level === 1 ? (
      <h3 className={newPage ? 'doc__heading doc__heading--page' : 'doc__heading'}>{text}</h3>
    ) : (
      <h4 className="doc__subheading">{text}</h4>
    ),
  paragraph: ({ content, variant }, context) => (
    <p className={variants[variant]}>{htmlLine(content, context)}</p>
  ),
  list: ({ marker, items: lines }, context) =>
    marker === 'none' ? (
      <ul className="doc__list doc__list--boxes">{items(lines, context)}</ul>
    ) : (
      <ol className={`doc__list doc__list--${marker}`} type={marker === 'letter' ? 'a' : '1'}>
        {items(lines, context)}
      </ol>
    ),
  choice: ({ question, key }, { template, values }) => (
    <>
      <p className="doc__p doc__p--question">
        <strong>{question}</strong>
      </p>
      <p className="doc__p">
        <OptionBoxes field={fieldOf(template, key)} values={values} />
      </p>
    </>
  ),
  fields: (block, context) => <FieldTable {...block} {...context} />,
  table: (block, context) => <DataTable block={block} context={context} />,
  signatures: ({ people }, context) => (
    <div className="doc__signatures">
      {people.map((lines, index) => (
        <Signature key={index} lines={lines} context={context} />
      ))}
    </div>
  ),
};
