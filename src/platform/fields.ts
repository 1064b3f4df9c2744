// What every page parses, it parses by these: the schemas' package comes with the pages that have more to check.

/** The fields of what may be an object; none of anything else. */
export function fieldsOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export function isWhole(
  value: unknown,
  least: number,
  most: number = Number.POSITIVE_INFINITY,
): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}
