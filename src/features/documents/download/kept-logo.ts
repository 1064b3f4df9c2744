import { inTime, memoizeAsync } from '../../../platform/async.ts';
import { isPng } from '../../../platform/image.ts';
import { fetchLogo, type LogoOptions } from './logo.ts';

/** Resolves to the logo's PNG; rejects with a LogoError. */
export type GetLogo = () => Promise<Uint8Array>;

const cacheName = 'mle.logo';
/** Milliseconds to open the browser's cache and read from it. */
const recallMs = 1_000;

/** Caches the bytes for a later visit; the browser may have no cache for this page (plain http) or refuse it. */
async function keep(url: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await (await caches.open(cacheName)).put(url, new Response(bytes));
  } catch {
    // Then the logo is fetched again.
  }
}

async function read(url: string): Promise<Uint8Array | null> {
  try {
    const response = await (await caches.open(cacheName)).match(url);
    const bytes = response && new Uint8Array(await response.arrayBuffer());
    return bytes && isPng(bytes) ? bytes : null;
  } catch {
    return null;
  }
}

function recall(url: string): Promise<Uint8Array | null> {
  return inTime(read(url), recallMs).catch(() => null);
}

/**
 * A logo that is fetched once per page and cached on the device for when the network fails.
 * A failure is not cached: the next call tries again.
 */
export function keptLogo(url: string, options?: LogoOptions): GetLogo {
  const load = memoizeAsync(String, async (of: string) => {
    try {
      const bytes = await fetchLogo(of, options);
      void keep(of, bytes);
      return bytes;
    } catch (error) {
      const kept = await recall(of);
      if (kept) return kept;
      throw error;
    }
  });
  return () => load(url);
}
