import type { MergedRange } from './workbook.ts';

export type CellAddress = {
  /** Row number, from 1. */
  readonly row: number;
  /** Column index, from 0. */
  readonly column: number;
};

/** Parses an address, such as 'AB12' for row 12 and column 27; null for other text. */
export function parseAddress(text: string): CellAddress | null {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i.exec(text) ?? [];
  if (!letters || !digits) return null;
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(digits), column: column - 1 };
}

/** Parses a range of several cells, such as 'A1:C1'; null for a single cell and for other text. */
export function parseRange(text: string): MergedRange | null {
  const [first, second] = text.split(':').map(parseAddress);
  if (!first || !second) return null;
  const range = {
    fromRow: Math.min(first.row, second.row),
    toRow: Math.max(first.row, second.row),
    fromColumn: Math.min(first.column, second.column),
    toColumn: Math.max(first.column, second.column),
  };
  return range.fromRow === range.toRow && range.fromColumn === range.toColumn ? null : range;
}
