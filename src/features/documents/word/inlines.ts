import { type ParagraphChild, TextRun } from 'docx';
import { showAmount } from '../computed.ts';
import {
  fieldOf,
  type InlineRenderer,
  type Line,
  type Marks,
  renderInline,
  type Template,
  type Values,
} from '../document.ts';
import { given, isTicked, type Shown, show, valueFor } from '../values.ts';
import { checkBox, contentControl, controlFor, type RunLook } from './content-control.ts';
import { colors } from './styles.ts';

interface InlineContext {
  readonly template: Template;
  readonly values: Values;
}

const inlines: InlineRenderer<readonly ParagraphChild[], InlineContext> = {
  text: ({ text, ...marks }) => [new TextRun({ text, ...runMarks(marks) })],
  field: ({ key, ...marks }, context) => fieldControl(key, context, { marks }),
  box: ({ key }, { template, values }) => [
    checkBox(fieldOf(template, key).label, key, isTicked(values, key)),
  ],
  computed: ({ key, label, amount, ...marks }, { template, values }) => {
    const shown = showAmount(amount, (name) => valueFor(template, values, name));
    return place({ title: label, tag: key, kind: 'text', shown }, marks, amount.unit === 'pesos');
  },
};

interface FieldLook {
  readonly marks?: Marks;
  /** Length of the line to write on, where the place and not the field decides it. */
  readonly width?: number;
}

/** A field's content control, with its value or the line to write on. */
export function fieldControl(
  key: string,
  { template, values }: InlineContext,
  { marks = {}, width }: FieldLook = {},
): ParagraphChild[] {
  const field = fieldOf(template, key);
  const value = show(template, values, key);
  const shown = value.blank && width !== undefined ? { ...value, width } : value;
  const kind = controlFor(field, given(values, key));
  return place({ title: field.label, tag: key, kind, shown }, marks, field.kind === 'money');
}

type Place = Omit<Parameters<typeof contentControl>[0], 'marks'> & { readonly shown: Shown };

/** The sign of an amount that is to be written by hand stands before its line, outside the control. */
function place(control: Place, marks: Marks, pesos: boolean): ParagraphChild[] {
  const look = runMarks(marks);
  const inside = contentControl({ ...control, marks: look }, valueRuns(control.shown, look));
  return pesos && control.shown.blank ? [new TextRun({ text: '$ ', ...look }), inside] : [inside];
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
export function wordLine(line: Line, context: InlineContext): ParagraphChild[] {
  return line.flatMap((inline) => [...renderInline(inlines, inline, context)]);
}

/** A value, one line below the other, or the line to write on. */
function valueRuns(shown: Shown, look: RunLook): TextRun[] {
  if (shown.blank) return [new TextRun({ text: '_'.repeat(shown.width), color: colors.blank, ...look })];
  return shown.lines.map(
    (text, index) => new TextRun({ text, ...look, ...(index === 0 ? {} : { break: 1 }) }),
  );
}

function runMarks({ bold, italic }: Marks): RunLook {
  return { ...(bold ? { bold } : {}), ...(italic ? { italics: italic } : {}) };
}
