import { downloadCopy } from '../../../content/documents/download-copy.ts';
import { memoizeAsync, pause } from '../../../platform/async.ts';
import { assetUrl } from '../../../platform/current-env.ts';
import { isPng } from '../../../platform/files/image.ts';
import type { LogoUse } from '../model/document-entry.ts';
import { DownloadError } from './download-error.ts';

// The letterhead's logo is a PNG for Word and for the preview next to the form, and an SVG on the other pages.
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
 * @throws DownloadError for a bad status ('HTTP error! status: {code}'), no answer in time or at all, or bytes that are
 * no PNG (a static host may answer index.html with status 200)
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

const load = memoizeAsync(String, (url: string) => fetchLogo(url));

/** Fetches the firm's logo once for all documents of a page. After a failure the next call tries again. */
export const firmLogo = () => load(logoUrl);

/**
 * Fetches the logo of a document's letterhead; null without one, and if an optional logo doesn't load.
 * @throws DownloadError like {@link fetchLogo} for a document that requires it
 */
export async function logoFor(logo: LogoUse): Promise<Uint8Array<ArrayBuffer> | null> {
  if (logo === 'none') return null;
  return logo === 'required' ? firmLogo() : firmLogo().catch(() => null);
}
