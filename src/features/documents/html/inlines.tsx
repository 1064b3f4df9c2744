import { Fragment, type ReactNode, useDeferredValue, useMemo } from 'react';
import { keysOfAmount, printAmount } from '../model/amount.ts';
import {
  fieldOf,
  type InlineOf,
  type InlineRenderer,
  type Line,
  renderInline,
  type Template,
  type Values,
} from '../model/document.ts';
import { type Field, labelWording, type PrintedValue } from '../model/field.ts';
import { keysOfWording, type Phrase, resolveWording, type Wording } from '../model/inflection.ts';
import { neighbourKeys, textWithoutRepeats } from '../model/repeats.ts';
import {
  dependenciesOfFields,
  fieldDependencies,
  isTicked,
  phraseText,
  printAnswer,
  readerOf,
  valueOrProposal,
} from '../model/values.ts';
import { useSelected, useValuesOf, type ValuesStore } from '../model/values-store.ts';

export type HtmlContext = {
  readonly template: Template;
  readonly valuesStore: ValuesStore;
};

/** Width of an underscore in Arial, in em. */
const underscoreWidth = 0.556;

type ValueProps = {
  readonly key: string;
  readonly label: string;
  readonly printedValue: PrintedValue;
  /** Text before a line to write on: «$ » or ''. */
  readonly prefix: string;
};

const valueClasses = {
  // In a table the border of the row is the line to write on, so the blank has no border.
  blank: 'inline-block h-[1.1em] max-w-full border-b border-edge indent-0 align-[-0.15em] in-[tr]:border-b-0',
  value: 'whitespace-pre-line text-ink indent-0',
} as const;

/**
 * Renders a value, or a line to write on. Both use the same element, so that the preview's mark of the edited field
 * stays on it. This is a function, because one key press renders several values within a frame, and components would
 * take longer.
 */
function renderValue({ key, label, printedValue, prefix }: ValueProps): ReactNode {
  const { blank } = printedValue;
  return (
    <>
      {blank && prefix}
      <span
        className={valueClasses[blank ? 'blank' : 'value']}
        style={blank ? { width: `${printedValue.width * underscoreWidth}em` } : undefined}
        data-field={key}
        data-blank={blank ? '' : undefined}
      >
        {blank ? <span className="sr-only">(por completar: {label})</span> : printedValue.lines.join('\n')}
      </span>
    </>
  );
}

type FieldProps = {
  readonly field: Field;
  readonly valuesStore: ValuesStore;
};

export function useWording(wording: Wording, valuesStore: ValuesStore): string {
  return useSelected(valuesStore, keysOfWording(wording), (values) => resolveWording(wording, values));
}

function FieldValue({ field, valuesStore }: FieldProps) {
  const label = useWording(labelWording(field), valuesStore);
  const printedAnswer = useSelected(valuesStore, fieldDependencies(field), (answers) =>
    printAnswer(field, answers),
  );
  return renderValue({
    key: field.key,
    label,
    printedValue: printedAnswer,
    prefix: field.kind === 'money' ? '$ ' : '',
  });
}

function ComputedValue({
  inline: { key, label, amount },
  template,
  valuesStore,
}: HtmlContext & { readonly inline: InlineOf<'computed'> }) {
  const keys = useMemo(() => dependenciesOfFields(template, keysOfAmount(amount)), [template, amount]);
  // Defer the amount, so that the typed value renders first.
  const answers = useDeferredValue(useValuesOf(valuesStore, keys));
  const printedAmount = useMemo(
    () => printAmount(amount, readerOf(template, answers)),
    [amount, template, answers],
  );
  const prefix = amount.unit === 'pesos' ? '$ ' : '';
  return renderValue({ key, label, printedValue: printedAmount, prefix });
}

const boxClasses =
  'mr-[0.35em] inline-block size-[0.8em] border-[1.5px] border-ink-700 indent-0 align-[-0.05em]';

