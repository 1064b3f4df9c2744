import fc from 'fast-check';

const isSurrogate = (code: number) => code >= 0xd800 && code <= 0xdfff;

const character = fc
  .integer({ min: 0, max: 0x10_ff_ff })
  .filter((code) => !isSurrogate(code))
  .map(
    (code) => String.fromCodePoint(code),
    (text) => (typeof text === 'string' && [...text].length === 1 ? (text.codePointAt(0) ?? 0) : -1),
  );

/** Strings of any Unicode characters, like fast-check's `unit: 'binary'`, which takes seven seconds to build. */
export function anyText(constraints: Omit<fc.StringConstraints, 'unit'> = {}): fc.Arbitrary<string> {
  return fc.string({ ...constraints, unit: character });
}
