import type { Cell, Sheet, SheetRow } from '../../sheet/workbook.ts';
import { isBlankCell } from '../cell.ts';

/** Maps a row's number to the columns in which the row shares a merged cell with other rows. */
export type MergedCells = ReadonlyMap<number, ReadonlySet<number>>;

/**
 * Copies the value of a cell that spans several rows into each of these rows, because sheets store it only in the
 * first.
 */
export function fillMergedRows({ rows, merged }: Sheet): {
  readonly rows: readonly SheetRow[];
  readonly mergedCells: MergedCells;
} {
  const columns = new Map<number, Set<number>>();
  const values = new Map<string, Cell>();
  for (const { fromRow, toRow, fromColumn } of merged) {
    const value = rows.find(({ number }) => number === fromRow)?.cells[fromColumn] ?? '';
    if (toRow === fromRow || isBlankCell(value)) continue;
    for (const { number } of rows.filter((row) => row.number >= fromRow && row.number <= toRow)) {
      columns.set(number, (columns.get(number) ?? new Set()).add(fromColumn));
      values.set(`${number}.${fromColumn}`, value);
    }
  }
  if (columns.size === 0) return { rows, mergedCells: columns };
  const filledRows = rows.map((row) => {
    const spannedColumns = columns.get(row.number);
    if (!spannedColumns) return row;
    const width = Math.max(row.cells.length, ...[...spannedColumns].map((column) => column + 1));
    const cells = Array.from(
      { length: width },
      (_, column) => values.get(`${row.number}.${column}`) ?? row.cells[column] ?? '',
    );
    return { ...row, cells };
  });
  return { rows: filledRows, mergedCells: columns };
}
