// Finds the row with the headings. A title, a date and group titles such as «DATOS PERSONALES» may be above it.

import { normalizeForComparison } from '../../model/comparing.ts';
import type { Template } from '../../model/document.ts';
import { type Cell, displayedText, type Sheet, type SheetRow } from '../../sheet/workbook.ts';
import { type Recognition, recognise } from './vocabulary.ts';

/** Number of rows at the top in which headings are most likely. */
const likelyRowCount = 20;
/** Number of rows that the user may choose as headings. */
const choosableRowCount = 60;

export type Heading = {
  readonly text: string;
  /** Title above several headings; '' if there is none. */
  readonly group: string;
  /** True if this column and the previous one share a merged heading. */
  readonly continuesPrevious: boolean;
};

const textIn = (cells: readonly Cell[], column: number) => displayedText(cells[column]).trim();

function rangeAt({ merged }: Sheet, row: number, column: number) {
  return merged.find(
    ({ fromRow, toRow, fromColumn, toColumn }) =>
      row >= fromRow && row <= toRow && column >= fromColumn && column <= toColumn,
  );
}

/**
 * Returns the group title of each column, from the row above the headings; [] if that row has no group titles. Repeats
 * a merged title in all its columns. If the row has no merged cells, as in pasted rows, repeats a title until the next
 * one.
 */
function groupTitles(sheet: Sheet, { number, cells }: SheetRow, width: number): readonly string[] {
  const hasMergedCells = sheet.merged.some(({ fromRow, toRow }) => number >= fromRow && number <= toRow);
  const titles: string[] = [];
  for (let column = 0; column < width; column += 1) {
    const firstColumn = rangeAt(sheet, number, column)?.fromColumn ?? column;
    const text = textIn(cells, firstColumn);
    titles.push(text !== '' || hasMergedCells ? text : (titles[column - 1] ?? ''));
  }
  // A single title that starts in the first column is the title of the sheet. A title with a colon, such as
  // «Establecimiento:», is the label of the next cell.
  const hasGroupTitles = new Set(titles.filter(Boolean)).size > 1 || titles[0] === '';
  return hasGroupTitles && !titles.some((title) => title.endsWith(':')) ? titles : [];
}

export function headingsAt(sheet: Sheet, row: SheetRow): readonly Heading[] {
  const rowAbove = sheet.rows.find(({ number }) => number === row.number - 1);
  const width = Math.max(row.cells.length, ...sheet.rows.map(({ cells }) => cells.length));
  const titles = rowAbove ? groupTitles(sheet, rowAbove, width) : [];
  return Array.from({ length: width }, (_, column) => {
    const range = rangeAt(sheet, row.number, column);
    const continuesPrevious = range !== undefined && range.fromColumn < column;
    const rowText = textIn(row.cells, continuesPrevious ? range.fromColumn : column);
    // A heading that is merged over two rows is in the upper row.
    const text = rowText === '' && titles.length > 0 && rowAbove ? textIn(rowAbove.cells, column) : rowText;
    const title = titles[column] ?? '';
    return {
      text,
      group: normalizeForComparison(title) === normalizeForComparison(text) ? '' : title,
      continuesPrevious,
    };
  });
}

/**
 * Field of a heading. `isGrouped` is true if the heading was recognised together with its group title: «LUNES»,
 * «Entrada».
 */
export type HeadingField = Recognition & { readonly isGrouped: boolean };

export function recogniseHeading({ text, group }: Heading, template: Template): HeadingField | null {
  if (text === '') return null;
  const groupedField =
    group === ''
      ? null
      : (recognise(`${group} ${text}`, template) ?? recognise(`${text} ${group}`, template));
  if (groupedField) return { ...groupedField, isGrouped: true };
  const plainField = recognise(text, template);
  return plainField && { ...plainField, isGrouped: false };
}

/**
 * Counts the fields that the row's headings name. The score adds half a point for the heading of the name or the ID
 * number, so that such a row wins a tie.
 */
function countRecognised(sheet: Sheet, row: SheetRow, template: Template) {
  const keys = headingsAt(sheet, row).flatMap(
    (heading) => recogniseHeading(heading, template)?.keys[0] ?? [],
  );
  const recognisedKeys = new Set(keys);
  const namesPeople = [template.subject.key, template.spreadsheet.uniqueKey].some((key) =>
    recognisedKeys.has(key),
  );
  return { recognised: recognisedKeys.size, score: recognisedKeys.size + (namesPeople ? 0.5 : 0) };
}

export function choosableHeadingRows({ rows }: Sheet): readonly SheetRow[] {
  return rows.slice(0, choosableRowCount);
}

export function findHeadingRow(
  sheet: Sheet,
  template: Template,
): { readonly row: SheetRow | null; readonly recognised: number } {
  const visibleRows = choosableHeadingRows(sheet).filter(({ isHidden }) => !isHidden);
  const findBest = (rows: readonly SheetRow[]) => {
    const scoredRows = rows.map((row) => ({ row, ...countRecognised(sheet, row, template) }));
    const maxScore = Math.max(0, ...scoredRows.map(({ score }) => score));
    return maxScore > 0 ? scoredRows.find(({ score }) => score === maxScore) : undefined;
  };
  const headingRow =
    findBest(visibleRows.slice(0, likelyRowCount)) ?? findBest(visibleRows.slice(likelyRowCount));
  if (headingRow) return headingRow;
  // If no heading is known, skip rows with a single cell, such as the sheet's title.
  const countFilled = (row: SheetRow) => row.cells.filter((cell) => displayedText(cell).trim() !== '').length;
  const row = visibleRows.find((candidate) => countFilled(candidate) > 1) ?? visibleRows[0] ?? null;
  return { row, recognised: 0 };
}
