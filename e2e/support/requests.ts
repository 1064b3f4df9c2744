// What a page asks the network for while it should ask for nothing.
import type { BrowserContext, Page, Request } from 'playwright/test';

/** A file of the site's own: code, a picture or a typeface. */
export function isOwnFile(request: Request): boolean {
  const { pathname, search } = new URL(request.url());
  return request.method() === 'GET' && /^\/(?:assets|img|fonts)\//.test(pathname) && search === '';
}

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
