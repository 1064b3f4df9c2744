import { type ParagraphChild, TextRun } from 'docx';
import { printAmount } from '../model/computed.ts';
import { fieldOf, type InlineRenderer, type Line, type Marks, renderInline } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import { isTicked, type Printed, printField, readerOf, valueOrPreset } from '../model/values.ts';
import { type Control, checkBox, controlFor, type RunMarks, valueControl } from './content-control.ts';
import type { LineContext } from './context.ts';

const inlines: InlineRenderer<readonly ParagraphChild[], LineContext> = {
  text: ({ text, ...marks }) => [new TextRun({ text, ...runMarks(marks) })],
  field: ({ key, ...marks }, context) => {
    const field = fieldOf(context.template, key);
    const value = context.values[key];
    const kind = controlFor(field, valueOrPreset(field, value));
    const control = {
      title: field.label,
      tag: key,
      kind,
      marks: runMarks(marks),
      repeated: context.repeated.has(key),
    };
    return place(control, printField(field, value), field.kind === 'money', context);
  },
  box: ({ key }, { template, values }) => [
    checkBox(fieldOf(template, key).label, key, isTicked(values[key])),
  ],
  computed: ({ key, label, amount, ...marks }, context) => {
    const control = { title: label, tag: key, kind: 'text', marks: runMarks(marks) } as const;
    const printed = printAmount(amount, readerOf(context.template, context.values));
    return place(control, printed, amount.unit === 'pesos', context);
  },
};

/** The «$» of an amount to write by hand goes before its line, outside the control. */
function place(
  control: Control,
  printed: Printed,
  pesos: boolean,
  { blanks }: LineContext,
): readonly ParagraphChild[] {
  const sized = printed.blank && blanks?.kind === 'line' ? { ...printed, width: blanks.width } : printed;
  const inside = valueControl(control, sized, blanks?.kind === 'rule');
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
export function wordLine(line: Line, context: LineContext): ParagraphChild[] {
  return line.flatMap((inline) => [...renderInline(inlines, inline, context)]);
}

function runMarks({ bold, italic }: Marks): RunMarks {
  return { ...(bold ? { bold } : {}), ...(italic ? { italics: italic } : {}) };
}
