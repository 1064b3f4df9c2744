import { expect, test } from 'vitest';
import { signatureShares, staysWithNext } from '../../../../src/features/documents/model/table-layout.ts';

/** Returns the indexes of the rows that stay on one page with the row below. `totals` has true for each total. */
const rowsKeptWithNext = (...totals: readonly boolean[]) =>
  totals.flatMap((_, row) => (staysWithNext(totals, row) ? [row] : []));
const ordinaryRows = (count: number) => Array<boolean>(count).fill(false);

test('the rows of a table with eight rows stay together', () => {
  expect(rowsKeptWithNext(...ordinaryRows(8))).toEqual([0, 1, 2, 3, 4, 5, 6]);
});

test('a longer table keeps its first two and its last two rows together', () => {
  expect(rowsKeptWithNext(...ordinaryRows(9))).toEqual([0, 7]);
});

test('a total stays with the two rows before it', () => {
  expect(rowsKeptWithNext(...ordinaryRows(5), true, ...ordinaryRows(4), true, true)).toEqual([
    0, 3, 4, 8, 9, 10,
  ]);
});

test('the last row stays with fine print that follows the table', () => {
  expect(staysWithNext(ordinaryRows(9), 8, true)).toBe(true);
  expect(staysWithNext(ordinaryRows(9), 5, true)).toBe(false);
});

test('a table of a single row keeps no rows together', () => {
  expect(rowsKeptWithNext(false)).toEqual([]);
});

test('the columns of signatures add up to the full width', () => {
  for (const peopleCount of [1, 2, 3])
    expect(signatureShares(peopleCount).reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
});
