import { TimeoutError, withTimeLimit } from '../../../platform/async.ts';

/**
 * Milliseconds after which an open share sheet counts as closed, because some browsers don't report that the person
 * closed it.
 */
const shareTimeoutMs = 60_000;

/**
 * True if the browser says that it can share the file. Chromium says this of Word files, too, but then refuses to
 * share them.
 */
export function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/**
 * Opens the system's share sheet with the file.
 * @returns 'declined' if the person closes the sheet or leaves it open for a minute; 'forbidden' if the browser
 * refuses, because of the file's type or because the click was too long ago; 'failed' for other errors
 */
export async function shareFile(file: File): Promise<'shared' | 'declined' | 'forbidden' | 'failed'> {
  try {
    await withTimeLimit(navigator.share({ files: [file] }), shareTimeoutMs);
    return 'shared';
  } catch (error) {
    if (error instanceof TimeoutError) return 'declined';
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'declined';
    return name === 'NotAllowedError' ? 'forbidden' : 'failed';
  }
}
