// ZIP files (PKWARE's APPNOTE, 4.3), read in this thread: fflate's asynchronous calls start `blob:` workers, and its
// `unzipSync` inflates an entry to its end, however much more that is than the directory says.
import { Inflate } from 'fflate';

/** Of what a person may open: it is counted before anything is inflated. */
export type ZipLimits = {
  readonly entries: number;
  /** Bytes of all entries inflated, as the directory has them. */
  readonly inflated: number;
};

/** Of the files of office programs: far above what a school has. */
const officeLimits: ZipLimits = { entries: 1_000, inflated: 60_000_000 };

/** A ZIP of which the directory alone was read. */
export type Zip = {
  readonly names: ReadonlySet<string>;
  /**
   * Inflates those of the entries that there are.
   * @throws for an entry that is damaged, or larger than the directory says
   */
  readonly inflate: (names: readonly string[]) => Readonly<Record<string, Uint8Array>>;
};

type Entry = {
  readonly name: string;
  readonly method: number;
  /** Bytes in the file, and inflated. */
  readonly packed: number;
  readonly size: number;
  /** Where its own header begins. */
  readonly at: number;
};

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

const endSignature = 0x06054b50;
const endLength = 22;
const longestComment = 0xffff;

/** Where the end of the directory is; null for what is no ZIP. */
function findEnd(view: DataView): number | null {
  const last = view.byteLength - endLength;
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  return null;
}

const entrySignature = 0x02014b50;
const entryLength = 46;

function readEntry(bytes: Uint8Array, at: number): { readonly entry: Entry; readonly next: number } | null {
  const view = viewOf(bytes);
  if (view.getUint32(at, true) !== entrySignature) return null;
  const end = at + entryLength + view.getUint16(at + 28, true);
  const entry = {
    name: new TextDecoder().decode(bytes.subarray(at + entryLength, end)),
    method: view.getUint16(at + 10, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    at: view.getUint32(at + 42, true),
  };
  return { entry, next: end + view.getUint16(at + 30, true) + view.getUint16(at + 32, true) };
}

/** @throws RangeError where the file ends before its directory does */
function readDirectory(bytes: Uint8Array, limits: ZipLimits): readonly Entry[] | 'excess' | 'damaged' {
  const view = viewOf(bytes);
  const end = findEnd(view);
  if (end === null) return 'damaged';
  const count = view.getUint16(end + 10, true);
  if (count > limits.entries) return 'excess';
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
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

/** Bytes that are inflated at once: four megabytes at the most come of them. */
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
    // Throws where there is more than the directory says.
    whole.set(chunk, end);
    end += chunk.length;
  });
  for (let from = 0; from < packed; from += step)
    stream.push(data.subarray(from, from + step), from + step >= packed);
  return whole.subarray(0, end);
}

/**
 * Reads the directory.
 * @returns 'excess' beyond the limits, 'damaged' for what is no ZIP
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
