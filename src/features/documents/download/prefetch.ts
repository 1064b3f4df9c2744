import { memoizeAsync } from '../../../platform/async.ts';
import { preloadToasts } from '../../../ui/toast/toast-host.tsx';
import type { DocumentEntry } from '../model/document-entry.ts';
import { fetchParts } from './download.ts';
import { ownLogo } from './own-logo.ts';

/** The parts of the document's file, fetched once per page. Rejects as `fetchParts` does; the next call tries again. */
export const loadParts = memoizeAsync(
  ({ productId }: DocumentEntry) => productId,
  (entry) => fetchParts(entry, { logo: ownLogo }),
);

/** The same for a document with the school's own letterhead, which has no place for the logo. */
export const loadPartsWithoutLogo = memoizeAsync(
  ({ productId }: DocumentEntry) => productId,
  (entry) => fetchParts(entry, { logo: null }),
);

/** Off-screen lazy images (the site's logos) would otherwise be fetched only when the page is printed. */
function loadLazyImages(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'))
    image.loading = 'eager';
}

/** Fetches all that completing a document may need; once it resolves, the page works offline. Rejects if a part fails. */
export async function prefetch(entry: DocumentEntry): Promise<void> {
  loadLazyImages();
  await Promise.all([loadParts(entry), preloadToasts()]);
}
