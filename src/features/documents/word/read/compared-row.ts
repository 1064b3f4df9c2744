import { removeInvisible } from '../../../../platform/remove-invisible.ts';

/** Paragraph or table row of a file or of a template, for comparison. */
export type ComparedRow = {
  /** Text that the page shows in a list of differences. */
  readonly text: string;
  /** Keys for the comparison. Two rows are equal if they share a key. A row without visible text has no key. */
  readonly keys: ReadonlySet<string>;
};

/** Place of an answer or of a computed amount within a row. */
export type RowPlace = {
  /** '' if a program dropped the control's tag and the field is unknown. */
  readonly tag: string;
  /** Text that the template prints there; '' for a line to write on. */
  readonly printedText: string;
};

export type RowPart = string | RowPlace;

export type RowCells = readonly (readonly RowPart[])[];

const cellSeparator = ' | ';
const blankLine = '____';

/** Returns the text of each cell, without the «$» that precedes the control of a blank amount. */
function cellTexts(cells: RowCells, textOf: (place: RowPlace) => string): readonly string[] {
  return cells.map((parts) =>
    parts
      .map((part, index) => {
        if (typeof part !== 'string') return textOf(part);
        return typeof parts[index + 1] === 'object' ? part.replace(/\$\s*$/, '') : part;
      })
      .join(''),
  );
}

/**
 * Returns a key of a row. The key ignores differences in spaces, lines to write on and empty cells, because they don't
 * change what the document says.
 */
function keyOf(cells: RowCells, textOf: (place: RowPlace) => string): string {
  return cellTexts(cells, textOf)
    .map((text) =>
      removeInvisible(text)
        .normalize('NFC')
        .replace(/[_\s]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(cellSeparator);
}

/**
 * Returns three keys of a row, which differ in what stands for a control: a mark with the control's tag, a mark without
 * the tag, or the control's text.
 */
export function rowKeys(cells: RowCells) {
  return {
    tagged: keyOf(cells, ({ tag }) => `\u27E6${tag}\u27E7`),
    untagged: keyOf(cells, () => '\u27E6\u27E7'),
    plain: keyOf(cells, ({ printedText }) => printedText),
  };
}

export function rowText(cells: RowCells): string {
  return cellTexts(cells, ({ printedText: printed }) => printed || blankLine)
    .map((text) =>
      removeInvisible(text)
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n[\n ]*/g, '\n')
        .trim(),
    )
    .filter(Boolean)
    .join(cellSeparator);
}

export function toComparedRow(text: string, keys: readonly string[]): ComparedRow {
  return { text, keys: new Set(keys.filter((key) => key !== '')) };
}
