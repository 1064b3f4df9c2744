import { Fragment, type ReactNode } from 'react';
import { showAmount } from '../model/computed.ts';
import { type Filling, fieldOf, type InlineRenderer, type Line, renderInline } from '../model/document.ts';
import { isTicked, type Shown, show, valueFor } from '../model/values.ts';

type BoxProps = {
  readonly field: string;
  readonly ticked: boolean;
};

/** A box, drawn: fonts disagree on the size of ☐ and ☒. */
function Box({ field, ticked }: BoxProps) {
  return (
    <span
      className={`doc__box${ticked ? ' doc__box--ticked' : ''}`}
      role="img"
      aria-label={ticked ? 'Casilla marcada' : 'Casilla sin marcar'}
      data-field={field}
    />
  );
}

/** Width of an underscore in Arial, in em. */
const underscore = 0.556;

type ValueProps = {
  readonly field: string;
  readonly label: string;
  readonly shown: Shown;
  /** What stands before a line to write on, such as «$ ». */
  readonly before?: string;
  /** A line to write on as wide as the place it stands in. */
  readonly wide?: boolean;
};

/** A value, one line below the other, or the line to write on. */
export function Value({ field, label, shown, before = '', wide = false }: ValueProps) {
  if (shown.blank) {
    return (
      <>
        {before}
        <span
          className={`doc__blank${wide ? ' doc__blank--wide' : ''}`}
          style={wide ? undefined : { width: `${shown.width * underscore}em` }}
          data-field={field}
        >
          <span className="sr">(por completar: {label})</span>
        </span>
      </>
    );
  }
  return (
    <span className="doc__value" data-field={field}>
      {shown.lines.join('\n')}
    </span>
  );
}

const inlines: InlineRenderer<ReactNode, Filling> = {
  text: ({ text, ...marks }) => marked(marks, text),
  field: ({ key, ...marks }, { template, values }) => {
    const { label, kind } = fieldOf(template, key);
    const shown = show(template, values, key);
    return marked(
      marks,
      <Value field={key} label={label} shown={shown} before={kind === 'money' ? '$ ' : ''} />,
    );
  },
  box: ({ key }, { values }) => <Box field={key} ticked={isTicked(values, key)} />,
  computed: ({ key, label, amount, ...marks }, { template, values }) => {
    const shown = showAmount(amount, (name) => valueFor(template, values, name));
    return marked(
      marks,
      <Value field={key} label={label} shown={shown} before={amount.unit === 'pesos' ? '$ ' : ''} />,
    );
  },
};

/** The elements of a line of text. */
export function htmlLine(line: Line, context: Filling): ReactNode {
  // The template never changes, so a place in the line is a key that lasts.
  return line.map((inline, index) => (
    <Fragment key={index}>{renderInline(inlines, inline, context)}</Fragment>
  ));
}

/** One box for each option of a choice, side by side. */
export function OptionBoxes({ template, values, field }: Filling & { readonly field: string }) {
  const choice = fieldOf(template, field);
  if (choice.kind !== 'choice') throw new Error(`${field} is no choice`);
  return choice.options.map(({ value, label }) => (
    <span className="doc__option" key={value}>
      <Box field={field} ticked={isTicked(values, field, value)} /> {label}
    </span>
  ));
}

function marked({ bold, italic }: { bold?: true; italic?: true }, content: ReactNode): ReactNode {
  if (bold) return <strong>{content}</strong>;
  return italic ? <em>{content}</em> : content;
}
