// Defines the headers of every host. Other files in this folder write them in each host's format, and `vite preview`
// sends them on a developer's machine.
import { parseEnv } from '../config/env-schema.ts';
import { proxyPath } from '../config/proxy-address.ts';
import { paths } from '../src/content/paths.ts';
import { type BuildEnv, contentSecurityPolicy, type PolicyOptions } from './content-security-policy.ts';

export type Headers = Readonly<Record<string, string>>;

export type HeaderRule = {
  /** Exact paths, or patterns for everything below a folder, such as '/assets/*'. */
  readonly paths: readonly string[];
  readonly headers: Headers;
};

/**
 * Headers of the site. No path has two rules, because a host joins the values if two rules set the same header
 * ('no-cache, immutable').
 */
export type SiteHeaders = {
  readonly common: Headers;
  /**
   * Headers for everything that a browser may show as a page. These are all files except `plainExtensions`, so that a file
   * with an unknown extension gets them, too.
   */
  readonly documents: Headers;
  readonly workers: Headers;
  readonly rules: readonly HeaderRule[];
  readonly defaults: Headers;
};

/**
 * Extensions of files that are never pages. Their responses have no Content-Security-Policy, which would add a
 * kilobyte to each. Only the workers' files have a policy. SVG is not in the list, because an SVG file runs scripts
 * when somebody opens it at its address.
 */
export const plainExtensions = ['js', 'css', 'woff2', 'png', 'jpg', 'avif', 'webp'] as const;

const plainFile = new RegExp(`\\.(${plainExtensions.join('|')})$`);

export const workerFolder = '/assets/workers';

/**
 * Policy of workers. A worker obeys the policy of its own response instead of the page's. The policy forbids every
 * request, because workers only compute and each is one file. An allowed request could leak data in its address.
 */
const workerPolicy = "default-src 'none'";

const seconds = { day: 86_400, year: 31_536_000 } as const;

const immutableCaching = `public, max-age=${seconds.year}, immutable`;

const sameOriginOnly = { 'Cross-Origin-Resource-Policy': 'same-origin' } as const;

const headerRules: readonly HeaderRule[] = [
  {
    // These files never change under the same name: the build hashes assets, and developers rename a changed font.
    paths: ['/assets/*', '/fonts/*'],
    headers: { ...sameOriginOnly, 'Cache-Control': immutableCaching },
  },
  {
    // Other origins use the images: feed readers show them, and a site with this build as its asset host reads the
    // logo's bytes for its documents.
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
    headers: { ...sameOriginOnly, 'Cache-Control': 'no-store' },
  },
];

/**
 * Features that give code access to devices, the screen or the user's location. Neither the site nor its frames use
 * them. The list has no other features, because a frame of another origin gets them only if the page grants them, and
 * because browsers warn about names that they don't know.
 */
const unusedFeatures = [
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
  ...unusedFeatures.map((feature) => `${feature}=()`),
  'payment=(self "https://*.mercadopago.com" "https://*.mercadolibre.com")',
].join(', ');

/**
 * Shortens the caching of files from a year to a day, for hosts that send a file's headers with a 404, too. If a file
 * is missing for a moment, browsers then request it again after a day.
 */
export function shortenCaching(headers: SiteHeaders): SiteHeaders {
  const rules = headers.rules.map((rule) =>
    rule.headers['Cache-Control'] === immutableCaching
      ? { ...rule, headers: { ...rule.headers, 'Cache-Control': `public, max-age=${seconds.day}` } }
      : rule,
  );
  return { ...headers, rules };
}

export function siteHeaders(values: BuildEnv, options: PolicyOptions = {}): SiteHeaders {
  const { reportUrl, hstsSubdomains } = parseEnv(values).headers;
  return {
    common: {
      // Two years. Browsers obey the header only over https. With includeSubDomains, a subdomain without https is
      // unreachable for these two years, too.
      'Strict-Transport-Security': `max-age=${2 * seconds.year}${hstsSubdomains ? '; includeSubDomains' : ''}`,
      'X-Content-Type-Options': 'nosniff',
    },
    documents: {
      'Content-Security-Policy': contentSecurityPolicy(values, options),
      ...(reportUrl ? { 'Reporting-Endpoints': `csp="${reportUrl}"` } : {}),
      // Tell other sites the origin, but never the payment parameters in the address.
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      // Mercado Pago may open its page in a window, which sends the site's window a message when the payment is done.
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': permissions,
      // Browsers that don't know frame-ancestors obey X-Frame-Options.
      'X-Frame-Options': 'DENY',
    },
    workers: { 'Content-Security-Policy': workerPolicy },
    rules: headerRules,
    defaults: { ...sameOriginOnly, 'Cache-Control': 'no-cache' },
  };
}

function matchesPattern(pattern: string, path: string): boolean {
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : pattern === path;
}

/**
 * Returns the headers of a response.
 * @param path path without query and without .html; '/404' for an error page
 */
export function headersOf(
  { common, documents, workers, rules, defaults }: SiteHeaders,
  path: string,
): Headers {
  const rule = rules.find(({ paths: patterns }) => patterns.some((pattern) => matchesPattern(pattern, path)));
  return {
    ...common,
    ...(plainFile.test(path) ? {} : documents),
    ...(path.startsWith(`${workerFolder}/`) ? workers : {}),
    ...(rule?.headers ?? defaults),
  };
}
