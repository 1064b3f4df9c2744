import fc from 'fast-check';

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

const character = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => !isSurrogate(code))
  .map(
    (code) => String.fromCodePoint(code),
    // fast-check needs the inverse to shrink strings. For other values the inverse returns -1, which is no code point.
    (text) => (typeof text === 'string' && [...text].length === 1 ? (text.codePointAt(0) ?? 0) : -1),
  );

/**
 * Generates strings of any Unicode characters. fast-check's `unit: 'binary'` generates them too, but takes seven
 * seconds to start.
 */
export function anyText(constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> {
  return fc.string({ ...constraints, unit: character });
}
