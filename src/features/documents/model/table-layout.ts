// The Word file and the preview share this layout of tables.

/** Widths of a field's label and value, as percentages of the text width. */
export const fieldShares: readonly number[] = [35, 65];

/** Returns the width of each column of signatures as a percentage. A single person signs in the middle. */
export function signatureShares(people: number): readonly number[] {
  return people === 1 ? [20, 60, 20] : Array.from({ length: people }, () => 100 / people);
}

/** Maximum rows of a table that must stay on one page. A week with its header and total has seven. */
const maxWholeRows = 8;

/**
 * True if the row stays on one page with the next one. A table of more than `maxWholeRows` rows may be split, but not
 * after its first row, before its last one, or between a total and the two rows above it.
 * @param totals has true for each row that is a total
 * @param hasFineprint true if fine print follows the table; it stays on the page of the last row
 */
export function staysWithNext(totals: readonly boolean[], index: number, hasFineprint = false): boolean {
  const lastIndex = totals.length - 1;
  if (index >= lastIndex) return hasFineprint;
  return (
    totals.length <= maxWholeRows ||
    index === 0 ||
    index === lastIndex - 1 ||
    totals.slice(index + 1, index + 3).includes(true)
  );
}
