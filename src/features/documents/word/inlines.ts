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
import { type Field, labelOf, type Printed } from '../model/field.ts';
import { resolveWording } from '../model/inflection.ts';
import { textWithoutRepeats } from '../model/repeats.ts';
import { isTicked, phraseText, printAnswer, readerOf, valueOrProposal } from '../model/values.ts';
import { type Control, checkBox, controlKind, type RunMarks, valueControl } from './content-control.ts';
import { optionTag, optionTitle } from './names.ts';
import { computedField } from './xml.ts';

type LineContext = RenderInput & {
  readonly repeatedKeys: ReadonlySet<string>;
  readonly idOf: (tag: string) => string;
  /** Appearance of the line's blanks. By default each blank has as many underscores as its field defines. */
  readonly blanks?: /** The border of the table cell is the line to write on, so each blank consists of spaces. */
    | { readonly kind: 'border' }
    /** Each blank has this many underscores. */
    | { readonly kind: 'line'; readonly width: number };
};

export type WordContext = Omit<LineContext, 'blanks'> & {
  /** Index of the block. It identifies the numbering of a list, so that each list starts at 1. */
  readonly index: number;
  readonly next: PrintedBlock | null;
};

const inlines: InlineRenderer<readonly ParagraphChild[], LineContext> = {
  text: ({ text, ...marks }) => [new TextRun({ text, ...runMarks(marks) })],
  field: ({ key, ...marks }, context) => {
    const field = fieldOf(context.template, key);
    const kind = controlKind(field, valueOrProposal(field, context.values));
    const control = {
      id: context.idOf(key),
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
    const control = { id: context.idOf(key), title: labelOf(field, context.values), tag: key };
    return [checkBox(control, isTicked(valueOrProposal(field, context.values)))];
  },
  inflected: (inline, { values }) => [
    new TextRun({ text: resolveWording(inline, values), ...runMarks(inline) }),
  ],
  phrase: (inline, { values }) => [new TextRun({ text: phraseText(inline, values), ...runMarks(inline) })],
  computed: ({ key, label, amount, ...marks }, context) => {
    const control = {
      id: context.idOf(key),
      title: label,
      tag: key,
      kind: 'text',
      marks: runMarks(marks),
    } as const;
    const printed = printAmount(amount, readerOf(context.template, context.values));
    return writeControl(control, printed, amount.unit === 'pesos', context);
  },
};

/** If an amount in pesos is blank, a «$» precedes the control, outside of it. */
function writeControl(
  control: Control,
  printed: Printed,
  isPesos: boolean,
  { blanks }: LineContext,
): readonly ParagraphChild[] {
  const resized = printed.blank && blanks?.kind === 'line' ? { ...printed, width: blanks.width } : printed;
  const controlElement = valueControl(control, resized, blanks?.kind === 'border');
  return isPesos && printed.blank
    ? [new TextRun({ text: '$ ', ...control.marks }), controlElement]
    : [controlElement];
}

export function optionBoxes(field: Field, { values, idOf }: LineContext): ParagraphChild[] {
  if (field.kind !== 'choice') throw new Error(`${field.key} is no choice`);
  const answer = valueOrProposal(field, values);
  return field.options.flatMap(({ value, label }) => {
    const tag = optionTag(field.key, value);
    const control = { id: idOf(tag), title: optionTitle(field.label, label), tag };
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
    ...computedField(`SEQ ${name} \\* ARABIC`, number),
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
