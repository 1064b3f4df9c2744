// Separates the rows of people from totals, notes, captions such as «TURNO MAÑANA», and repeated headings.

import { normalizeForComparison } from '../../model/comparing.ts';
import { type Cell, displayedText, type SheetRow } from '../../sheet/workbook.ts';
import { isEmptyCell } from '../cell.ts';
import type { Column } from '../columns.ts';

export type PersonColumns = {
  readonly columns: readonly Column[];
  readonly nameKey: string;
  readonly idKey: string;
};

/** Matches beginnings of rows about the list itself or about a vacancy. */
const listRowStart =
  /^(?:vacantes?|por contratar|por definir|sin asignar|sub ?total(?:es)?|total(?:es)?|suma|sumas|promedio|turno|jornada|nota|notas|obs|observacion(?:es)?|resumen)\b/;

/** Maximum number of words in a name. A longer text is a note about the list. */
const maxNameWords = 9;

function isAboutList(text: string): boolean {
  const trimmedText = text.trim();
  return (
    /^(?:[*(¹]|fuente:|firma:)/i.test(trimmedText) || listRowStart.test(normalizeForComparison(trimmedText))
  );
}

const isSentence = (text: string) => text.trim().split(/\s+/).length > maxNameWords;

/** Minimum number of letters and digits in an ID number. */
const minIdLength = 3;

function isIdNumber(cell: Cell): boolean {
  const text = displayedText(cell);
  return (
    text.replace(/[^\p{L}\d]/gu, '').length >= minIdLength &&
    /\d/.test(text) &&
    !isAboutList(text) &&
    !isSentence(text)
  );
}

const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

function headingsIn({ cells }: SheetRow, columns: readonly Column[]): readonly Cell[] {
  const headings = new Set(columns.map(({ heading }) => heading.toLowerCase()).filter(Boolean));
  return cells.filter((cell) => headings.has(displayedText(cell).trim().toLowerCase()));
}

export function isHeadingRow(row: SheetRow, columns: readonly Column[]): boolean {
  const filledCells = row.cells.filter((cell) => !isEmptyCell(cell));
  const headings = headingsIn(row, columns);
  return headings.length > 1 && headings.length * 2 >= filledCells.length;
}

/** True if each filled cell of the row repeats the heading of its own column. */
export function hasSameOrder({ cells }: SheetRow, columns: readonly Column[]): boolean {
  return columns.every(({ index, heading }) => {
    const text = displayedText(cells[index]).trim().toLowerCase();
    return text === '' || text === heading.toLowerCase();
  });
}

type RowFacts = {
  readonly row: SheetRow;
  readonly filledCount: number;
  readonly hasId: boolean;
  readonly name: string;
  readonly isHeading: boolean;
};

function describeRow(row: SheetRow, { columns, nameKey, idKey }: PersonColumns): RowFacts {
  const cellsFor = (key: string) =>
    columns.filter((column) => column.key === key).map(({ index }) => row.cells[index] ?? '');
  const filledCells = row.cells.filter((cell) => !isEmptyCell(cell));
  const name = cellsFor(nameKey).find((cell) => !isEmptyCell(cell));
  return {
    row,
    filledCount: filledCells.length,
    hasId: cellsFor(idKey).some((cell) => !isEmptyCell(cell) && isIdNumber(cell)),
    name: displayedText(name).trim(),
    isHeading: isHeadingRow(row, columns),
  };
}

/** Fraction of the usual number of filled cells that a row without an ID number needs to count as a person. */
const minFilledFraction = 1 / 2;

/** In sheets whose rows usually fill at least this many cells, a row with a single cell is a caption, not a person. */
const minWideRow = 3;

/**
 * Returns the rows that are people. They have an ID number, or a name and enough filled cells. If the sheet has no
 * column for names, enough filled cells suffice.
 * @param rows rows below the headings
 */
export function findPeople(rows: readonly SheetRow[], personColumns: PersonColumns): ReadonlySet<SheetRow> {
  const candidates = rows
    .map((row) => describeRow(row, personColumns))
    .filter(({ filledCount, isHeading }) => filledCount > 0 && !isHeading);
  const hasColumn = (key: string) => personColumns.columns.some((column) => column.key === key);
  const rowsWithId = candidates.filter(({ hasId }) => hasId);
  const usualFilledCount = median(
    (rowsWithId.length > 0 ? rowsWithId : candidates).map((row) => row.filledCount),
  );
  const hasEnoughCells = ({ filledCount }: RowFacts) =>
    filledCount >= usualFilledCount * minFilledFraction && (usualFilledCount < minWideRow || filledCount > 1);
  const people = candidates.filter((candidate) => {
    const { hasId, name } = candidate;
    if (isAboutList(name)) return false;
    if (hasId) return true;
    if (isSentence(name)) return false;
    const isNameless =
      personColumns.nameKey !== personColumns.idKey && hasColumn(personColumns.nameKey) && name === '';
    const firstText = displayedText(candidate.row.cells.find((cell) => !isEmptyCell(cell)));
    return !isNameless && hasEnoughCells(candidate) && !isAboutList(firstText) && !isSentence(firstText);
  });
  return new Set(people.map(({ row }) => row));
}
