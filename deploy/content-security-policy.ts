import { parseEnv } from '../config/env-schema.ts';

/** What the site is configured with, by name: .env.example. */
export type Values = Readonly<Record<string, unknown>>;

/**
 * Mercado Pago's hosts, as its own Magento modules list them (etc/csp_whitelist.xml in mercadopago/cart-magento2 and
 * mercadopago/adb-payment). Always allowed, so that the policies of two builds differ only by the firm's hosts.
 */
const mercadoPago = 'https://*.mercadopago.com';
const mercadoLibre = 'https://*.mercadolibre.com';
/** Serves their files, the wallet's fonts among them. */
const mercadoPagoFiles = 'https://*.mlstatic.com';
const mercadoPagoHosts = [mercadoPago, mercadoLibre, mercadoPagoFiles];

/** In Chile a preference's payment address is on www.mercadopago.cl. */
const payingInChile = 'https://*.mercadopago.cl';

/** Base for paths in the environment's values: the site's own address is not known when the policy is made. */
const ownOrigin = 'http://own-origin.invalid';

/** The site's own address is 'self'. */
function sourceOf(address: string, siteUrl: string): string {
  const { origin } = new URL(address, ownOrigin);
  return origin === ownOrigin || origin === new URL(siteUrl, ownOrigin).origin ? "'self'" : origin;
}

/** Supabase's client may open a WebSocket to the same host. */
function webSocketOf(source: string): string {
  return source.replace(/^http/, 'ws');
}

type Directives = Readonly<Record<string, readonly string[]>>;

function directives(
  { page, payment }: ReturnType<typeof parseEnv>,
  alsoConnect: readonly string[],
): Directives {
  const source = (address: string | null | undefined) => (address ? [sourceOf(address, page.siteUrl)] : []);
  const assets = source(page.assetBaseUrl);
  const supabase = source(page.supabase?.url);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...mercadoPagoHosts, ...source(payment?.sdkUrl)],
    // Only styles may be inline, which cannot run anything: the wallet's script writes some beside its button, and
    // prerendered pages have theirs in a tag and in attributes.
    'style-src': ["'self'", "'unsafe-inline'", mercadoPago, mercadoPagoFiles],
    'img-src': ["'self'", 'data:', ...assets, ...mercadoPagoHosts],
    'font-src': ["'self'", mercadoPagoFiles],
    'connect-src': [
      "'self'",
      ...mercadoPagoHosts,
      ...source(payment?.apiUrl),
      ...supabase,
      ...supabase.map(webSocketOf),
      // The letterhead's logo is read as bytes.
      ...assets,
      ...alsoConnect,
    ],
    // Files of the site alone: a worker that a library makes of text would be a `blob:`.
    'worker-src': ["'self'"],
    'frame-src': [...source(page.schedulingUrl), mercadoPago, mercadoLibre],
    'form-action': ["'self'", mercadoPago, payingInChile],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
}

export type PolicyOptions = {
  /** Further sources of connect-src. */
  readonly alsoConnect?: readonly string[];
  /** True if the site is on https whatever its configured address is. */
  readonly isHttps?: boolean;
};

/**
 * The Content-Security-Policy of every page: a client-side navigation keeps the first page's, so there is one.
 * @throws Error that names every wrong value
 */
export function contentSecurityPolicy(
  values: Values,
  { alsoConnect = [], isHttps = false }: PolicyOptions = {},
): string {
  const env = parseEnv(values);
  const lines = Object.entries(directives(env, alsoConnect)).map(([name, sources]) =>
    [name, ...new Set(sources)].join(' '),
  );
  if (isHttps || env.page.siteUrl.startsWith('https:')) lines.push('upgrade-insecure-requests');
  const { reportUrl } = env.headers;
  if (reportUrl) lines.push(`report-uri ${reportUrl}`, 'report-to csp');
  return lines.join('; ');
}

type Permission = { readonly directive: string; readonly source: string };

/** A directive without sources, such as upgrade-insecure-requests, is one permission too. */
function permissionsIn(policy: string): readonly Permission[] {
  return policy.split(/;\s*/).flatMap((line) => {
    const [directive = '', ...sources] = line.trim().split(/\s+/);
    return (sources.length > 0 ? sources : ['']).map((source) => ({ directive, source }));
  });
}

/** True if a granted source allows all that the other does: 'https://*.example' covers every host below it. */
function covers(granted: string, source: string): boolean {
  const [scheme, domain] = granted.split('//*');
  return (
    granted === source ||
    (domain !== undefined && source.startsWith(`${scheme}//`) && source.endsWith(domain))
  );
}

/** Returns each 'directive source' of the second policy that the first lacks. */
export function missingSources(granted: string, needed: string): string[] {
  const all = permissionsIn(granted);
  return permissionsIn(needed)
    .filter(
      ({ directive, source }) =>
        !all.some((each) => each.directive === directive && covers(each.source, source)),
    )
    .map(({ directive, source }) => `${directive} ${source}`.trim());
}
