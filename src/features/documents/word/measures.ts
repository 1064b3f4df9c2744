import { fieldShares } from '../model/table-layout.ts';

// Lengths are in twips (1/1440 inch), Word's unit.

/** Letter size («Carta»), the paper of Chilean offices. */
export const page = { width: 12_240, height: 15_840 } as const;

export const margin = {
  top: 1_500,
  right: 1_200,
  bottom: 1_000,
  left: 1_200,
  header: 400,
  footer: 400,
} as const;

export const textWidth = page.width - margin.left - margin.right;

export const fieldColumns = columnWidths(fieldShares);

/**
 * Heights of rows and lines for handwriting. A row, or a paragraph of one line, needs 8 mm (454 twips). Lines of a
 * longer paragraph must be 7 mm (397 twips) apart. The constants are a little larger, because programs round heights.
 */
export const handwritingRowHeight = 458;
export const handwritingLineHeight = 408;

/** Height of the row for signatures, including the line to sign on. */
export const signatureRowHeight = 1_070;

/** Space between the lines of details below a signature: 2 points. */
export const signatureGap = 40;

/** Space between the columns of signatures: 5 mm. */
export const signatureGutter = 283;

/** Heights of rows without handwriting: in tables of fields, in data tables, and in data tables of size `small`. */
export const fieldRowHeight = 400;
export const figuresRowHeight = 320;
export const smallRowHeight = 284;

export const headerRowHeight = 284;

/** Maximum number of spaces that a blank has in a table cell, whose border is the line to write on. */
export const cellBlankSpaces = 24;

/** Returns how many 9-point underscores fit into a column of signatures without its gutter, minus two as a reserve. */
export function signatureUnderscores(width: number): number {
  return Math.floor((width - signatureGutter) / 20 / (9 * 0.556)) - 2;
}

/** Converts percentages of the text width to twips. The last column is wider by what the others lose in rounding. */
export function columnWidths(shares: readonly number[]): readonly number[] {
  const widths = shares.map((share) => Math.floor((textWidth * share) / 100));
  const roundingLoss = textWidth - widths.reduce((sum, width) => sum + width, 0);
  return widths.map((width, index) => (index === widths.length - 1 ? width + roundingLoss : width));
}
