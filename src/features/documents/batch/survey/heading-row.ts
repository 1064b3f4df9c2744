// Finds the row with the headings below a title, a date and group titles such as «DATOS PERSONALES».

import { comparable } from '../../model/comparing.ts';
import type { Template } from '../../model/document.ts';
import { type Cell, type Sheet, type SheetRow, shownIn } from '../../sheet/workbook.ts';
import { type Recognition, recognise } from './vocabulary.ts';

/** Maximum number of rows searched for headings, and of rows offered to a person. */
const maxHeadingRow = 20;
const maxChosenRow = 60;

export type Heading = {
  readonly text: string;
  /** Title above several headings; '' for none. */
  readonly group: string;
  /** True if one merged cell is the heading of this column and of the previous one. */
  readonly isContinued: boolean;
};

const textIn = (cells: readonly Cell[], column: number) => shownIn(cells[column]).trim();

function rangeAt({ merged }: Sheet, row: number, column: number) {
  return merged.find(
    ({ fromRow, toRow, fromColumn, toColumn }) =>
      row >= fromRow && row <= toRow && column >= fromColumn && column <= toColumn,
  );
}

/**
 * Returns the cells of the row above, with merged ones repeated in all their columns. Pasted rows have lost their
 * merged cells.
 */
function groupTitles(sheet: Sheet, { number, cells }: SheetRow, width: number): readonly string[] {
  const isMerged = sheet.merged.some(({ fromRow, toRow }) => number >= fromRow && number <= toRow);
  const titles: string[] = [];
  for (let column = 0; column < width; column += 1) {
    const from = rangeAt(sheet, number, column)?.fromColumn ?? column;
    const text = textIn(cells, from);
    titles.push(text !== '' || isMerged ? text : (titles[column - 1] ?? ''));
  }
  // A single title from the first column on belongs to the sheet itself, and «Establecimiento:» labels the cell beside
  // it.
  const isGrouped = new Set(titles.filter(Boolean)).size > 1 || titles[0] === '';
  return isGrouped && !titles.some((title) => title.endsWith(':')) ? titles : [];
}

/** Returns each column's heading, assuming that the row has the headings. */
export function headingsAt(sheet: Sheet, row: SheetRow): readonly Heading[] {
  const above = sheet.rows.find(({ number }) => number === row.number - 1);
  const width = Math.max(row.cells.length, ...sheet.rows.map(({ cells }) => cells.length));
  const titles = above ? groupTitles(sheet, above, width) : [];
  return Array.from({ length: width }, (_, column) => {
    const range = rangeAt(sheet, row.number, column);
    const isContinued = range !== undefined && range.fromColumn < column;
    const direct = textIn(row.cells, isContinued ? range.fromColumn : column);
    // A heading merged over two rows is in the upper one.
    const text = direct === '' && titles.length > 0 && above ? textIn(above.cells, column) : direct;
    const title = titles[column] ?? '';
    return { text, group: comparable(title) === comparable(text) ? '' : title, isContinued };
  });
}

/** `isGrouped` is true if only the title above identifies the field: «LUNES», «Entrada». */
export type HeadingField = Recognition & { readonly isGrouped: boolean };

/** Returns the field that a heading names, if necessary together with the title above it. */
export function recogniseHeading({ text, group }: Heading, template: Template): HeadingField | null {
  if (text === '') return null;
  const grouped =
    group === ''
      ? null
      : (recognise(`${group} ${text}`, template) ?? recognise(`${text} ${group}`, template));
  if (grouped) return { ...grouped, isGrouped: true };
  const alone = recognise(text, template);
  return alone && { ...alone, isGrouped: false };
}

/** Counts the recognised headings. Between rows with equal counts, the one that names the people wins. */
function countRecognised(sheet: Sheet, row: SheetRow, template: Template) {
  const keys = headingsAt(sheet, row).flatMap(
    (heading) => recogniseHeading(heading, template)?.keys[0] ?? [],
  );
  const recognised = new Set(keys);
  const isPeople = [template.subject.key, template.spreadsheet.identity].some((key) => recognised.has(key));
  return { recognised: recognised.size, score: recognised.size + (isPeople ? 0.5 : 0) };
}

export function headingRowsOf({ rows }: Sheet): readonly SheetRow[] {
  return rows.slice(0, maxChosenRow);
}

/** Returns the first row with the most recognised headings, and their number. */
export function findHeadingRow(
  sheet: Sheet,
  template: Template,
): { readonly row: SheetRow | null; readonly recognised: number } {
  const visible = headingRowsOf(sheet).filter(({ isHidden }) => !isHidden);
  const best = (rows: readonly SheetRow[]) => {
    const counted = rows.map((row) => ({ row, ...countRecognised(sheet, row, template) }));
    const most = Math.max(0, ...counted.map(({ score }) => score));
    return most > 0 ? counted.find(({ score }) => score === most) : undefined;
  };
  const found = best(visible.slice(0, maxHeadingRow)) ?? best(visible.slice(maxHeadingRow));
  if (found) return found;
  // If no heading is known, a single cell above a wider row is the sheet's title.
  const filled = (row: SheetRow) => row.cells.filter((cell) => shownIn(cell).trim() !== '').length;
  const row = visible.find((each) => filled(each) > 1) ?? visible[0] ?? null;
  return { row, recognised: 0 };
}
