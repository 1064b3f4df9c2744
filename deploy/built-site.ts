// How a static host finds the file for an address, as in nginx-conf.ts: no trailing slash, no .html, a real 404.
import { type Stats, statSync } from 'node:fs';
import { join, posix, resolve, sep } from 'node:path';
import { paths } from '../src/content/paths.ts';

/** An error page of its own, for the addresses that look like a product's; /404.html is for all others. */
export const unknownProduct = {
  /** As Netlify and Vercel write it. */
  addresses: paths.product(':slug'),
  /** For nginx and `preview`. */
  pattern: `^${paths.product('[^/]+')}/?$`,
  /** In this folder and of this name Cloudflare finds it without a rule. */
  page: paths.product('404'),
} as const;

/** The Content-Type of each kind of file, by its extension. */
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
  | { readonly kind: 'redirect'; readonly to: string };

const isProductAddress = new RegExp(unknownProduct.pattern);
const errorPages: readonly string[] = ['/404', unknownProduct.page];

/** @returns null for a file outside the folder, too */
function statsOf(dir: string, file: string): Stats | null {
  const path = resolve(join(dir, file));
  if (!path.startsWith(resolve(dir) + sep)) return null;
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stats : null;
}

/** @returns null for a path that is not in its plain form, such as '//host/..', which a browser would follow elsewhere */
function decoded(path: string): string | null {
  try {
    const plain = decodeURIComponent(path);
    return plain.includes('\0') || posix.normalize(plain) !== plain ? null : plain;
  } catch {
    return null;
  }
}

/**
 * @param dir the built site
 * @param path of the request, as it came, without query
 * @returns null when there is no such file and no 404.html to say so
 */
export function answerFor(dir: string, path: string): Answer | null {
  const wanted = decoded(path);
  const file = (name: string, status: 200 | 404 = 200): Answer | null => {
    const stats = statsOf(dir, name);
    return stats && { kind: 'file', status, file: name, stats };
  };
  const missing =
    (isProductAddress.test(wanted ?? '') ? file(`${unknownProduct.page}.html`, 404) : null) ??
    file('/404.html', 404);
  if (wanted === null || errorPages.includes(wanted.replace(/\.html$/, ''))) return missing;
  if (wanted === '/') return file('/index.html');
  if (/^\/index(\.html|\/)?$/.test(wanted)) return { kind: 'redirect', to: '/' };
  const page = /^(\/.+?)(\.html|\/)$/.exec(wanted)?.[1];
  // Only for existing pages: a forged address is never redirected to.
  if (page) return statsOf(dir, `${page}.html`) ? { kind: 'redirect', to: page } : missing;
  return file(wanted) ?? file(`${wanted}.html`) ?? missing;
}
