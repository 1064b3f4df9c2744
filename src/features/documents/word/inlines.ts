import { type ParagraphChild, TextRun } from 'docx';
import { printAmount } from '../model/computed.ts';
import {
  type Filling,
  fieldOf,
  type InlineRenderer,
  type Line,
  type Marks,
  renderInline,
} from '../model/document.ts';
import { type Field, labelOf } from '../model/field.ts';
import { inflect } from '../model/inflection.ts';
import { neighboursOf, withoutRepeats } from '../model/repeats.ts';
import {
  isTicked,
  type Printed,
  printField,
  proposalOf,
  readerOf,
  valueOrProposal,
} from '../model/values.ts';
import { type Control, checkBox, controlFor, type RunMarks, valueControl } from './content-control.ts';

const inlines: InlineRenderer<readonly ParagraphChild[], Filling> = {
  text: ({ text, ...marks }) => [new TextRun({ text, ...runMarks(marks) })],
  field: ({ key, ...marks }, filling) => fieldControl(fieldOf(filling.template, key), filling, { marks }),
  box: ({ key }, filling) => {
    const field = fieldOf(filling.template, key);
    return [checkBox(labelIn(field, filling), key, isTicked(valueOrProposal(field, filling.values)))];
  },
  inflected: ({ by, usual, forms, ...marks }, { values }) => [
    new TextRun({ text: inflect({ usual, forms }, values[by]), ...runMarks(marks) }),
  ],
  computed: ({ key, label, amount, ...marks }, { template, values }) => {
    const control = { title: label, tag: key, kind: 'text', marks: runMarks(marks) } as const;
    return place(control, printAmount(amount, readerOf(template, values)), amount.unit === 'pesos');
  },
};

type FieldOptions = {
  readonly marks?: Marks;
  /** Length of the line to write on, instead of the field's own. */
  readonly width?: number;
};

function labelIn(field: Field, { values }: Filling): string {
  return labelOf(field, (key) => values[key]);
}

function printedIn(field: Field, { values }: Filling): Printed {
  return printField(field, values[field.key], proposalOf(field, values));
}

/** A field's content control, with its value or the line to write on. */
export function fieldControl(
  field: Field,
  filling: Filling,
  { marks = {}, width }: FieldOptions = {},
): ParagraphChild[] {
  const printed = printedIn(field, filling);
  const kind = controlFor(field, valueOrProposal(field, filling.values));
  const control = { title: labelIn(field, filling), tag: field.key, kind, marks: runMarks(marks) };
  const sized = printed.blank && width !== undefined ? { ...printed, width } : printed;
  return place(control, sized, field.kind === 'money');
}

/** The «$» of an amount to write by hand goes before its line, outside the control. */
function place(control: Control, printed: Printed, pesos: boolean): ParagraphChild[] {
  const inside = valueControl(control, printed);
  return pesos && printed.blank ? [new TextRun({ text: '$ ', ...control.marks }), inside] : [inside];
}

/** One box for each option of a choice, side by side. */
export function optionBoxes(field: Field, value: string | undefined): ParagraphChild[] {
  if (field.kind !== 'choice') throw new Error(`${field.key} is no choice`);
  return field.options.flatMap(({ value: option, label }) => [
    checkBox(`${field.label}: ${label}`, `${field.key}_${option}`, isTicked(value, option)),
    new TextRun(` ${label}\u2003\u2003`),
  ]);
}

/** The runs of a line of text, without the words and points that its values repeat. */
export function wordLine(line: Line, context: Filling): ParagraphChild[] {
  const printed = (key: string | null) => {
    const result = key === null ? null : printedIn(fieldOf(context.template, key), context);
    return result === null || result.blank ? '' : result.lines.join(' ');
  };
  return line.flatMap((inline, index) => {
    if (inline.kind !== 'text') return [...renderInline(inlines, inline, context)];
    const { before, after } = neighboursOf(line, index);
    const text = withoutRepeats(inline.text, printed(before), printed(after));
    return [...renderInline(inlines, { ...inline, text }, context)];
  });
}

function runMarks({ bold, italic }: Marks): RunMarks {
  return { ...(bold ? { bold } : {}), ...(italic ? { italics: italic } : {}) };
}
