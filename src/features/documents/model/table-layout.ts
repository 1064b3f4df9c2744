// Layout of tables that the Word file and the preview share.
/** Label and value of a field. */
export const fieldShares: readonly number[] = [35, 65];

/** Returns the width of each column of signatures as a percentage. A single person signs in the middle. */
export function signatureShares(people: number): readonly number[] {
  return people === 1 ? [20, 60, 20] : Array.from({ length: people }, () => 100 / people);
}

/** Rows of the longest table that isn't split: a week with its total has seven. */
const maxWholeRows = 8;

/**
 * True if the row stays on one page with the next one. A longer table may be split, but not after its first row, before
 * its last one, or between a total and the two rows above it.
 * @param totals tells for each row whether it is a total
 * @param hasFineprint true if fine print follows the table; it stays on the page of the last row
 */
export function staysWithNext(totals: readonly boolean[], place: number, hasFineprint = false): boolean {
  const last = totals.length - 1;
  if (place >= last) return hasFineprint;
  return (
    totals.length <= maxWholeRows ||
    place === 0 ||
    place === last - 1 ||
    totals.slice(place + 1, place + 3).includes(true)
  );
}
