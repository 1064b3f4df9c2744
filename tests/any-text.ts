import fc from 'fast-check';

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

const character = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => !isSurrogate(code))
  .map(
    (code) => String.fromCodePoint(code),
    (text) => (typeof text === 'string' && [...text].length === 1 ? (text.codePointAt(0) ?? 0) : -1),
  );

/**
 * Generates strings of any Unicode characters. fast-check's `unit: 'binary'` does too, but takes seven seconds to
 * build.
 */
export function anyText(constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> {
  return fc.string({ ...constraints, unit: character });
}
