import { visibleText } from '../../../../platform/visible-text.ts';

/** Paragraph or table row of a file or of a template, for comparison. */
export type ComparedRow = {
  /** Text to show to the person. */
  readonly text: string;
  /** Two rows are the same if they share a key. A row without keys shows nothing. */
  readonly keys: ReadonlySet<string>;
};

/** Place of an answer within a row, with the text that the template prints there. */
export type RowPlace = {
  /** '' if a program dropped the control's tag and nothing tells which one it is. */
  readonly tag: string;
  /** '' for a line to write on. */
  readonly printed: string;
};

export type RowPart = string | RowPlace;

/** Parts of each cell of a row. */
export type RowCells = readonly (readonly RowPart[])[];

const cellSeparator = ' | ';
const blank = '____';

/** Returns the text of each cell. The «$» of an amount to write by hand stands before its control. */
function cellTexts(cells: RowCells, textOf: (place: RowPlace) => string): readonly string[] {
  return cells.map((parts) =>
    parts
      .map((part, at) => {
        if (typeof part !== 'string') return textOf(part);
        return typeof parts[at + 1] === 'object' ? part.replace(/\$\s*$/, '') : part;
      })
      .join(''),
  );
}

/** Returns a key without what nobody notices: kinds of spaces, lines to write on, empty cells. */
function keyOf(cells: RowCells, textOf: (place: RowPlace) => string): string {
  return cellTexts(cells, textOf)
    .map((text) =>
      visibleText(text)
        .normalize('NFC')
        .replace(/[_\s]+/g, ' ')
        .trim(),
    )
    .filter(Boolean)
    .join(cellSeparator);
}

/** Returns the keys by controls with tags, by controls without, and by the text in their places. */
export function rowKeys(cells: RowCells) {
  return {
    tagged: keyOf(cells, ({ tag }) => `\u27E6${tag}\u27E7`),
    untagged: keyOf(cells, () => '\u27E6\u27E7'),
    plain: keyOf(cells, ({ printed }) => printed),
  };
}

export function rowText(cells: RowCells): string {
  return cellTexts(cells, ({ printed }) => printed || blank)
    .map((text) =>
      visibleText(text)
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n[\n ]*/g, '\n')
        .trim(),
    )
    .filter(Boolean)
    .join(cellSeparator);
}

export function comparedRow(text: string, keys: readonly string[]): ComparedRow {
  return { text, keys: new Set(keys.filter((key) => key !== '')) };
}
