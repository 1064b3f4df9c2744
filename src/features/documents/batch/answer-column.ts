// The cells of the columns that answer a field, read with what all of them tell together.
import { identityMessages } from '../../../content/school-copy.ts';
import type { Field } from '../model/field.ts';
import { problemOf } from '../model/input.ts';
import { isRut } from '../model/rut.ts';
import type { Cell, Sheet } from '../sheet/sheet.ts';
import { comparable } from '../templates/comparing.ts';
import { type CellReading, isBlankCell, readCell, textOf } from './cell.ts';
import { optionsOfColumn } from './named-option.ts';

/**
 * Several columns' cells as one: the parts of a text in their order («Nombres», «Apellidos»), those of a number where they
 * make a valid one («RUT», «DV»), else the first.
 */
export function joinCells(field: Field, cells: readonly Cell[]): Cell {
  const filled = cells.filter((cell) => !isBlankCell(cell));
  const [first = ''] = filled;
  if (filled.length < 2) return first;
  const error = filled.find((cell) => typeof cell === 'object');
  if (error !== undefined) return error;
  // The same twice. Of a name's parts two may well be equal: «Ana», «Soto», «Soto».
  if (new Set(filled.map((cell) => comparable(textOf(cell)))).size < 2) return first;
  const joined = filled.map((cell) => textOf(cell).trim()).join(' ');
  if (field.kind === 'text') return joined;
  const isNumber = field.kind === 'rut' || field.kind === 'phone';
  return isNumber && problemOf(field, joined) === null ? joined : first;
}

/** A RUT that was taken for a number has no dash, and may have lost its digit. */
function isBareRut(text: string): boolean {
  return /^\d{7,8}$/.test(text.replace(/[.,\s]/g, ''));
}

export type ReadAnswer = (row: readonly Cell[]) => CellReading;

/**
 * Reads the field's answer in a row. Where a column lost the digits of its RUT, eight figures that happen to make one are
 * none either; and a name that two options share is told by the others.
 * @param indices of its columns
 * @param rows those below the headings
 * @param today 'YYYY-MM-DD'
 */
export function answerReader(
  field: Field,
  indices: readonly number[],
  rows: Sheet['rows'],
  today: string,
): ReadAnswer {
  const cellOf = (row: readonly Cell[]) =>
    joinCells(
      field,
      indices.map((index) => row[index] ?? ''),
    );
  const texts = () => rows.map((row) => textOf(cellOf(row)));
  if (field.kind === 'choice') {
    const own = { ...field, options: optionsOfColumn(field.options, texts()) };
    return (row) => readCell(own, cellOf(row), today);
  }
  if (field.kind === 'rut' && texts().some((text) => isBareRut(text) && !isRut(text))) {
    return (row) => {
      const typed = textOf(cellOf(row));
      return isBareRut(typed) && isRut(typed)
        ? { unread: { typed, message: identityMessages.rut } }
        : readCell(field, cellOf(row), today);
    };
  }
  return (row) => readCell(field, cellOf(row), today);
}
