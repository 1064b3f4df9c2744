// Finds the file for an address as a static host does. The rules are those of nginx-conf.ts: addresses end neither in a
// slash nor in .html, and a missing page has status 404.
import { type Stats, statSync } from 'node:fs';
import { join, posix, resolve, sep } from 'node:path';
import { paths } from '../src/content/paths.ts';

/** Error page for unknown addresses that look like a product's. Other unknown addresses get /404.html. */
export const unknownProductPage = {
  /** Pattern in the syntax of Netlify and Vercel. */
  hostPattern: paths.product(':slug'),
  /** Regular expression for nginx and `preview`. */
  regex: `^${paths.product('[^/]+')}/?$`,
  /** Cloudflare finds the error page by this folder and name, without a rule. */
  page: paths.product('404'),
} as const;

export const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export type Answer =
  | {
      readonly kind: 'file';
      readonly status: 200 | 404;
      /** Path below the folder, with slashes: '/servicios.html'. */
      readonly file: string;
      readonly stats: Stats;
    }
  | { readonly kind: 'redirect'; readonly location: string };

const productAddressPattern = new RegExp(unknownProductPage.regex);
const errorPages: readonly string[] = ['/404', unknownProductPage.page];

/** Returns null if the file doesn't exist or lies outside the folder. */
function statsOf(dir: string, file: string): Stats | null {
  const path = resolve(join(dir, file));
  if (!path.startsWith(resolve(dir) + sep)) return null;
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stats : null;
}

/**
 * Decodes a path. Returns null if it is not normalized, because a browser would follow a redirect to '//host' to
 * another host.
 */
function decodePath(path: string): string | null {
  try {
    const decodedPath = decodeURIComponent(path);
    return decodedPath.includes('\0') || posix.normalize(decodedPath) !== decodedPath ? null : decodedPath;
  } catch {
    return null;
  }
}

/**
 * Returns the answer to a request, or null if neither the file nor a 404.html exists.
 * @param path the request's path as received, without the query
 */
export function answerFor(dir: string, path: string): Answer | null {
  const requestedPath = decodePath(path);
  const fileAnswer = (name: string, status: 200 | 404 = 200): Answer | null => {
    const stats = statsOf(dir, name);
    return stats && { kind: 'file', status, file: name, stats };
  };
  const errorPage =
    (productAddressPattern.test(requestedPath ?? '')
      ? fileAnswer(`${unknownProductPage.page}.html`, 404)
      : null) ?? fileAnswer('/404.html', 404);
  if (requestedPath === null || errorPages.includes(requestedPath.replace(/\.html$/, ''))) return errorPage;
  if (requestedPath === '/') return fileAnswer('/index.html');
  if (/^\/index(\.html|\/)?$/.test(requestedPath)) return { kind: 'redirect', location: '/' };
  const page = /^(\/.+?)(\.html|\/)$/.exec(requestedPath)?.[1];
  // Redirect only to existing pages, because an address may be forged.
  if (page) return statsOf(dir, `${page}.html`) ? { kind: 'redirect', location: page } : errorPage;
  return fileAnswer(requestedPath) ?? fileAnswer(`${requestedPath}.html`) ?? errorPage;
}
