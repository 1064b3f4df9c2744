import type { BrowserContext, Page, Request } from 'playwright/test';
import { manifestPath } from '../../src/platform/lazy-code/prefetch.ts';

export function isSiteFile(request: Request): boolean {
  const { pathname, search } = new URL(request.url());
  const isFile = /^\/(?:assets|img|fonts)\//.test(pathname) || pathname === manifestPath;
  return request.method() === 'GET' && isFile && search === '';
}

/** Matches the address of the tab's icon. Chromium may fetch it at any time, even if the page sends no requests. */
export const tabIconPattern = /\/img\/favicon\.svg$/;

/**
 * Records every request after this call, except those for blob: and data: addresses, which stay within the page.
 * @param isExpected returns true for requests to leave out
 */
export function recordRequests(
  sender: Pick<Page | BrowserContext, 'on'>,
  isExpected: (request: Request) => boolean = () => false,
): readonly string[] {
  const requests: string[] = [];
  sender.on('request', (request: Request) => {
    if (/^(?:blob|data):/.test(request.url()) || isExpected(request)) return;
    requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}
