import { downloadCopy } from '../../../content/documents/download-copy.ts';
import { memoizeAsync, sleep } from '../../../platform/async.ts';
import { assetUrl } from '../../../platform/current-env.ts';
import { isPng } from '../../../platform/files/image.ts';
import type { LogoUse } from '../model/document-entry.ts';
import { DownloadError } from './download-error.ts';

// Word files and the preview beside the form show the logo as a PNG, other pages as an SVG.
export const logoUrl = assetUrl('/img/logo-word.png');
export const pageLogoUrl = assetUrl('/img/logo.svg');

const { late: timeoutMessage, missing: failureMessage, noImage: notPngMessage } = downloadCopy.logo;

type LogoOptions = {
  /** Milliseconds for all attempts together. */
  readonly timeoutMs?: number;
  readonly retryDelaysMs?: readonly number[];
};

async function attemptFetch(url: string, init: RequestInit): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, init);
  if (!response.ok) throw new DownloadError(`HTTP error! status: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!isPng(bytes)) throw new DownloadError(notPngMessage);
  return bytes;
}

/**
 * Fetches the logo's PNG. Retries bypass the HTTP cache, which may contain the failed response.
 * @throws DownloadError if the status is an error ('HTTP error! status: {code}'), if no response arrives in time, or if
 * the bytes aren't a PNG: some static hosts answer a missing file with index.html and status 200
 */
export async function fetchLogo(
  url: string,
  { timeoutMs = 8_000, retryDelaysMs = [400, 1200] }: LogoOptions = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const timeoutSignal = AbortSignal.timeout(timeoutMs);
  for (let failureCount = 0; ; failureCount += 1) {
    try {
      return await attemptFetch(url, {
        signal: timeoutSignal,
        cache: failureCount === 0 ? 'default' : 'reload',
      });
    } catch (cause) {
      const error =
        cause instanceof DownloadError
          ? cause
          : new DownloadError(timeoutSignal.aborted ? timeoutMessage : failureMessage, { cause });
      const delayMs = retryDelaysMs[failureCount];
      if (delayMs === undefined) throw error;
      await sleep(delayMs, timeoutSignal).catch(() => {
        throw error;
      });
    }
  }
}

const memoizedFetchLogo = memoizeAsync(String, (url: string) => fetchLogo(url));

/** Fetches the firm's logo once per page. After a failure the next call tries again. */
export const fetchFirmLogo = () => memoizedFetchLogo(logoUrl);

/**
 * Fetches the logo of a document's letterhead; null if the letterhead has no logo, or if an optional logo doesn't load.
 * @throws DownloadError like {@link fetchLogo} for a document that requires it
 */
export async function fetchLogoFor(logoUse: LogoUse): Promise<Uint8Array<ArrayBuffer> | null> {
  if (logoUse === 'none') return null;
  return logoUse === 'required' ? fetchFirmLogo() : fetchFirmLogo().catch(() => null);
}
