// Prints a template's text for the answers in a file as rows, to compare them with the file's rows. Each row has the
// keys of all variants that an unedited file may have, because a person may type answers in Word, and Word doesn't
// adapt the words around an answer as the site does.
import { printAmount } from '../../model/amount.ts';
import { flattenBlocks } from '../../model/conditional.ts';
import {
  type Block,
  fieldOf,
  type Inline,
  type InlineRenderer,
  type Line,
  lineOfRow,
  type Renderer,
  type RenderInput,
  type Row,
  renderBlock,
  renderInline,
} from '../../model/document.ts';
import { type Field, no, printedText, yes } from '../../model/field.ts';
import { formsOf, resolveWording, type Wording } from '../../model/inflection.ts';
import { textWithoutRepeats } from '../../model/repeats.ts';
import {
  headingOf,
  isBlank,
  isMet,
  isTicked,
  keepOnlyBlanks,
  phraseText,
  printAnswer,
  printedRows,
  readerOf,
  valueOrProposal,
} from '../../model/values.ts';
import { optionTag } from '../names.ts';
import {
  type ComparedRow,
  type RowPart,
  type RowPlace,
  rowKeys,
  rowText,
  toComparedRow,
} from './compared-row.ts';
import { controlPlaces } from './places.ts';

export type PrintedRow = ComparedRow & {
  readonly places: readonly RowPlace[];
  readonly isRequired: boolean;
  /**
   * Number of the conditional blocks that contain the row, if a file may have or lack these blocks, because an answer
   * that decides on them may vary (`mayVary`); otherwise null.
   */
  readonly conditionalPart: number | null;
};

type Context = RenderInput & {
  /**
   * True if the file may have the words for another answer to the field. This is so if the document prints the answer,
   * because a person can change it in Word, and if the answer is unknown.
   */
  readonly mayVary: (key: string) => boolean;
};

/** Part of a line: the wordings that it may have, likeliest first, or the place of an answer. */
type Piece = readonly string[] | RowPlace;

const isPlace = (piece: Piece): piece is RowPlace => 'tag' in piece;

const maxVariants = 256;

/**
 * Returns all combinations of one item from each list, at most `maxVariants`. The first combination has the first item
 * of each list.
 */
function combinations<Item>(lists: readonly (readonly Item[])[]): readonly (readonly Item[])[] {
  return lists.reduce<readonly (readonly Item[])[]>(
    (combined, items) =>
      items.flatMap((item) => combined.map((combination) => [...combination, item])).slice(0, maxVariants),
    [[]],
  );
}

const removeDuplicates = <Item>(items: readonly Item[]): readonly Item[] => [...new Set(items)];

/** Returns the words for the answers, followed by the words for other answers that the file may have. */
function variantsOf(wording: Wording, { values, mayVary }: Context): readonly string[] {
  const words = resolveWording(wording, values);
  const isFixed = typeof wording === 'string' || !mayVary(wording.fieldKey);
  return isFixed ? [words] : removeDuplicates([words, ...formsOf(wording)]);
}

const boxLetters = { ticked: '\u2612', unticked: '\u2610' } as const;

function boxPlace(tag: string, isOn: boolean): RowPlace {
  return { tag, printedText: isOn ? boxLetters.ticked : boxLetters.unticked };
}

function optionsOf(field: Field): readonly string[] {
  if (field.kind === 'check') return [yes, no];
  return field.kind === 'choice' ? field.options.map(({ value }) => value) : [];
}

const inlines: InlineRenderer<Piece, Context> = {
  text: ({ text }) => [text],
  field: ({ key }, { template, values }) => ({
    tag: key,
    printedText: printedText(printAnswer(fieldOf(template, key), values)),
  }),
  box: ({ key }, { template, values }) =>
    boxPlace(key, isTicked(valueOrProposal(fieldOf(template, key), values))),
  computed: ({ key, amount }, { template, values }) => ({
    tag: key,
    printedText: printedText(printAmount(amount, readerOf(template, values))),
  }),
  inflected: (inline, context) => variantsOf(inline, context),
  phrase: (phrase, { template, values, mayVary }) => {
    const answers = phrase.dependsOn.map((key) => {
      const field = fieldOf(template, key);
      const answer = values[key] ?? '';
      const otherAnswers = mayVary(key) ? [valueOrProposal(field, values), '', ...optionsOf(field)] : [];
      return removeDuplicates([answer, ...otherAnswers]);
    });
    const texts = combinations(answers).map((combination) => phrase.render(combination));
    return removeDuplicates([phraseText(phrase, values), ...texts]);
  },
};

/** Removes the full stop at the start of the text, as the document does after a value that ends with a full stop. */
const removeLeadingFullStop = (text: string) => text.replace(/^\.(?!\.)/, '');

