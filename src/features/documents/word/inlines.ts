import { type ParagraphChild, TextRun } from 'docx';
import { printAmount } from '../model/amount.ts';
import {
  fieldOf,
  type InlineRenderer,
  type Line,
  type Marks,
  type PrintedBlock,
  type RenderInput,
  renderInline,
} from '../model/document.ts';
import { type Field, labelOf, type PrintedValue } from '../model/field.ts';
import { resolveWording } from '../model/inflection.ts';
import { textWithoutRepeats } from '../model/repeats.ts';
import { isTicked, phraseText, printAnswer, readerOf, valueOrProposal } from '../model/values.ts';
import { type Control, checkBox, controlKind, type RunMarks, valueControl } from './content-control.ts';
import { optionTag, optionTitle } from './names.ts';
import { wordField } from './xml.ts';

type LineContext = RenderInput & {
  readonly repeatedKeys: ReadonlySet<string>;
  readonly nextControlId: (tag: string) => string;
  /** Appearance of the line's blanks. By default each blank has as many underscores as its field defines. */
  readonly blankStyle?: /** The border of the table cell is the line to write on, so each blank consists of spaces. */
    | { readonly kind: 'border' }
    /** Each blank has this many underscores. */
    | { readonly kind: 'line'; readonly width: number };
};

export type WordContext = Omit<LineContext, 'blanks'> & {
  /** Index of the block. It identifies the numbering of a list, so that each list starts at 1. */
  readonly index: number;
  readonly nextBlock: PrintedBlock | null;
};

const inlines: InlineRenderer<readonly ParagraphChild[], LineContext> = {
  text: ({ text, ...marks }) => [new TextRun({ text, ...runMarks(marks) })],
  field: ({ key, ...marks }, context) => {
    const field = fieldOf(context.template, key);
    const kind = controlKind(field, valueOrProposal(field, context.values));
    const control = {
      id: context.nextControlId(key),
      title: labelOf(field, context.values),
      tag: key,
      kind,
      marks: runMarks(marks),
      isRepeated: context.repeatedKeys.has(key),
    };
    return writeControl(control, printAnswer(field, context.values), field.kind === 'money', context);
  },
  box: ({ key }, context) => {
    const field = fieldOf(context.template, key);
    const control = { id: context.nextControlId(key), title: labelOf(field, context.values), tag: key };
    return [checkBox(control, isTicked(valueOrProposal(field, context.values)))];
  },
  inflected: (inline, { values }) => [
    new TextRun({ text: resolveWording(inline, values), ...runMarks(inline) }),
  ],
  phrase: (inline, { values }) => [new TextRun({ text: phraseText(inline, values), ...runMarks(inline) })],
  computed: ({ key, label, amount, ...marks }, context) => {
    const control = {
      id: context.nextControlId(key),
      title: label,
      tag: key,
      kind: 'text',
      marks: runMarks(marks),
    } as const;
    const printedAmount = printAmount(amount, readerOf(context.template, context.values));
    return writeControl(control, printedAmount, amount.unit === 'pesos', context);
  },
};

/** If an amount in pesos is blank, a «$» precedes the control, outside of it. */
function writeControl(
  control: Control,
  printedValue: PrintedValue,
  isPesos: boolean,
  { blankStyle }: LineContext,
): readonly ParagraphChild[] {
  const resizedValue =
    printedValue.blank && blankStyle?.kind === 'line'
      ? { ...printedValue, width: blankStyle.width }
      : printedValue;
  const controlElement = valueControl(control, resizedValue, blankStyle?.kind === 'border');
  return isPesos && printedValue.blank
    ? [new TextRun({ text: '$ ', ...control.marks }), controlElement]
    : [controlElement];
}

export function optionBoxes(field: Field, { values, nextControlId }: LineContext): ParagraphChild[] {
  if (field.kind !== 'choice') throw new Error(`${field.key} is no choice`);
  const answer = valueOrProposal(field, values);
  return field.options.flatMap(({ value, label }) => {
    const tag = optionTag(field.key, value);
    const control = { id: nextControlId(tag), title: optionTitle(field.label, label), tag };
    return [checkBox(control, isTicked(answer, value)), new TextRun(` ${label}\u2003\u2003`)];
  });
}

/** Matches the beginning of a caption: «Tabla 2». */
const captionPattern = /^(\p{L}+) (\d+)(.*)$/su;

/** The number is a sequence field (SEQ), which Word computes. Word's lists of tables contain only such captions. */
export function captionLine(line: Line, context: LineContext): ParagraphChild[] {
  const [first, ...rest] = line;
  const [, name, number = '', text = ''] = (first?.kind === 'text' && captionPattern.exec(first.text)) || [];
  if (first?.kind !== 'text' || name === undefined) return wordLine(line, context);
  return [
    new TextRun(`${name} `),
    ...wordField(`SEQ ${name} \\* ARABIC`, number),
    ...wordLine([{ ...first, text }, ...rest], context),
  ];
}

export function wordLine(line: Line, context: LineContext): ParagraphChild[] {
  return line.flatMap((inline, index) => {
    if (inline.kind !== 'text') return [...renderInline(inlines, inline, context)];
    const text = textWithoutRepeats(inline.text, line, index, context);
    return [...renderInline(inlines, { ...inline, text }, context)];
  });
}

function runMarks({ bold, italic }: Marks): RunMarks {
  return { ...(bold ? { bold } : {}), ...(italic ? { italics: italic } : {}) };
}
