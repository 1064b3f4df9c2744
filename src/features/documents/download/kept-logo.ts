import { memoizeAsync } from '../../../platform/memoize-async.ts';
import { inTime } from '../../../platform/time-limit.ts';
import { isPng } from '../word/png.ts';
import { fetchLogo, type LogoOptions } from './logo.ts';

/** Gives the logo's PNG; rejects with a LogoError. */
export type GetLogo = () => Promise<Uint8Array>;

const cacheName = 'mle.logo';
/** Milliseconds that the browser has to open its cache and read from it. */
const recallMs = 1_000;

/** Keeps the bytes for a later visit; the browser may have no cache for this page (plain http) or refuse it. */
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
 * A logo that is fetched once per page and kept on the device, which has it where the network does not.
 * A failure is forgotten, so that the next call tries again.
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
