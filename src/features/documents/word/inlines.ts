import { CheckBox, type IRunOptions, type ParagraphChild, TextRun } from 'docx';
import { showAmount } from '../computed.ts';
import {
  fieldOf,
  type InlineRenderer,
  type Line,
  renderInline,
  type Template,
  type Values,
} from '../document.ts';
import { isTicked, type Shown, show, valueFor } from '../values.ts';
import { colors } from './styles.ts';

interface InlineContext {
  readonly template: Template;
  readonly values: Values;
}

const inlines: InlineRenderer<readonly ParagraphChild[], InlineContext> = {
  text: ({ text, ...marks }) => [new TextRun({ text, ...runMarks(marks) })],
  field: ({ key, ...marks }, { template, values }) => {
    const shown = show(template, values, key);
    const money = fieldOf(template, key).kind === 'money';
    return valueRuns(shown, { ...runMarks(marks), ...(money ? { before: '$ ' } : {}) });
  },
  box: ({ key }, { template, values }) => [
    new CheckBox({ alias: fieldOf(template, key).label, checked: isTicked(values, key) }),
  ],
  computed: ({ amount, ...marks }, { template, values }) =>
    valueRuns(
      showAmount(amount, (key) => valueFor(template, values, key)),
      { ...runMarks(marks), ...(amount.unit === 'pesos' ? { before: '$ ' } : {}) },
    ),
};

/** One box for each option of a choice, side by side. */
export function optionBoxes(template: Template, values: Values, key: string): ParagraphChild[] {
  const field = fieldOf(template, key);
  if (field.kind !== 'choice') throw new Error(`${key} is no choice`);
  return field.options.flatMap(({ value, label }) => [
    new CheckBox({ alias: `${field.label}: ${label}`, checked: isTicked(values, key, value) }),
    new TextRun(` ${label}\u2003\u2003`),
  ]);
}

/** The runs of a line of text. */
export function wordLine(line: Line, context: InlineContext): ParagraphChild[] {
  return line.flatMap((inline) => [...renderInline(inlines, inline, context)]);
}

interface ValueMarks extends Pick<IRunOptions, 'bold' | 'italics' | 'color'> {
  /** What stands before a line to write on, such as «$ ». */
  readonly before?: string;
}

/** A value, one line below the other, or the line to write on. */
export function valueRuns(shown: Shown, { before = '', ...marks }: ValueMarks): TextRun[] {
  if (shown.blank) {
    const line = new TextRun({ text: '_'.repeat(shown.width), color: colors.blank, ...marks });
    return before === '' ? [line] : [new TextRun({ text: before, ...marks }), line];
  }
  return shown.lines.map(
    (text, index) => new TextRun({ text, ...marks, ...(index === 0 ? {} : { break: 1 }) }),
  );
}

function runMarks({ bold, italic }: { bold?: true; italic?: true }): Pick<IRunOptions, 'bold' | 'italics'> {
  return { ...(bold ? { bold } : {}), ...(italic ? { italics: italic } : {}) };
}
