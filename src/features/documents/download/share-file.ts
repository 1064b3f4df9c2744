import { TimeoutError, withTimeLimit } from '../../../platform/async.ts';

/** Milliseconds to wait for a share sheet, because some browsers don't report that the person has closed it. */
const shareMs = 60_000;

/** True if the browser claims that it can share the file. Chromium claims it for Word files, but then refuses them. */
export function canShare(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}

/**
 * Opens the system's share sheet with the file.
 * @returns 'declined' if the person closes the sheet or leaves it open for a minute; 'forbidden' if the browser refuses
 * the type of file, or because the click was too long ago; 'failed' for other errors
 */
export async function shareFile(file: File): Promise<'shared' | 'declined' | 'forbidden' | 'failed'> {
  try {
    await withTimeLimit(navigator.share({ files: [file] }), shareMs);
    return 'shared';
  } catch (error) {
    if (error instanceof TimeoutError) return 'declined';
    const name = error instanceof DOMException ? error.name : '';
    if (name === 'AbortError') return 'declined';
    return name === 'NotAllowedError' ? 'forbidden' : 'failed';
  }
}
