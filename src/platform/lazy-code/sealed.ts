// Stores whether this document is sealed: see seal-page.ts, which loads late. A sealed document can't load anything, so
// code that loads something on demand must check `isSealed` first.

let path: string | null = null;

/**
 * Returns the path of the page for which this document was sealed; null if it isn't sealed. Nothing can undo the seal.
 */
export const sealedPath = () => path;

export const isSealed = () => path !== null;

export function markSealed(pathname: string): void {
  path = pathname;
}

/** Copies of images as `data:` URLs, keyed by address. A sealed page can't show other images. */
export const imageCopies = new Map<string, string>();

export const resolveImageAddress = (address: string) => imageCopies.get(address) ?? address;
