import { DownloadError } from './download-error.ts';

/** As a download, with the system's share sheet, or only after opening the page in another browser. */
export type Delivery = 'save' | 'share' | 'open-in-browser';

// Browsers inside other apps silently drop downloads of blobs: Instagram, Facebook, Line, TikTok,
// LinkedIn, Android's WebView ("; wv)"), and every WebView of Apple, which alone leaves out "Safari/"; an iPad
// calls itself a Macintosh.
const inAppBrowser = /Instagram|FBAN|FBAV|FB_IAB|\bLine\/|BytedanceWebview|musical_ly|LinkedInApp|; wv\)/;
const appleWebView = /\b(?:iPhone|iPad|iPod|Macintosh)\b.*AppleWebKit(?!.*Safari\/)/;

/**
 * How a generated file can reach the person in this browser.
 * @param userAgent the browser's `navigator.userAgent`
 * @param canShare whether it can share this very file (`navigator.canShare({ files })`)
 */
export function deliveryFor(userAgent: string, canShare: boolean): Delivery {
  const blocked = inAppBrowser.test(userAgent) || appleWebView.test(userAgent);
  if (!blocked) return 'save';
  return canShare ? 'share' : 'open-in-browser';
}

/** The file is ready, but this browser cannot save it; the message, in Spanish, says what to do. */
export class DeliveryBlocked extends DownloadError {
  override readonly name = 'DeliveryBlocked';
}
