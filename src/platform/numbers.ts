let counts: Intl.NumberFormat | undefined;

/** @param count whole, e.g. 1998 → "1.998" */
export function formatCount(count: number): string {
  // By itself es-CL groups counts from five figures on alone.
  counts ??= new Intl.NumberFormat('es-CL', { useGrouping: 'always' });
  return counts.format(count);
}
