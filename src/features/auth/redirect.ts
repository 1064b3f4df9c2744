import { paths } from '../../content/paths.ts';

/** A page of nowhere: what resolves to another origin from here leads off the site. */
const origin = 'https://site.invalid';

/** Characters; no page of this site has a longer address. */
const longest = 500;

/** Undoes percent-encoding until nothing is left to undo; null where it is broken. */
function decoded(text: string): string | null {
  try {
    const once = decodeURIComponent(text);
    return once === text ? once : decoded(once);
  } catch {
    return null;
  }
}

/** A path that starts with one slash, with nothing in it that browsers read as another or drop. */
function isPlain(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop them from addresses
  return /^\/(?!\/)/.test(path) && !/[\\\u0000-\u001f\u007f]/.test(path);
}

function isLogin(pathname: string): boolean {
  return pathname.toLowerCase().replace(/\/+$/, '') === paths.login;
}

/**
 * Where somebody goes after signing in: the page they came from, if it is one of this site, else the dashboard.
 * React Router hands an address that `history.pushState` refuses to `location.assign`: `//evil.example` and
 * `javascript:` would lead away, with the site's name on it.
 * @param remembered whatever was remembered: it may have been put there by somebody else
 */
export function safeReturn(remembered: unknown): string {
  if (typeof remembered !== 'string' || remembered.length > longest || !isPlain(remembered)) {
    return paths.dashboard;
  }
  const meaning = decoded(remembered.replace(/[?#].*$/s, ''));
  if (meaning === null || !isPlain(meaning)) return paths.dashboard;
  const { pathname, search, hash } = new URL(remembered, origin);
  // '/a/..//evil.example' has its two slashes only once it is resolved, and may hide the dots.
  const leadsTo = [pathname, new URL(meaning, origin).pathname];
  return leadsTo.every((path) => isPlain(path) && !isLogin(path))
    ? pathname + search + hash
    : paths.dashboard;
}
