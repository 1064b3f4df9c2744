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
 * its last one or before a total.
 * @param totals tells for each row whether it is a total
 */
export function staysWithNext(totals: readonly boolean[], place: number): boolean {
  const last = totals.length - 1;
  if (place >= last) return false;
  return totals.length <= maxWholeRows || place === 0 || place === last - 1 || totals[place + 1] === true;
}
