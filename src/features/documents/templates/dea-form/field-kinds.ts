/** Characters. */
export function text(least: number, most: number) {
  return { kind: 'text', length: [least, most] } as const;
}

export function whole(least: number, most: number) {
  return { kind: 'integer', range: [least, most] } as const;
}

export const anyCount = whole(1, Number.MAX_SAFE_INTEGER);
export const shortDate = { kind: 'date', print: 'short' } as const;
