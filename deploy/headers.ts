// Defines every host's headers. The files beside this one write them in each host's format, and `preview` sends them on
// a developer's machine.
import { parseEnv } from '../config/env-schema.ts';
import { proxyPath } from '../config/proxy-place.ts';
import { paths } from '../src/content/paths.ts';
import { contentSecurityPolicy, type PolicyOptions, type Values } from './content-security-policy.ts';

export type Headers = Readonly<Record<string, string>>;

export type Kind = {
  /** Exact paths, or everything below a folder: '/assets/*'. */
  readonly paths: readonly string[];
  readonly headers: Headers;
};

/**
 * Headers of the site. No path belongs to two kinds, because hosts join the values of a header that several rules set
 * ('no-cache, immutable').
 */
export type SiteHeaders = {
  readonly everywhere: Headers;
  /**
   * Headers for everything that a browser may show as a page: all files except `plainFiles`, so that an unknown
   * extension has them too.
   */
  readonly documents: Headers;
  /** Headers for the files below `workerFolder`. */
  readonly workers: Headers;
  readonly kinds: readonly Kind[];
  /** Headers for files of no kind: pages, and files for crawlers. */
  readonly otherwise: Headers;
};

/**
 * Extensions of files that are never pages. Except for workers, their answers carry no policy, which would add a
 * kilobyte to each. SVG is not among them, since it runs scripts when somebody opens it at its own address.
 */
export const plainFiles = ['js', 'css', 'woff2', 'png', 'jpg', 'avif', 'webp'] as const;

const plainFile = new RegExp(`\\.(${plainFiles.join('|')})$`);

/** Folder of the workers, separate from the page's own files. */
export const workerFolder = '/assets/workers';

/**
 * Policy of workers. A worker obeys the policy of its own answer instead of the page's. Workers only compute, and each
 * is one file, so they need nothing: an import would also send its address to the site.
 */
const workerPolicy = "default-src 'none'";

const seconds = { day: 86_400, year: 31_536_000 } as const;

const longLived = `public, max-age=${seconds.year}, immutable`;

const ownPages = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

const kinds: readonly Kind[] = [
  {
    // The build renames assets with every change; developers rename a changed font by hand.
    paths: ['/assets/*', '/fonts/*'],
    headers: { ...ownPages, 'Cache-Control': longLived },
  },
  {
    // Other places use the images: feed readers show them, and a site at another address that uses this build as its
    // asset host reads the logo's bytes for its documents.
    paths: ['/img/*'],
    headers: {
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': `public, max-age=${seconds.day}, must-revalidate`,
    },
  },
  {
    paths: [
      paths.checkout,
      paths.quote,
      paths.paid,
      paths.notPaid,
      paths.purchases,
      paths.complete('*'),
      '/admin/*',
      `${proxyPath}/*`,
    ],
    headers: { ...ownPages, 'Cache-Control': 'no-store' },
  },
];

/**
 * Features that the site and its frames never use: those through which code could reach devices, the screen or the
 * user's location. A frame of another origin has no other feature unless the page grants it, and browsers warn about
 * names that they don't know.
 */
const refused = [
  'camera',
  'display-capture',
  'geolocation',
  'hid',
  'microphone',
  'midi',
  'serial',
  'usb',
] as const;

const permissions = [
  ...refused.map((feature) => `${feature}=()`),
  'payment=(self "https://*.mercadopago.com" "https://*.mercadolibre.com")',
].join(', ');

/**
 * Shortens the caching of files from a year to a day, for hosts that send a file's headers with a 404 too. Browsers
 * then ask again after a day for a file that was missing for a moment.
 */
export function withDaysForYears(headers: SiteHeaders): SiteHeaders {
  const kinds = headers.kinds.map((kind) =>
    kind.headers['Cache-Control'] === longLived
      ? { ...kind, headers: { ...kind.headers, 'Cache-Control': `public, max-age=${seconds.day}` } }
      : kind,
  );
  return { ...headers, kinds };
}

export function siteHeaders(values: Values, options: PolicyOptions = {}): SiteHeaders {
  const { reportUrl, hstsSubdomains } = parseEnv(values).headers;
  return {
    everywhere: {
      // Two years; browsers obey it only over https. With includeSubDomains, a subdomain without https is unreachable
      // for as long.
      'Strict-Transport-Security': `max-age=${2 * seconds.year}${hstsSubdomains ? '; includeSubDomains' : ''}`,
      'X-Content-Type-Options': 'nosniff',
    },
    documents: {
      'Content-Security-Policy': contentSecurityPolicy(values, options),
      ...(reportUrl ? { 'Reporting-Endpoints': `csp="${reportUrl}"` } : {}),
      // Other sites learn the origin, but never the payment's parameters in the address.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Mercado Pago may open its page in a window and send this one a message when it is done.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': permissions,
      // X-Frame-Options is for browsers that don't know frame-ancestors.
      'X-Frame-Options': 'DENY',
    },
    workers: { 'Content-Security-Policy': workerPolicy },
    kinds,
    otherwise: { ...ownPages, 'Cache-Control': 'no-cache' },
  };
}

function covers(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/**
 * Returns the headers of one answer.
 * @param path without query; a page's has no .html, and an error page's is '/404'
 */
export function headersOf(
  { everywhere, documents, workers, kinds, otherwise }: SiteHeaders,
  path: string,
): Headers {
  const kind = kinds.find(({ paths: patterns }) => patterns.some((pattern) => covers(pattern, path)));
  return {
    ...everywhere,
    ...(plainFile.test(path) ? {} : documents),
    ...(path.startsWith(`${workerFolder}/`) ? workers : {}),
    ...(kind?.headers ?? otherwise),
  };
}
