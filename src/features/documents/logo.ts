import { downloadCopy } from '../../content/checkout.ts';
import { withTimeout } from '../../platform/abort.ts';
import { isPng } from './png.ts';

const { late, missing, noImage } = downloadCopy.logo;

/** The contract's logo could not be had; the message is shown small under the download's own error. */
export class LogoError extends Error {
  override readonly name = 'LogoError';
}

export interface LogoOptions {
  /** Milliseconds until a logo that hangs is given up, its bytes included; 8000 unless told. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

async function fetchBytes(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new LogoError(`HTTP error! status: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}

/**
 * Fetches the logo's PNG.
 * @throws LogoError: a bad status ('HTTP error! status: {code}'), no answer in time or at all, or bytes that
 * are no PNG (a static host may answer index.html with status 200). The caller's own abort is thrown as it is.
 */
export async function fetchLogo(
  url: string,
  { timeoutMs = 8_000, signal }: LogoOptions = {},
): Promise<Uint8Array> {
  let bytes: Uint8Array;
  try {
    bytes = await withTimeout(timeoutMs, signal, (inTime) => fetchBytes(url, inTime));
  } catch (cause) {
    if (cause instanceof LogoError || signal?.aborted) throw cause;
    if (cause instanceof DOMException && cause.name === 'TimeoutError') throw new LogoError(late, { cause });
    throw new LogoError(missing, { cause });
  }
  if (!isPng(bytes)) throw new LogoError(noImage);
  return bytes;
}
