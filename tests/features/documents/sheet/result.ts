import type { Cell, Sheet, SheetResult } from '../../../../src/features/documents/sheet/sheet.ts';

/** The rows of a sheet that was read. */
export function rowsOf(result: SheetResult): Sheet['rows'] {
  if (result.kind === 'refused') throw new Error(`Refused: ${result.reason}`);
  return result.sheet.rows;
}

/** How many of each kind were said. */
export function noticesOf(result: SheetResult): Readonly<Record<string, number>> {
  if (result.kind === 'refused') throw new Error(`Refused: ${result.reason}`);
  return Object.fromEntries(result.notices.map(({ kind, count }) => [kind, count]));
}

/** A number of days in whole seconds; any other cell as it is. */
export function toSecond(cell: Cell): Cell {
  return typeof cell === 'number' ? Math.round(cell * 86_400) : cell;
}
