import { noticesOfText, textCell } from './cell-text.ts';
import {
  type Cell,
  displayedText,
  type MergedRange,
  maxColumns,
  maxRowsRead,
  noticeKinds,
  type Sheet,
  type SheetRefusal,
  type SheetRow,
} from './workbook.ts';

/** Row as it is in the file. Its texts haven't been cleaned. Columns are numbered from 0. */
export type RawRow = {
  readonly number: number;
  readonly isHidden: boolean;
  readonly cells: readonly (readonly [column: number, cell: Cell])[];
  /** Number of formulas without a result. */
  readonly uncomputedCount: number;
};

export type SheetFacts = {
  readonly name: string;
  readonly isHiddenColumn?: (column: number) => boolean;
  readonly merged?: readonly MergedRange[];
};

export type CollectedSheet = {
  /** The sheet. If it exceeded a limit (`overflow`), it has no rows, and `unread` counts all of them. */
  readonly sheet: Sheet;
  readonly overflow: Extract<SheetRefusal, 'wide' | 'wordy'> | null;
  readonly characterCount: number;
};

export type RowCollector = {
  /** Adds a row. Each row must be below the one before. */
  readonly add: (row: RawRow) => void;
  /** True if a limit is reached. `add` then only counts rows. */
  readonly isFull: () => boolean;
  readonly finish: (facts: SheetFacts) => CollectedSheet;
};

/**
 * First column that counts as too far to the right. Rows are padded with blank cells up to their last cell, so a far
 * cell would take much memory.
 */
const farColumn = 1_024;

/**
 * Returns the part of a merged range that is within the sheet's rows and columns; null if this part has fewer than two
 * cells.
 */
function clampRange(range: MergedRange, lastRow: number, width: number): MergedRange | null {
  const toRow = Math.min(range.toRow, lastRow);
  const toColumn = Math.min(range.toColumn, width - 1);
  const hasSeveralCells =
    range.fromRow <= toRow &&
    range.fromColumn <= toColumn &&
    (range.fromRow < toRow || range.fromColumn < toColumn);
  return hasSeveralCells ? { ...range, toRow, toColumn } : null;
}

export function createRowCollector(characterLimit: number): RowCollector {
  const rows: SheetRow[] = [];
  const usedColumns = new Set<number>();
  const noticeCounts = new Map<string, number>();
  let filledRowCount = 0;
  let characterCount = 0;
  let overflow: CollectedSheet['overflow'] = null;

  function addToCount(kind: string, amount = 1): void {
    noticeCounts.set(kind, (noticeCounts.get(kind) ?? 0) + amount);
  }

  function keepRow({ number, isHidden, uncomputedCount }: RawRow, cells: RawRow['cells']): void {
    const row: Cell[] = [];
    for (const [column, cell] of cells) {
      usedColumns.add(column);
      characterCount += displayedText(cell).length;
      if (usedColumns.size > maxColumns || column >= farColumn) overflow = 'wide';
      else if (characterCount > characterLimit) overflow = 'wordy';
      if (overflow) return;
      while (row.length < column) row.push('');
      row[column] = cell;
    }
    rows.push({ number, isHidden, cells: row });
    if (uncomputedCount > 0) addToCount('uncomputed', uncomputedCount);
  }

  function add(rawRow: RawRow): void {
    const cells = rawRow.cells
      .map(([column, cell]) => [column, typeof cell === 'string' ? textCell(cell) : cell] as const)
      .filter(([, cell]) => cell !== '');
    if (cells.length === 0) return;
    filledRowCount += 1;
    if (isFull()) return;
    keepRow(rawRow, cells);
    for (const [, cell] of rawRow.cells)
      if (typeof cell === 'string') for (const kind of noticesOfText(cell)) addToCount(kind);
  }

  function isFull(): boolean {
    return overflow !== null || rows.length === maxRowsRead;
  }

  function finish({ name, isHiddenColumn = () => false, merged = [] }: SheetFacts): CollectedSheet {
    const keptRows = overflow ? [] : rows;
    const width = Math.max(0, ...keptRows.map(({ cells }) => cells.length));
    const lastRow = keptRows.at(-1)?.number ?? 0;
    return {
      sheet: {
        name,
        rows: keptRows,
        hiddenColumns: Array.from({ length: width }, (_, column) => column).filter(isHiddenColumn),
        merged: merged.flatMap((range) => clampRange(range, lastRow, width) ?? []),
        unread: filledRowCount - keptRows.length,
        notices: overflow
          ? []
          : noticeKinds.flatMap((kind) => {
              const count = noticeCounts.get(kind) ?? 0;
              return count > 0 ? [{ kind, count }] : [];
            }),
      },
      overflow,
      characterCount: overflow ? 0 : characterCount,
    };
  }

  return { add, isFull, finish };
}

/** Returns a placeholder for an unreadable sheet. `unread` is 1, so that the sheet doesn't count as empty. */
export function createPlaceholderSheet(name: string): Sheet {
  return { name, rows: [], hiddenColumns: [], merged: [], unread: 1, notices: [] };
}
