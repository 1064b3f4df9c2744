// What a page asks the network for while it should ask for nothing.
import type { BrowserContext, Page, Request } from 'playwright/test';
import { manifestFile } from '../../src/platform/late-code/fetch-ahead.ts';

/** A file of the site's own: code, the list of it, a picture or a typeface. */
export function isOwnFile(request: Request): boolean {
  const { pathname, search } = new URL(request.url());
  const isFile = /^\/(?:assets|img|fonts)\//.test(pathname) || pathname === manifestFile;
  return request.method() === 'GET' && isFile && search === '';
}

/** Address of the tab's icon. Chromium fetches it at its own time, also while the page asks for nothing. */
export const tabIcon = /\/img\/favicon\.svg$/;

/**
 * Everything asked for from now on, but what a page makes for itself.
 * @param isExpected what may be asked for all the same
 */
export function listen(
  asker: Pick<Page | BrowserContext, 'on'>,
  isExpected: (request: Request) => boolean = () => false,
): readonly string[] {
  const asked: string[] = [];
  asker.on('request', (request: Request) => {
    if (/^(?:blob|data):/.test(request.url()) || isExpected(request)) return;
    asked.push(`${request.method()} ${request.url()}`);
  });
  return asked;
}
