import { inTime } from './time-limit.ts';

/** Milliseconds for style sheets that neither come nor fail. */
const timeoutMs = 10_000;

let hasOwnStyles = false;

/** The page prerendered for this address is shown: its HTML has the styles of what its first code shows. */
export function showsPrerenderedPage(): void {
  hasOwnStyles = true;
}

/** @throws {Error} when it does not load: a new link, disabled again, is then in its place */
function enable(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href });
      again.setAttribute('disabled', '');
      link.replaceWith(again);
      reject(new Error(`${link.href} did not load`));
    });
    link.removeAttribute('disabled');
  });
}

let loading: Promise<unknown> | null = null;

/**
 * Loads the site's whole style sheets, which a prerendered page has as disabled links, once.
 * @throws {Error} when one does not load; the next call tries again
 */
export function loadWholeSheets(): Promise<unknown> {
  loading ??= inTime(
    Promise.all(
      [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][disabled]')].map(enable),
    ),
    timeoutMs,
  ).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/**
 * What is fetched after the first page needs the whole sheets.
 * @param code of what is shown next
 * @throws {Error} also when a sheet does not load
 */
export function withStyles<T>(code: Promise<T>): Promise<T> {
  return hasOwnStyles ? Promise.all([code, loadWholeSheets()]).then(([loaded]) => loaded) : code;
}
