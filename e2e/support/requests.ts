// Records the requests of a page that should send none.
import type { BrowserContext, Page, Request } from 'playwright/test';
import { manifestFile } from '../../src/platform/late-code/fetch-ahead.ts';

/** True for files of the site: code, its manifest, pictures and typefaces. */
export function isOwnFile(request: Request): boolean {
  const { pathname, search } = new URL(request.url());
  const isFile = /^\/(?:assets|img|fonts)\//.test(pathname) || pathname === manifestFile;
  return request.method() === 'GET' && isFile && search === '';
}

/** Address of the tab's icon. Chromium fetches it at any time, even while the page sends no requests. */
export const tabIcon = /\/img\/favicon\.svg$/;

/**
 * Records every request from now on, except those that a page makes to itself.
 * @param isExpected returns true for requests that are allowed
 */
export function listen(
  asker: Pick<Page | BrowserContext, 'on'>,
  isExpected: (request: Request) => boolean = () => false,
): readonly string[] {
  const requests: string[] = [];
  asker.on('request', (request: Request) => {
    if (/^(?:blob|data):/.test(request.url()) || isExpected(request)) return;
    requests.push(`${request.method()} ${request.url()}`);
  });
  return requests;
}
