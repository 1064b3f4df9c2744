import { inTime } from './time-limit.ts';

export class MissingStyles extends Error {
  override readonly name = 'MissingStyles';
}

/** Milliseconds for style sheets that neither come nor fail. */
const timeoutMs = 10_000;

let hasOwnStyles = false;

/** The page prerendered for this address is shown: its HTML has the styles of what its first code shows. */
export function showsPrerenderedPage(): void {
  hasOwnStyles = true;
}

/** Of a sheet that is here and not yet applied: that takes the styles and the layout of all that is shown. */
const unapplied = 'not all';

/** @throws {Error} when it does not load: a new link, disabled again, is then in its place */
function fetchSheet(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      const again = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: link.href });
      again.setAttribute('disabled', '');
      link.replaceWith(again);
      reject(new MissingStyles(`${link.href} did not load`));
    });
    link.media = unapplied;
    link.removeAttribute('disabled');
  });
}

const linksWith = (attribute: string) =>
  document.head.querySelectorAll<HTMLLinkElement>(`link[rel=stylesheet][${attribute}]`);

let fetching: Promise<unknown> | null = null;

/** Fetches the site's whole style sheets, which a prerendered page has as disabled links, once. */
function fetchWholeSheets(): Promise<unknown> {
  fetching ??= inTime(Promise.all([...linksWith('disabled')].map(fetchSheet)), timeoutMs).catch(
    (error: unknown) => {
      fetching = null;
      throw error;
    },
  );
  return fetching;
}

/**
 * Has the site's whole style sheets apply.
 * @throws {Error} when one does not load; the next call tries again
 */
export async function loadWholeSheets(): Promise<void> {
  await fetchWholeSheets();
  for (const link of linksWith(`media="${unapplied}"`)) link.removeAttribute('media');
}

/**
 * What may be shown later is fetched with its styles, and the page stays as it is.
 * @param code of that
 * @throws {Error} also when a sheet does not load
 */
export async function fetchAhead(code: Promise<unknown>): Promise<void> {
  await Promise.all([code, hasOwnStyles && fetchWholeSheets()]);
}

/**
 * What is fetched after the first page needs the whole sheets.
 * @param code of what is shown next
 * @throws {Error} also when a sheet does not load
 */
export function withStyles<T>(code: Promise<T>): Promise<T> {
  return hasOwnStyles ? Promise.all([code, loadWholeSheets()]).then(([loaded]) => loaded) : code;
}
