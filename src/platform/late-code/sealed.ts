// Says whether this document has sealed itself: see seal-page.ts, which loads late. A sealed document can load nothing
// more, so whoever loads something on demand asks here first.

let path: string | null = null;

/** Path of the page that this document was sealed for; null if it isn't sealed. There is no way back. */
export const sealedPath = () => path;

export const isSealed = () => path !== null;

export function markSealed(pathname: string): void {
  path = pathname;
}

/** Copies of images as `data:` addresses, by their own address. They are all that a sealed page can show. */
export const imageCopies = new Map<string, string>();

/** Returns the address of an image's copy, or its own if it has none. */
export const shownAddress = (address: string) => imageCopies.get(address) ?? address;
