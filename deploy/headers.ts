// The one source of every host's headers. The files beside this one write them in each host's format, and `preview`
// sends them on this machine.
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

/** No path belongs to two kinds: hosts join the values of a header that several rules give ('no-cache, immutable'). */
export type SiteHeaders = {
  readonly everywhere: Headers;
  /** For whatever a browser may show as a page: all but `plainFiles`, so that an unknown ending has them too. */
  readonly documents: Headers;
  /** For the files below `workerFolder`. */
  readonly workers: Headers;
  readonly kinds: readonly Kind[];
  /** For files of no kind: pages, and files for crawlers. */
  readonly otherwise: Headers;
};

/**
 * Endings of the files that are never a page of their own. Their answers carry no policy, which would add a kilobyte to
 * each, except for workers. SVG is not among them, since it runs scripts when it is opened at its own address.
 */
export const plainFiles = ['js', 'css', 'woff2', 'png', 'jpg', 'avif', 'webp'] as const;

const plainFile = new RegExp(`\\.(${plainFiles.join('|')})$`);

/** The workers and what they import, apart from the page's own files. */
export const workerFolder = '/assets/workers';

/**
 * A worker obeys the policy of its own answer, not the page's. Workers only compute: they load their own code and reach
 * nothing else.
 */
const workerPolicy = "default-src 'none'; script-src 'self'";

const seconds = { day: 86_400, year: 31_536_000 } as const;

const longLived = `public, max-age=${seconds.year}, immutable`;

const ownPages = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

const kinds: readonly Kind[] = [
  {
    // The build renames assets with every change; a font that changes is renamed by hand.
    paths: ['/assets/*', '/fonts/*'],
    headers: { ...ownPages, 'Cache-Control': longLived },
  },
  {
    // Images are shown elsewhere: in feed readers, and by another address that uses this build as its asset host and
    // reads the logo's bytes for its documents.
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
 * Features that the site and its frames never use: those by which code would reach devices, the screen or the person's
 * place. A frame of another origin has none of the others unless it is given them, and browsers warn of names that they do not know.
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
 * For hosts that send a file's headers with a 404 too: what was missing for a moment is asked for again a day later, not a
 * year.
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
      // Two years; browsers heed it only over https. With subdomains, one without https is out of reach for as long.
      'Strict-Transport-Security': `max-age=${2 * seconds.year}${hstsSubdomains ? '; includeSubDomains' : ''}`,
      'X-Content-Type-Options': 'nosniff',
    },
    documents: {
      'Content-Security-Policy': contentSecurityPolicy(values, options),
      ...(reportUrl ? { 'Reporting-Endpoints': `csp="${reportUrl}"` } : {}),
      // Other sites learn the origin, never the payment's parameters in the address.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Mercado Pago may open its page in a window and send this one a message when it is done.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': permissions,
      // For browsers that do not know frame-ancestors.
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

/** The headers of one answer. @param path without query; a page's has no .html, and an error page's is '/404' */
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
