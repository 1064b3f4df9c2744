import { unzipSync } from 'fflate';

/** Of what a person may open: it is counted before anything is inflated. */
export type ZipLimits = {
  readonly entries: number;
  /** Bytes of all entries inflated, as the directory has them. */
  readonly inflated: number;
};

/** A ZIP of which the directory alone was read. */
export type Zip = {
  readonly names: ReadonlySet<string>;
  /** Inflates those of the entries that there are, in this thread: fflate's asynchronous calls start `blob:` workers. */
  readonly inflate: (names: readonly string[]) => Readonly<Record<string, Uint8Array>>;
};

class Excess extends Error {}

/**
 * Reads the directory. An entry that is larger than the directory says is cut to that size, which bounds the memory.
 * @returns 'excess' beyond the limits, 'damaged' for what is no ZIP
 */
export function openZip(bytes: Uint8Array, { entries, inflated }: ZipLimits): Zip | 'excess' | 'damaged' {
  const names = new Set<string>();
  let count = 0;
  let size = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        count += 1;
        size += originalSize;
        if (count > entries || size > inflated) throw new Excess();
        names.add(name);
        return false;
      },
    });
  } catch (error) {
    return error instanceof Excess ? 'excess' : 'damaged';
  }
  return {
    names,
    inflate: (wanted) => unzipSync(bytes, { filter: ({ name }) => wanted.includes(name) }),
  };
}
