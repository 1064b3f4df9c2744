import { memoizeAsync } from '../../../platform/memoize-async.ts';
import { preloadToasts } from '../../../ui/toast-host.tsx';
import { fetchParts } from '../download/download.ts';
import { ownLogo } from '../download/own-logo.ts';
import type { DocumentEntry } from '../templates/documents.ts';

/** What the file is made of, fetched once: from then on nothing is asked for. */
export const loadParts = memoizeAsync(
  ({ productId }: DocumentEntry) => productId,
  (entry) => fetchParts(entry, { logo: ownLogo }),
);

/** A browser that prints fetches what it has put off: the site's own logos, in head and foot. */
function loadLazyImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    image.loading = 'eager';
}

/**
 * Fetches ahead all that completing a document may need: the page goes on working without a network, and nothing is
 * asked for any more while people fill in their data.
 */
export async function prefetch(entry: DocumentEntry): Promise<void> {
  loadLazyImages();
  await Promise.all([loadParts(entry), preloadToasts()]);
}
