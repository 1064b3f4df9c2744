import { preloadToasts } from '../../../ui/toast-host.tsx';
import type { DocumentEntry } from '../documents.ts';
import { fetchParts, type Parts } from '../download.ts';
import { logoUrl } from '../logo-url.ts';

const known = new Map<string, Promise<Parts>>();

/** What the file is made of, fetched once: from then on nothing is asked for. A failed load is tried again. */
export function partsOf(entry: DocumentEntry): Promise<Parts> {
  const loaded = known.get(entry.productId);
  if (loaded) return loaded;
  const loading = fetchParts(entry, { logoUrl });
  known.set(entry.productId, loading);
  loading.catch(() => known.delete(entry.productId));
  return loading;
}

/** Fetches ahead all that completing a document may need, so that the page goes on working without a network. */
export async function prepareOffline(entry: DocumentEntry): Promise<void> {
  await Promise.all([partsOf(entry), preloadToasts()]);
}
