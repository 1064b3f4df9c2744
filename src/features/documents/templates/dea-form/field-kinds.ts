import type { Unit } from '../../model/number.ts';

/** Characters. */
export function text(least: number, most: number) {
  return { kind: 'text', length: [least, most] } as const;
}

export function whole(unit: Unit, least: number, most: number = Number.MAX_SAFE_INTEGER) {
  return { kind: 'integer', range: [least, most], unit } as const;
}

export const formCount = whole('forms', 1);
export const shortDate = { kind: 'date', print: 'short' } as const;
export const expiryDate = { ...shortDate, isExpiry: true } as const;
