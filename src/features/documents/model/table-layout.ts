// The Word file and the preview share this layout of tables.

/** Widths of a field's label and value, as percentages of the text width. */
export const fieldShares: readonly number[] = [35, 65];

/** Returns the width of each column of signatures as a percentage. A single person signs in the middle. */
export function signatureShares(personCount: number): readonly number[] {
  return personCount === 1 ? [20, 60, 20] : Array.from({ length: personCount }, () => 100 / personCount);
}

/** Maximum rows, without the header, of a table that must stay on one page. A week has six: five days and the total. */
const maxUnsplitRows = 8;

/**
 * True if the row must be on the same page as the next one. Only a table of more than `maxUnsplitRows` rows may be
 * split, and not after its first row, before its last row, or between a total and the two rows above it.
 * @param totalRowFlags one entry for each row: true if the row is a total
 * @param hasFineprint true if fine print follows the table, which must be on the page of the last row
 */
export function staysWithNext(
  totalRowFlags: readonly boolean[],
  index: number,
  hasFineprint = false,
): boolean {
  const lastIndex = totalRowFlags.length - 1;
  if (index >= lastIndex) return hasFineprint;
  return (
    totalRowFlags.length <= maxUnsplitRows ||
    index === 0 ||
    index === lastIndex - 1 ||
    totalRowFlags.slice(index + 1, index + 3).includes(true)
  );
}
