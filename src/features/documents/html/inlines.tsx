import { Fragment, type ReactNode } from 'react';
import { keysOfAmount } from '../model/amount.ts';
import { printAmount } from '../model/computed.ts';
import { fieldOf, type InlineOf, type InlineRenderer, type Line, renderInline } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import { isTicked, type Printed, printField, readerOf } from '../model/values.ts';
import { useValue, useValuesOf, type ValuesStore } from '../model/values-store.ts';
import type { HtmlContext } from './context.ts';

/** Width of an underscore in Arial, in em. */
const underscore = 0.556;

type PlaceProps = {
  /** The key of a field or of a computed amount. */
  readonly of: string;
  readonly label: string;
  readonly printed: Printed;
  /** Shown before a line to write on, such as «$ ». */
  readonly before?: string;
};

const places = {
  // In a cell its edge is the line to write on.
  blank: 'inline-block h-[1.1em] max-w-full border-b border-edge indent-0 align-[-0.15em] in-[td]:border-b-0',
  value: 'whitespace-pre-line text-ink indent-0',
} as const;

/** A value, or the line to write on. The same element for both, so that the mark of the edited field stays. */
function Place({ of, label, printed, before = '' }: PlaceProps) {
  const { blank } = printed;
  return (
    <>
      {blank && before}
      <span
        className={places[blank ? 'blank' : 'value']}
        style={blank ? { width: `${printed.width * underscore}em` } : undefined}
        data-field={of}
        data-blank={blank ? '' : undefined}
      >
        {blank ? <span className="sr-only">(por completar: {label})</span> : printed.lines.join('\n')}
      </span>
    </>
  );
}

type FieldProps = {
  readonly field: Field;
  readonly values: ValuesStore;
};

export function FieldValue({ field, values, ...rest }: FieldProps & Pick<PlaceProps, 'before'>) {
  const printed = printField(field, useValue(values, field.key));
  return <Place of={field.key} label={field.label} printed={printed} {...rest} />;
}

function ComputedValue({
  inline: { key, label, amount },
  template,
  values,
}: HtmlContext & { readonly inline: InlineOf<'computed'> }) {
  const read = readerOf(template, useValuesOf(values, keysOfAmount(amount)));
  const before = amount.unit === 'pesos' ? '$ ' : '';
  return <Place of={key} label={label} printed={printAmount(amount, read)} before={before} />;
}

const box = 'mr-[0.35em] inline-block size-[0.8em] border-[1.5px] border-ink-700 indent-0 align-[-0.05em]';

/** Drawn: fonts disagree on the size of ☐ and ☒, and a background prints pale. */
function Box({ field, values, option }: FieldProps & { readonly option?: string }) {
  const ticked = isTicked(useValue(values, field.key), option);
  return (
    <span
      className={box}
      role="img"
      aria-label={ticked ? 'Casilla marcada' : 'Casilla sin marcar'}
      data-field={field.key}
    >
      {ticked && (
        <svg className="block size-full" viewBox="0 0 10 10" aria-hidden="true">
          <path d="m1 1 8 8M9 1 1 9" className="stroke-ink" strokeWidth="2" />
        </svg>
      )}
    </span>
  );
}

/** One box for each option of a choice, side by side. */
export function OptionBoxes({ field, values }: FieldProps) {
  if (field.kind !== 'choice') throw new Error(`${field.key} is no choice`);
  return field.options.map(({ value, label }) => (
    <span className="mr-[2em]" key={value}>
      <Box field={field} values={values} option={value} /> {label}
    </span>
  ));
}

function marked({ bold, italic }: { bold?: true; italic?: true }, content: ReactNode): ReactNode {
  if (bold) return <strong>{content}</strong>;
  return italic ? <em>{content}</em> : content;
}

const inlines: InlineRenderer<ReactNode, HtmlContext> = {
  text: ({ text, ...marks }) => marked(marks, text),
  field: ({ key, ...marks }, { template, values }) => {
    const field = fieldOf(template, key);
    const before = field.kind === 'money' ? '$ ' : '';
    return marked(marks, <FieldValue field={field} values={values} before={before} />);
  },
  box: ({ key }, { template, values }) => <Box field={fieldOf(template, key)} values={values} />,
  computed: (inline, context) => marked(inline, <ComputedValue inline={inline} {...context} />),
};

/** The elements of a line of text. */
export function htmlLine(line: Line, context: HtmlContext): ReactNode {
  // The template never changes, so an index in the line is a lasting key.
  return line.map((inline, index) => (
    <Fragment key={index}>{renderInline(inlines, inline, context)}</Fragment>
  ));
}
