// Reads ZIP files (PKWARE's APPNOTE, 4.3). fflate has no suitable function: the asynchronous ones start `blob:`
// workers, and `unzipSync` inflates an entry to its end even if it is longer than the directory claims.
import { Inflate } from 'fflate';

/** Limits for a ZIP file, which are checked before inflating anything. */
export type ZipLimits = {
  readonly maxEntries: number;
  /** Maximum inflated bytes of all entries, according to the directory. */
  readonly maxInflatedBytes: number;
};

/** Limits for office files, far above the size of schools' files. */
const officeLimits: ZipLimits = { maxEntries: 1_000, maxInflatedBytes: 60_000_000 };

export type Zip = {
  readonly entryNames: ReadonlySet<string>;
  /**
   * Inflates the named entries. Ignores names that the ZIP doesn't have.
   * @throws Error if an entry is damaged, or larger than the directory claims
   */
  readonly inflate: (names: readonly string[]) => Readonly<Record<string, Uint8Array>>;
};

type Entry = {
  readonly name: string;
  readonly method: number;
  readonly compressedSize: number;
  /** Number of inflated bytes. */
  readonly size: number;
  /** Offset of the entry's header. */
  readonly offset: number;
};

const toView = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Placeholder for a number that is in a ZIP64 field instead. */
const zip64Marker = 0xffffffff;

/**
 * Reads a 64-bit number. One beyond 2^53 loses precision, but as an offset it is outside any file, so reading there
 * throws.
 */
const readLong = (view: DataView, offset: number) => Number(view.getBigUint64(offset, true));

const endSignature = 0x06054b50;
const endLength = 22;
const maxCommentLength = 0xffff;

function findEnd(view: DataView): number | null {
  const lastOffset = view.byteLength - endLength;
  for (let offset = lastOffset; offset >= Math.max(0, lastOffset - maxCommentLength); offset -= 1) {
    if (view.getUint32(offset, true) === endSignature) return offset;
  }
  return null;
}

const locatorSignature = 0x07064b50;
const locatorLength = 20;
const end64Signature = 0x06064b50;

/** Number of entries, and offset of the first entry. */
type Directory = { readonly count: number; readonly offset: number };

/** Returns null if the bytes aren't a ZIP. */
function findDirectory(view: DataView): Directory | null {
  const end = findEnd(view);
  if (end === null) return null;
  // Check for ZIP64, which some programs write even for small files.
  const locator = end - locatorLength;
  if (locator >= 0 && view.getUint32(locator, true) === locatorSignature) {
    const end64 = readLong(view, locator + 8);
    if (view.getUint32(end64, true) !== end64Signature) return null;
    return { count: readLong(view, end64 + 32), offset: readLong(view, end64 + 48) };
  }
  return { count: view.getUint16(end + 10, true), offset: view.getUint32(end + 16, true) };
}

const zip64Field = 1;

/** Returns the offset of the ZIP64 numbers in an entry's extra fields; null if there are none. */
function findZip64(view: DataView, start: number, end: number): number | null {
  for (let offset = start; offset + 4 <= end; offset += 4 + view.getUint16(offset + 2, true)) {
    if (view.getUint16(offset, true) === zip64Field) return offset + 4;
  }
  return null;
}

const entrySignature = 0x02014b50;
const entryLength = 46;

function readEntry(
  bytes: Uint8Array,
  offset: number,
): { readonly entry: Entry; readonly nextOffset: number } | null {
  const view = toView(bytes);
  if (view.getUint32(offset, true) !== entrySignature) return null;
  const nameEnd = offset + entryLength + view.getUint16(offset + 28, true);
  const extraEnd = nameEnd + view.getUint16(offset + 30, true);
  let zip64Offset = findZip64(view, nameEnd, extraEnd);
  // The ZIP64 field has only the numbers that don't fit in 32 bits, in the order in which they are read below.
  const readNumber = (numberOffset: number) => {
    const number = view.getUint32(numberOffset, true);
    if (number !== zip64Marker || zip64Offset === null) return number;
    zip64Offset += 8;
    return readLong(view, zip64Offset - 8);
  };
  const size = readNumber(offset + 24);
  const compressedSize = readNumber(offset + 20);
  const entry = {
    name: new TextDecoder().decode(bytes.subarray(offset + entryLength, nameEnd)),
    method: view.getUint16(offset + 10, true),
    compressedSize,
    size,
    offset: readNumber(offset + 42),
  };
  return { entry, nextOffset: extraEnd + view.getUint16(offset + 32, true) };
}

/** @throws RangeError if the file ends before the directory */
function readDirectory(bytes: Uint8Array, limits: ZipLimits): readonly Entry[] | 'excess' | 'damaged' {
  const directory = findDirectory(toView(bytes));
  if (directory === null) return 'damaged';
  const { count } = directory;
  if (count > limits.maxEntries) return 'excess';
  const entries: Entry[] = [];
  let { offset } = directory;
  let totalSize = 0;
  while (entries.length < count) {
    const result = readEntry(bytes, offset);
    if (!result) return 'damaged';
    entries.push(result.entry);
    offset = result.nextOffset;
    totalSize += result.entry.size;
    if (totalSize > limits.maxInflatedBytes) return 'excess';
  }
  return entries;
}

const headerLength = 30;
const storedMethod = 0;
const deflatedMethod = 8;

/** Compressed bytes to inflate at a time. They expand to at most four megabytes. */
const chunkLength = 4_096;

function inflate(bytes: Uint8Array, { name, method, compressedSize, size, offset }: Entry): Uint8Array {
  const view = toView(bytes);
  const start = offset + headerLength + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const data = bytes.subarray(start, start + compressedSize);
  const isComplete =
    data.length === compressedSize &&
    (method === deflatedMethod || (method === storedMethod && size === compressedSize));
  if (!isComplete) throw new Error(`${name} is damaged`);
  if (method === storedMethod) return data;
  const inflated = new Uint8Array(size);
  let end = 0;
  const stream = new Inflate((chunk) => {
    // `set` throws if the entry is larger than the directory claims.
    inflated.set(chunk, end);
    end += chunk.length;
  });
  for (let start = 0; start < compressedSize; start += chunkLength)
    stream.push(data.subarray(start, start + chunkLength), start + chunkLength >= compressedSize);
  return inflated.subarray(0, end);
}

/**
 * Reads the directory of a ZIP.
 * @returns 'excess' if the file exceeds the limits, 'damaged' if the bytes aren't a ZIP
 */
export function openZip(bytes: Uint8Array, limits = officeLimits): Zip | 'excess' | 'damaged' {
  try {
    const entries = readDirectory(bytes, limits);
    if (typeof entries === 'string') return entries;
    return {
      entryNames: new Set(entries.map(({ name }) => name)),
      inflate: (names) =>
        Object.fromEntries(
          entries
            .filter(({ name }) => names.includes(name))
            .map((entry) => [entry.name, inflate(bytes, entry)]),
        ),
    };
  } catch {
    return 'damaged';
  }
}
