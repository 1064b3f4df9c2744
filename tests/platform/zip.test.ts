import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openZip, type Zip } from '../../src/platform/zip.ts';

const limits = { entries: 10, inflated: 100_000 };

function opened(bytes: Uint8Array): Zip {
  const zip = openZip(bytes, limits);
  if (typeof zip === 'string') throw new Error(zip);
  return zip;
}

/** Changes each size that the headers give for what is inflated. */
function claiming(bytes: Uint8Array, size: number): Uint8Array {
  const changed = bytes.slice();
  const view = new DataView(changed.buffer);
  for (let at = 0; at < changed.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  }
  return changed;
}

test('whatever is in a ZIP comes out of it', () => {
  const files = fc.dictionary(
    // What fflate cannot write: it looks its files up by name.
    fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name !== '__proto__'),
    fc.uint8Array({ maxLength: 9_000 }),
    {
      maxKeys: 10,
      noNullPrototype: true,
    },
  );
  fc.assert(
    fc.property(files, fc.constantFrom(0, 6), (of, level) => {
      const zip = opened(zipSync(of, { level: level as 0 | 6, comment: 'PK' }));
      expect([...zip.names].sort()).toEqual(Object.keys(of).sort());
      expect(zip.inflate(Object.keys(of))).toEqual(of);
    }),
    { numRuns: 40 },
  );
});

test('no ZIP, a cut or an altered one is damaged, or its entry is', () => {
  const whole = zipSync({ 'a.xml': strToU8('<a/>'.repeat(900)) });
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.nat(whole.length - 1).map((length) => whole.slice(0, length)),
    fc.tuple(fc.nat(whole.length - 1), fc.nat(255)).map(([at, byte]) => {
      const altered = whole.slice();
      altered[at] = byte;
      return altered;
    }),
  );
  fc.assert(
    fc.property(bytes, (of) => {
      const zip = openZip(of, limits);
      if (typeof zip === 'string') return;
      try {
        expect(zip.inflate([...zip.names])['a.xml']?.length ?? 0).toBeLessThanOrEqual(limits.inflated);
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
});

test('more entries or more bytes than the limits are refused before anything is inflated', () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, place) => [`${place}`, new Uint8Array()]));
  expect(openZip(zipSync(many), limits)).toBe('excess');
  expect(openZip(zipSync({ a: new Uint8Array(60_000), b: new Uint8Array(60_000) }), limits)).toBe('excess');
});

test('an entry that is larger than the directory says is given up at that size', () => {
  const bomb = claiming(zipSync({ a: new Uint8Array(10_000_000) }), 1_000);
  expect(() => opened(bomb).inflate(['a'])).toThrow();
});
