// ZIP files, read in this thread: fflate's asynchronous calls start `blob:` workers, which the site's policy refuses.
import { unzipSync } from 'fflate';

/** Of what a person may open, counted before anything is inflated: far above what a school's files have. */
const most = { entries: 1_000, inflated: 60_000_000 };

/** A ZIP of which the directory alone was read. */
export type Zip = {
  /** Bytes that each entry takes in the file, by its name. */
  readonly packed: ReadonlyMap<string, number>;
  /**
   * Inflates those of the entries that there are. What is longer than the directory says is cut.
   * @throws for an entry that is damaged
   */
  readonly inflate: (names: readonly string[]) => Readonly<Record<string, Uint8Array>>;
};

/**
 * Reads the directory.
 * @returns 'excess' beyond the limits, 'damaged' for what is no ZIP
 */
export function openZip(bytes: Uint8Array): Zip | 'excess' | 'damaged' {
  const packed = new Map<string, number>();
  const total = { entries: 0, inflated: 0 };
  const isExcess = () => total.entries > most.entries || total.inflated > most.inflated;
  try {
    unzipSync(bytes, {
      filter: ({ name, size, originalSize }) => {
        total.entries += 1;
        total.inflated += originalSize;
        // A directory may claim billions of entries.
        if (isExcess()) throw new RangeError('Too much to inflate');
        packed.set(name, size);
        return false;
      },
    });
  } catch {
    return isExcess() ? 'excess' : 'damaged';
  }
  return { packed, inflate: (names) => unzipSync(bytes, { filter: ({ name }) => names.includes(name) }) };
}
