import { downloadCopy } from '../../../content/documents/download-copy.ts';
import { inTime, memoizeAsync, pause } from '../../../platform/async.ts';
import { assetUrl } from '../../../platform/current-env.ts';
import { isPng } from '../../../platform/image.ts';
import { DownloadError } from './download-error.ts';

// The letterhead's logo: PNG for Word and for the preview beside the form, SVG for the other pages.
export const logoUrl = assetUrl('/img/logo-word.png');
export const shownLogoUrl = assetUrl('/img/logo.svg');

const { late, missing, noImage } = downloadCopy.logo;

type LogoOptions = {
  /** Milliseconds for all attempts together. */
  readonly timeoutMs?: number;
  /** Milliseconds before each further attempt. */
  readonly pausesMs?: readonly number[];
};

async function attempt(url: string, init: RequestInit): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, init);
  if (!response.ok) throw new DownloadError(`HTTP error! status: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!isPng(bytes)) throw new DownloadError(noImage);
  return bytes;
}

/**
 * Fetches the logo's PNG. Further attempts bypass the HTTP cache, which may hold the failure.
 * @throws DownloadError: a bad status ('HTTP error! status: {code}'), no answer in time or at all, or bytes that
 * are no PNG (a static host may answer index.html with status 200)
 */
export async function fetchLogo(
  url: string,
  { timeoutMs = 8_000, pausesMs = [400, 1200] }: LogoOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const limit = AbortSignal.timeout(timeoutMs);
  for (let failures = 0; ; failures += 1) {
    try {
      return await attempt(url, { signal: limit, cache: failures === 0 ? 'default' : 'reload' });
    } catch (cause) {
      const error =
        cause instanceof DownloadError ? cause : new DownloadError(limit.aborted ? late : missing, { cause });
      const ms = pausesMs[failures];
      if (ms === undefined) throw error;
      await pause(ms, limit).catch(() => {
        throw error;
      });
    }
  }
}

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

async function recall(url: string): Promise<Uint8Array | null> {
  try {
    const response = await (await caches.open(cacheName)).match(url);
    const bytes = response && new Uint8Array(await response.arrayBuffer());
    return bytes && isPng(bytes) ? bytes : null;
  } catch {
    return null;
  }
}

/**
 * A logo that is fetched once per page and cached on the device for when the network fails.
 * A failure is not cached: the next call tries again.
 * @returns a function that rejects as `fetchLogo` does
 */
export function cachedLogo(url: string, options?: LogoOptions): () => Promise<Uint8Array> {
  const load = memoizeAsync(String, async (of: string) => {
    try {
      const bytes = await fetchLogo(of, options);
      void keep(of, bytes);
      return bytes;
    } catch (error) {
      const cached = await inTime(recall(of), recallMs).catch(() => null);
      if (cached) return cached;
      throw error;
    }
  });
  return () => load(url);
}

/** The firm's logo; one instance, so that it is fetched once for all documents of a page. */
export const firmLogo = cachedLogo(logoUrl);
