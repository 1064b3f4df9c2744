import saveAs from 'file-saver';
import { downloadCopy } from '../../../content/documents/download-copy.ts';
import { DownloadError } from './download-error.ts';
import { canShare, shareFile } from './share-file.ts';

/**
 * Ways to deliver a file: as a download (`save`), with the system's share sheet (`share`), or not at all until the
 * person opens the page in another browser (`open-in-browser`).
 */
export type Delivery = 'save' | 'share' | 'open-in-browser';

// Browsers inside other apps silently drop downloads of blobs: Instagram, Facebook, Line, TikTok, LinkedIn, Android's
// WebView ("; wv)"), and Apple's WebViews. The user agents of Apple's WebViews differ from Safari's by having no
// "Safari/". An iPad calls itself a Macintosh.
const inAppBrowser = /Instagram|FBAN|FBAV|FB_IAB|\bLine\/|BytedanceWebview|musical_ly|LinkedInApp|; wv\)/;
const appleWebView = /\b(?:iPhone|iPad|iPod|Macintosh)\b.*AppleWebKit(?!.*Safari\/)/;

export function deliveryFor(userAgent: string, canShare: boolean): Delivery {
  const blocksDownloads = inAppBrowser.test(userAgent) || appleWebView.test(userAgent);
  if (!blocksDownloads) return 'save';
  return canShare ? 'share' : 'open-in-browser';
}

/**
 * Delivers the file as a download, or with the system's share sheet if the browser blocks downloads.
 * @returns 'saved' once the download has begun, because browsers don't report its completion; 'declined' if the person
 * closes the share sheet or leaves it open for a minute
 * @throws DownloadError if this browser supports neither way, or refuses to share
 */
export async function deliver(file: File): Promise<'saved' | 'shared' | 'declined'> {
  const delivery = deliveryFor(navigator.userAgent, canShare(file));
  if (delivery === 'save') {
    saveAs(file, file.name);
    return 'saved';
  }
  if (delivery === 'open-in-browser') throw new DownloadError(downloadCopy.openInBrowser);
  const outcome = await shareFile(file);
  // Browsers allow sharing only within seconds of a click, and generating the first file may take longer. After the
  // next click it is faster, because the code has already loaded.
  if (outcome === 'forbidden') throw new DownloadError(downloadCopy.shareAgain);
  if (outcome === 'failed') throw new DownloadError(downloadCopy.openInBrowser);
  return outcome;
}
