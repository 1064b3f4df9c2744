import { type ParagraphChild, TextRun } from 'docx';
import { showAmount } from '../model/computed.ts';
import {
  type Filling,
  fieldOf,
  type InlineRenderer,
  type Line,
  type Marks,
  renderInline,
  type Template,
  type Values,
} from '../model/document.ts';
import { isTicked, type Shown, show, valueFor } from '../model/values.ts';
import { type Control, checkBox, controlFor, type RunMarks, valueControl } from './content-control.ts';

const inlines: InlineRenderer<readonly ParagraphChild[], Filling> = {
  text: ({ text, ...marks }) => [new TextRun({ text, ...runMarks(marks) })],
  field: ({ key, ...marks }, context) => fieldControl(key, context, { marks }),
  box: ({ key }, { template, values }) => [
    checkBox(fieldOf(template, key).label, key, isTicked(values, key)),
  ],
  computed: ({ key, label, amount, ...marks }, { template, values }) => {
    const shown = showAmount(amount, (name) => valueFor(template, values, name));
    const control = { title: label, tag: key, kind: 'text', marks: runMarks(marks) } as const;
    return place(control, shown, amount.unit === 'pesos');
  },
};

type FieldOptions = {
  readonly marks?: Marks;
  /** Length of the line to write on, where the place and not the field decides it. */
  readonly width?: number;
};

/** A field's content control, with its value or the line to write on. */
export function fieldControl(
  key: string,
  { template, values }: Filling,
  { marks = {}, width }: FieldOptions = {},
): ParagraphChild[] {
  const field = fieldOf(template, key);
  const value = show(template, values, key);
  const shown = value.blank && width !== undefined ? { ...value, width } : value;
  const kind = controlFor(field, valueFor(template, values, key));
  const control = { title: field.label, tag: key, kind, marks: runMarks(marks) };
  return place(control, shown, field.kind === 'money');
}

/** The sign of an amount that is to be written by hand stands before its line, outside the control. */
function place(control: Control, shown: Shown, pesos: boolean): ParagraphChild[] {
  const inside = valueControl(control, shown);
  return pesos && shown.blank ? [new TextRun({ text: '$ ', ...control.marks }), inside] : [inside];
}

/** One box for each option of a choice, side by side. */
export function optionBoxes(template: Template, values: Values, key: string): ParagraphChild[] {
  const field = fieldOf(template, key);
  if (field.kind !== 'choice') throw new Error(`${key} is no choice`);
  return field.options.flatMap(({ value, label }) => [
    checkBox(`${field.label}: ${label}`, `${key}_${value}`, isTicked(values, key, value)),
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
