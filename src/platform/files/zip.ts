// Reads ZIP files (PKWARE's APPNOTE, 4.3). fflate has no suitable function: the asynchronous ones start `blob:`
// workers, and `unzipSync` inflates an entry to its end even if it is longer than the directory claims.
import { Inflate } from 'fflate';

/** Limits for a file, which are checked before inflating anything. */
export type ZipLimits = {
  readonly entries: number;
  /** Maximum inflated bytes of all entries, according to the directory. */
  readonly inflated: number;
};

/** Limits for office files, far above the files of schools. */
const officeLimits: ZipLimits = { entries: 1_000, inflated: 60_000_000 };

/** ZIP file whose directory has been read. */
export type Zip = {
  readonly names: ReadonlySet<string>;
  /**
   * Inflates the named entries. Ignores names that the ZIP doesn't have.
   * @throws Error if an entry is damaged, or larger than the directory claims
   */
  readonly inflate: (names: readonly string[]) => Readonly<Record<string, Uint8Array>>;
};

type Entry = {
  readonly name: string;
  readonly method: number;
  /** Number of compressed bytes. */
  readonly packed: number;
  /** Number of inflated bytes. */
  readonly size: number;
  /** Offset of the entry's header. */
  readonly at: number;
};

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Value of a number that is in a ZIP64 field instead. */
const moved = 0xffffffff;

/** Reads 64 bits. Numbers beyond 2^53 lose digits, but such offsets are outside any file, so that reading throws. */
const readLong = (view: DataView, at: number) => Number(view.getBigUint64(at, true));

const endSignature = 0x06054b50;
const endLength = 22;
const maxCommentLength = 0xffff;

function findEnd(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - maxCommentLength); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}

const locatorSignature = 0x07064b50;
const locatorLength = 20;
const end64Signature = 0x06064b50;

/** Number of entries, and offset of the first entry. */
type Directory = { readonly count: number; readonly at: number };

/** Finds the directory; null if the bytes aren't a ZIP. */
function findDirectory(view: DataView): Directory | null {
  const end = findEnd(view);
  if (end === null) return null;
  // Check for ZIP64, which some programs write even for small files.
  const locator = end - locatorLength;
  if (locator >= 0 && view.getUint32(locator, true) === locatorSignature) {
    const end64 = readLong(view, locator + 8);
    if (view.getUint32(end64, true) !== end64Signature) return null;
    return { count: readLong(view, end64 + 32), at: readLong(view, end64 + 48) };
  }
  return { count: view.getUint16(end + 10, true), at: view.getUint32(end + 16, true) };
}

const zip64Field = 1;

/** Returns the offset of the ZIP64 numbers in an entry's extra fields; null if there are none. */
function findZip64(view: DataView, from: number, end: number): number | null {
  for (let at = from; at + 4 <= end; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) === zip64Field) return at + 4;
  }
  return null;
}

const entrySignature = 0x02014b50;
const entryLength = 46;

function readEntry(bytes: Uint8Array, at: number): { readonly entry: Entry; readonly next: number } | null {
  const view = viewOf(bytes);
  if (view.getUint32(at, true) !== entrySignature) return null;
  const nameEnd = at + entryLength + view.getUint16(at + 28, true);
  const extraEnd = nameEnd + view.getUint16(at + 30, true);
  let long = findZip64(view, nameEnd, extraEnd);
  // The ZIP64 field has only the numbers that didn't fit, in this order.
  const readMoved = (place: number) => {
    const number = view.getUint32(place, true);
    if (number !== moved || long === null) return number;
    long += 8;
    return readLong(view, long - 8);
  };
  const size = readMoved(at + 24);
  const packed = readMoved(at + 20);
  const entry = {
    name: new TextDecoder().decode(bytes.subarray(at + entryLength, nameEnd)),
    method: view.getUint16(at + 10, true),
    packed,
    size,
    at: readMoved(at + 42),
  };
  return { entry, next: extraEnd + view.getUint16(at + 32, true) };
}

/** @throws RangeError if the file ends before the directory */
function readDirectory(bytes: Uint8Array, limits: ZipLimits): readonly Entry[] | 'excess' | 'damaged' {
  const directory = findDirectory(viewOf(bytes));
  if (directory === null) return 'damaged';
  const { count } = directory;
  if (count > limits.entries) return 'excess';
  const entries: Entry[] = [];
  let { at } = directory;
  let size = 0;
  while (entries.length < count) {
    const read = readEntry(bytes, at);
    if (!read) return 'damaged';
    entries.push(read.entry);
    at = read.next;
    size += read.entry.size;
    if (size > limits.inflated) return 'excess';
  }
  return entries;
}

const headerLength = 30;
const stored = 0;
const deflated = 8;

/** Bytes to inflate at once. They expand to at most four megabytes. */
const step = 4_096;

function inflate(bytes: Uint8Array, { name, method, packed, size, at }: Entry): Uint8Array {
  const view = viewOf(bytes);
  const start = at + headerLength + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  const data = bytes.subarray(start, start + packed);
  const isWhole = data.length === packed && (method === deflated || (method === stored && size === packed));
  if (!isWhole) throw new Error(`${name} is damaged`);
  if (method === stored) return data;
  const whole = new Uint8Array(size);
  let end = 0;
  const stream = new Inflate((chunk) => {
    // `set` throws if there is more than the directory claims.
    whole.set(chunk, end);
    end += chunk.length;
  });
  for (let from = 0; from < packed; from += step)
    stream.push(data.subarray(from, from + step), from + step >= packed);
  return whole.subarray(0, end);
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
      names: new Set(entries.map(({ name }) => name)),
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
