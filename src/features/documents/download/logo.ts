import { downloadCopy } from '../../../content/download-copy.ts';
import { pause } from '../../../platform/async.ts';
import { isPng } from '../../../platform/image.ts';
import { DownloadError } from './download-error.ts';

const { late, missing, noImage } = downloadCopy.logo;

/** The letterhead's logo could not be loaded. */
export class LogoError extends DownloadError {
  override readonly name = 'LogoError';
}

export type LogoOptions = {
  /** Milliseconds for all attempts together; 8000 by default. */
  readonly timeoutMs?: number;
  /** Milliseconds before each further attempt; by default two attempts, after 400 and 1200 ms. */
  readonly pausesMs?: readonly number[];
};

async function attempt(url: string, init: RequestInit): Promise<Uint8Array<ArrayBuffer>> {
  const response = await fetch(url, init);
  if (!response.ok) throw new LogoError(`HTTP error! status: ${response.status}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!isPng(bytes)) throw new LogoError(noImage);
  return bytes;
}

/**
 * Fetches the logo's PNG. Further attempts bypass the HTTP cache, which may hold the failure.
 * @throws LogoError: a bad status ('HTTP error! status: {code}'), no answer in time or at all, or bytes that
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
        cause instanceof LogoError ? cause : new LogoError(limit.aborted ? late : missing, { cause });
      const ms = pausesMs[failures];
      if (ms === undefined) throw error;
      await pause(ms, limit).catch(() => {
        throw error;
      });
    }
  }
}
