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
import type { Field } from '../model/field.ts';
import { isTicked, type Printed, printField, readerOf, valueOrPreset } from '../model/values.ts';
import { type Control, checkBox, controlFor, type RunMarks, valueControl } from './content-control.ts';

const inlines: InlineRenderer<readonly ParagraphChild[], Filling> = {
  text: ({ text, ...marks }) => [new TextRun({ text, ...runMarks(marks) })],
  field: ({ key, ...marks }, { template, values }) =>
    fieldControl(fieldOf(template, key), values[key], { marks }),
  box: ({ key }, { template, values }) => [
    checkBox(fieldOf(template, key).label, key, isTicked(values[key])),
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

/** A field's content control, with its value or the line to write on. */
export function fieldControl(
  field: Field,
  value: string | undefined,
  { marks = {}, width }: FieldOptions = {},
): ParagraphChild[] {
  const printed = printField(field, value);
  const kind = controlFor(field, valueOrPreset(field, value));
  const control = { title: field.label, tag: field.key, kind, marks: runMarks(marks) };
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

/** The runs of a line of text. */
export function wordLine(line: Line, context: Filling): ParagraphChild[] {
  return line.flatMap((inline) => [...renderInline(inlines, inline, context)]);
}

function runMarks({ bold, italic }: Marks): RunMarks {
  return { ...(bold ? { bold } : {}), ...(italic ? { italics: italic } : {}) };
}
