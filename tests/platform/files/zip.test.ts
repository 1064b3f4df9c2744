import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { openZip, type Zip } from '../../../src/platform/files/zip.ts';

const limits = { maxEntries: 10, maxInflatedBytes: 100_000 };

function openValid(bytes: Uint8Array): Zip {
  const zip = openZip(bytes, limits);
  if (typeof zip === 'string') throw new Error(zip);
  return zip;
}

/** Changes the inflated size that the directory states for each entry. */
function withInflatedSize(bytes: Uint8Array, size: number): Uint8Array {
  const changed = bytes.slice();
  const view = new DataView(changed.buffer);
  for (let offset = 0; offset < changed.length - 46; offset += 1) {
    if (view.getUint32(offset, true) === 0x02014b50) view.setUint32(offset + 24, size, true);
  }
  return changed;
}

test('returns each file of a ZIP', () => {
  const files = fc.dictionary(
    // fflate can't write this name, because it reads the files from a plain object.
    fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name !== '__proto__'),
    fc.uint8Array({ maxLength: 9_000 }),
    {
      maxKeys: 10,
      noNullPrototype: true,
    },
  );
  fc.assert(
    fc.property(files, fc.constantFrom(0, 6), (content, level) => {
      const zip = openValid(zipSync(content, { level: level as 0 | 6, comment: 'PK' }));
      expect([...zip.entryNames].sort()).toEqual(Object.keys(content).sort());
      expect(zip.inflate(Object.keys(content))).toEqual(content);
    }),
    { numRuns: 40 },
  );
});

test('damaged bytes never exceed the limits', () => {
  const validZip = zipSync({ 'a.xml': strToU8('<a/>'.repeat(900)) });
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc.nat(validZip.length - 1).map((length) => validZip.slice(0, length)),
    fc.tuple(fc.nat(validZip.length - 1), fc.nat(255)).map(([index, byte]) => {
      const altered = validZip.slice();
      altered[index] = byte;
      return altered;
    }),
  );
  fc.assert(
    fc.property(bytes, (damaged) => {
      const zip = openZip(damaged, limits);
      if (typeof zip === 'string') return;
      try {
        expect(zip.inflate([...zip.entryNames])['a.xml']?.length ?? 0).toBeLessThanOrEqual(
          limits.maxInflatedBytes,
        );
      } catch (error) {
        expect(error).toBeInstanceOf(Error);
      }
    }),
  );
});

test('refuses a directory with too many or too large entries', () => {
  const files = Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`${index}`, new Uint8Array()]));
  expect(openZip(zipSync(files), limits)).toBe('excess');
  expect(openZip(zipSync({ a: new Uint8Array(60_000), b: new Uint8Array(60_000) }), limits)).toBe('excess');
});

test('refuses an entry larger than the directory states', () => {
  const bomb = withInflatedSize(zipSync({ a: new Uint8Array(10_000_000) }), 1_000);
  expect(() => openValid(bomb).inflate(['a'])).toThrow();
});

/**
 * Moves the sizes and offsets of a ZIP with one entry into ZIP64 fields, as some programs do even for small files.
 * Sections 4.3.12 to 4.3.16 and 4.5.3 of PKWARE's APPNOTE.TXT list the positions of the fields.
 */
function toZip64(bytes: Uint8Array): Uint8Array {
  const view = new DataView(bytes.buffer);
  const offsetOf = (signature: number) =>
    Array.from({ length: bytes.length - 4 }, (_, offset) => offset).find(
      (offset) => view.getUint32(offset, true) === signature,
    ) ?? 0;
  const entryOffset = offsetOf(0x02014b50);
  const endOffset = offsetOf(0x06054b50);
  const sizesAndOffset = [24, 20, 42].map((offset) => BigInt(view.getUint32(entryOffset + offset, true)));
  const directoryEntry = bytes.slice(entryOffset, endOffset);
  const directoryEntryView = new DataView(directoryEntry.buffer);
  for (const offset of [20, 24, 42]) directoryEntryView.setUint32(offset, 0xffffffff, true);
  const extraField = new DataView(new ArrayBuffer(28));
  extraField.setUint16(0, 1, true);
  extraField.setUint16(2, 24, true);
  sizesAndOffset.forEach((number, index) => {
    extraField.setBigUint64(4 + index * 8, number, true);
  });
  directoryEntryView.setUint16(30, 28, true);
  const zip64RecordsOffset = entryOffset + directoryEntry.length + 28;
  const zip64Records = new DataView(new ArrayBuffer(56 + 20));
  zip64Records.setUint32(0, 0x06064b50, true);
  zip64Records.setBigUint64(32, 1n, true);
  zip64Records.setBigUint64(48, BigInt(entryOffset), true);
  zip64Records.setUint32(56, 0x07064b50, true);
  zip64Records.setBigUint64(64, BigInt(zip64RecordsOffset), true);
  const endRecord = bytes.slice(endOffset);
  const endRecordView = new DataView(endRecord.buffer);
  endRecordView.setUint16(10, 0xffff, true);
  endRecordView.setUint32(16, 0xffffffff, true);
  const parts = [
    bytes.slice(0, entryOffset),
    directoryEntry,
    new Uint8Array(extraField.buffer),
    new Uint8Array(zip64Records.buffer),
    endRecord,
  ];
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

test('reads a small ZIP64 file', () => {
  const content = strToU8('<a/>'.repeat(900));
  const zip = openValid(toZip64(zipSync({ 'a.xml': content })));
  expect([...zip.entryNames]).toEqual(['a.xml']);
  expect(zip.inflate(['a.xml'])).toEqual({ 'a.xml': content });
});

test('reports a ZIP64 with its directory outside the file as damaged', () => {
  const bytes = toZip64(zipSync({ 'a.xml': strToU8('<a/>') }));
  const view = new DataView(bytes.buffer);
  view.setBigUint64(bytes.length - 22 - 12, 2n ** 60n, true);
  expect(openZip(bytes, limits)).toBe('damaged');
});