/** @param spareLine the line as a spare row prints it, without words; undefined if the row can't be a spare row */
function piecesOf(line: Line, context: Context, spareLine?: Line): readonly Piece[] {
  const isField = (inline: Inline | undefined) => inline?.kind === 'field';
  return line.map((inline, index) => {
    if (inline.kind !== 'text') return renderInline(inlines, inline, context);
    const { text } = inline;
    const spareInline = spareLine?.[index];
    const texts = [
      textWithoutRepeats(text, line, index, context),
      text,
      ...(spareInline?.kind === 'text' ? [spareInline.text] : []),
    ];
    return removeDuplicates(
      isField(line[index - 1])
        ? texts.flatMap((variant) => [variant, removeLeadingFullStop(variant)])
        : texts,
    );
  });
}

function rowOf(cells: readonly (readonly Piece[])[]): PrintedRow {
  const alternatives = cells.flat().map((piece) => (isPlace(piece) ? [piece] : piece));
  const cellStarts = cells.map((_, index) => cells.slice(0, index).flat().length);
  const variants = combinations<RowPart>(alternatives).map((parts) =>
    cells.map(({ length }, index) => parts.slice(cellStarts[index], (cellStarts[index] ?? 0) + length)),
  );
  const [firstVariant = []] = variants;
  const keys = variants.flatMap((variant) => Object.values(rowKeys(variant)));
  return {
    ...toComparedRow(rowText(firstVariant), keys),
    places: cells.flat().filter(isPlace),
    isRequired: true,
    conditionalPart: null,
  };
}

const paragraphOf = (pieces: readonly Piece[]) => rowOf([pieces]);

function tableRow(row: Row, context: Context): PrintedRow {
  return rowOf(row.cells.map((line) => piecesOf(line, context, row.keys && keepOnlyBlanks(line))));
}

const printers: Renderer<readonly PrintedRow[], Context> = {
  title: ({ text, subtitle }, context) => [
    paragraphOf([[text]]),
    paragraphOf([variantsOf(subtitle, context)]),
  ],
  heading: ({ text }, context) => [paragraphOf([variantsOf(text, context)])],
  paragraph: ({ content, blankOnly }, context) => [
    {
      ...paragraphOf(piecesOf(content, context)),
      isRequired: !blankOnly || isBlank(context.values),
    },
  ],
  list: ({ items }, context) => items.map((item) => paragraphOf(piecesOf(item, context))),
  choice: ({ question, key }, context) => [
    paragraphOf([[question]]),
    paragraphOf(optionPieces(fieldOf(context.template, key), context)),
  ],
  fields: ({ header, rows }, context) => [
    rowOf(header.map((text) => [variantsOf(text, context)])),
    ...rows.map((row) => rowOf([[[row.label]], piecesOf(lineOfRow(row), context)])),
  ],
  table: ({ caption, columns, rows }, context) => {
    const { values } = context;
    const shownRows = printedRows(rows, values);
    const headings = columns.map((column) => {
      const { label, answeredLabel = label } = column;
      return [removeDuplicates([headingOf(column, rows, values), label, answeredLabel])];
    });
    return [
      paragraphOf(piecesOf(caption, context)),
      rowOf(headings),
      ...rows.map((row) => ({ ...tableRow(row, context), isRequired: shownRows.includes(row) })),
    ];
  },
  signatures: ({ people }, context) => {
    const maxLineCount = Math.max(...people.map((lines) => lines.length));
    return Array.from({ length: maxLineCount }, (_, index) =>
      rowOf(people.map((lines) => piecesOf(lines[index] ?? [], context))),
    );
  },
};

function optionPieces(field: Field, { values }: Context): readonly Piece[] {
  if (field.kind !== 'choice') return [];
  const answer = valueOrProposal(field, values);
  return field.options.flatMap(({ value, label }) => [
    boxPlace(optionTag(field.key, value), isTicked(answer, value)),
    [` ${label} `],
  ]);
}

/** Counts the conditional blocks that a file may lack, to number them. */
type PartCounter = { count: number };

function rowsIn(
  blocks: readonly Block[],
  context: Context,
  partCounter: PartCounter,
  conditionalPart: number | null,
  isShown: boolean,
): readonly PrintedRow[] {
  return blocks.flatMap((block): readonly PrintedRow[] => {
    if (block.kind !== 'conditional')
      return renderBlock(printers, block, context).map((row) => ({
        ...row,
        conditionalPart,
        isRequired: isShown && row.isRequired,
      }));
    const mayVary = block.when.dependsOn.some(context.mayVary);
    const isPrinted = isShown && isMet(block.when, context.values);
    if (!isPrinted && !mayVary) return [];
    if (mayVary) partCounter.count += 1;
    return rowsIn(
      block.blocks,
      context,
      partCounter,
      mayVary ? partCounter.count : conditionalPart,
      isPrinted,
    );
  });
}

/** Returns the rows that a file with those answers may have, without empty rows. */
export function printedRowsOf(input: RenderInput): readonly PrintedRow[] {
  const { template } = input;
  const places = controlPlaces(template, flattenBlocks(template.blocks));
  const printedKeys = new Set(places.map(({ field }) => field?.key));
  const mayVary = (key: string) =>
    printedKeys.has(key) || valueOrProposal(fieldOf(template, key), input.values) === '';
  const context = { ...input, mayVary };
  return rowsIn(input.template.blocks, context, { count: 0 }, null, true).filter(({ text }) => text !== '');
}