/**
 * Draws a checkbox with a border and an SVG. In some fonts the characters ☐ and ☒ have different sizes, and browsers
 * print backgrounds pale.
 */
function PrintedCheckbox({ field, valuesStore, option }: FieldProps & { readonly option?: string }) {
  const getIsTicked = (answers: Values) => isTicked(valueOrProposal(field, answers), option);
  const isBoxTicked = useSelected(valuesStore, fieldDependencies(field), getIsTicked);
  return (
    <span
      className={boxClasses}
      role="img"
      aria-label={isBoxTicked ? 'Casilla marcada' : 'Casilla sin marcar'}
      data-field={field.key}
    >
      {isBoxTicked && (
        <svg className="block size-full" width={10} height={10} viewBox="0 0 10 10" aria-hidden="true">
          <path d="m1 1 8 8M9 1 1 9" className="stroke-ink" strokeWidth="2" />
        </svg>
      )}
    </span>
  );
}

export function OptionBoxes({ field, valuesStore }: FieldProps) {
  if (field.kind !== 'choice') throw new Error(`${field.key} is no choice`);
  return field.options.map(({ value, label }) => (
    <span className="mr-[2em]" key={value}>
      <PrintedCheckbox field={field} valuesStore={valuesStore} option={value} /> {label}
    </span>
  ));
}

/** The preview marks the words while the person edits the answer. */
function InflectedText({
  inline,
  valuesStore,
}: Pick<HtmlContext, 'valuesStore'> & { readonly inline: InlineOf<'inflected'> }) {
  return <span data-field={inline.fieldKey}>{useWording(inline, valuesStore)}</span>;
}

/** The preview marks the words while the person edits any of the answers. */
function PhraseText({ phrase, valuesStore }: Pick<HtmlContext, 'valuesStore'> & { readonly phrase: Phrase }) {
  const text = useSelected(valuesStore, phrase.dependsOn, (answers) => phraseText(phrase, answers));
  return <span data-field={phrase.dependsOn.join(' ')}>{text}</span>;
}

type TextNextToFieldProps = {
  readonly text: string;
  readonly line: Line;
  readonly index: number;
  readonly context: HtmlContext;
};

function applyMarks({ bold, italic }: { bold?: true; italic?: true }, content: ReactNode): ReactNode {
  if (bold) return <strong>{content}</strong>;
  return italic ? <em>{content}</em> : content;
}

const inlines: InlineRenderer<ReactNode, HtmlContext> = {
  text: ({ text, ...marks }) => applyMarks(marks, text),
  field: ({ key, ...marks }, { template, valuesStore }) =>
    applyMarks(marks, <FieldValue field={fieldOf(template, key)} valuesStore={valuesStore} />),
  box: ({ key }, { template, valuesStore }) => (
    <PrintedCheckbox field={fieldOf(template, key)} valuesStore={valuesStore} />
  ),
  computed: (inline, context) => applyMarks(inline, <ComputedValue inline={inline} {...context} />),
  inflected: (inline, { valuesStore }) =>
    applyMarks(inline, <InflectedText inline={inline} valuesStore={valuesStore} />),
  phrase: (inline, { valuesStore }) =>
    applyMarks(inline, <PhraseText phrase={inline} valuesStore={valuesStore} />),
};

function TextNextToField({ text, line, index, context: { template, valuesStore } }: TextNextToFieldProps) {
  const keys = dependenciesOfFields(template, neighbourKeys(line, index));
  return useSelected(valuesStore, keys, (answers) =>
    textWithoutRepeats(text, line, index, { template, values: answers }),
  );
}

export function htmlLine(line: Line, context: HtmlContext): ReactNode {
  return line.map((inline, index) => (
    <Fragment key={index}>
      {inline.kind === 'text' && neighbourKeys(line, index).length > 0
        ? applyMarks(
            inline,
            <TextNextToField text={inline.text} line={line} index={index} context={context} />,
          )
        : renderInline(inlines, inline, context)}
    </Fragment>
  ));
}
