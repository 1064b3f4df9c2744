// By default Spanish leaves numbers of four figures ungrouped.
const whole = new Intl.NumberFormat('es-CL', { useGrouping: 'always' });

/** @param count e.g. 1998 → "1.998" */
export function formatCount(count: number): string {
  return whole.format(count);
}
