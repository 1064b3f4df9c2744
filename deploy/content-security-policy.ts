import { parseEnv } from '../config/env-schema.ts';

export type BuildEnv = Readonly<Record<string, unknown>>;

/**
 * Mercado Pago's hosts, as its own Magento modules list them (etc/csp_whitelist.xml in mercadopago/cart-magento2 and
 * mercadopago/adb-payment). They are always allowed, so that the policies of two builds differ only by the firm's
 * hosts.
 */
const mercadoPago = 'https://*.mercadopago.com';
const mercadoLibre = 'https://*.mercadolibre.com';
/** Hosts of Mercado Pago's files, including the wallet's fonts. */
const mercadoPagoFiles = 'https://*.mlstatic.com';
const mercadoPagoHosts = [mercadoPago, mercadoLibre, mercadoPagoFiles];

/** Hosts of the payment pages in Chile: a preference's payment address is on www.mercadopago.cl. */
const mercadoPagoChile = 'https://*.mercadopago.cl';

/** Base for relative addresses in the configuration, because the site's address may be unknown. */
const placeholderOrigin = 'http://own-origin.invalid';

function sourceOf(address: string, siteUrl: string): string {
  const { origin } = new URL(address, placeholderOrigin);
  return origin === placeholderOrigin || origin === new URL(siteUrl, placeholderOrigin).origin
    ? "'self'"
    : origin;
}

/** Returns the WebSocket source of a host, because Supabase's client may open one. */
function webSocketOf(source: string): string {
  return source.replace(/^http/, 'ws');
}

type Directives = Readonly<Record<string, readonly string[]>>;

function createDirectives(
  { page, payment }: ReturnType<typeof parseEnv>,
  extraConnectSources: readonly string[],
): Directives {
  const sourceList = (address: string | null | undefined) =>
    address ? [sourceOf(address, page.siteUrl)] : [];
  const assetSources = sourceList(page.assetBaseUrl);
  const supabaseSources = sourceList(page.supabase?.url);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...mercadoPagoHosts, ...sourceList(payment?.sdkUrl)],
    // Allow inline styles, which can't run code. The wallet's script adds some next to its button, and prerendered
    // pages contain a style tag and style attributes.
    'style-src': ["'self'", "'unsafe-inline'", mercadoPago, mercadoPagoFiles],
    'img-src': ["'self'", 'data:', ...assetSources, ...mercadoPagoHosts],
    'font-src': ["'self'", mercadoPagoFiles],
    'connect-src': [
      "'self'",
      ...mercadoPagoHosts,
      ...sourceList(payment?.apiUrl),
      ...supabaseSources,
      ...supabaseSources.map(webSocketOf),
      // Word files contain the letterhead's logo, so the page fetches its bytes.
      ...assetSources,
      ...extraConnectSources,
    ],
    // A sealed page starts its workers from blob copies, which inherit the page's policies: see seal-page.ts.
    'worker-src': ["'self'", 'blob:'],
    'frame-src': [...sourceList(page.schedulingUrl), mercadoPago, mercadoLibre],
    'form-action': ["'self'", mercadoPago, mercadoPagoChile],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
}

export type PolicyOptions = {
  readonly extraConnectSources?: readonly string[];
  /** True if the site uses https even if the configured address doesn't. */
  readonly isHttps?: boolean;
};

/**
 * Returns the Content-Security-Policy of every page. All pages share one policy, because a client-side navigation keeps
 * the policy of the first page.
 * @throws {Error} if a value is wrong; the message lists all wrong values
 */
export function contentSecurityPolicy(
  values: BuildEnv,
  { extraConnectSources = [], isHttps = false }: PolicyOptions = {},
): string {
  const env = parseEnv(values);
  const lines = Object.entries(createDirectives(env, extraConnectSources)).map(([name, sources]) =>
    [name, ...new Set(sources)].join(' '),
  );
  if (isHttps || env.page.siteUrl.startsWith('https:')) lines.push('upgrade-insecure-requests');
  const { reportUrl } = env.headers;
  if (reportUrl) lines.push(`report-uri ${reportUrl}`, 'report-to csp');
  return lines.join('; ');
}

type Permission = { readonly directive: string; readonly source: string };

/**
 * Returns each pair of a directive and a source. A directive without sources, such as upgrade-insecure-requests, counts
 * as one pair with an empty source.
 */
function permissionsIn(policy: string): readonly Permission[] {
  return policy.split(/;\s*/).flatMap((line) => {
    const [directive = '', ...sources] = line.trim().split(/\s+/);
    return (sources.length > 0 ? sources : ['']).map((source) => ({ directive, source }));
  });
}

/** True if the granted source allows everything that `source` does: 'https://*.example' covers every host below it. */
function covers(grantedSource: string, source: string): boolean {
  const [scheme, domain] = grantedSource.split('//*');
  return (
    grantedSource === source ||
    (domain !== undefined && source.startsWith(`${scheme}//`) && source.endsWith(domain))
  );
}

/** Returns each pair of the needed policy that the granted policy doesn't cover, as '{directive} {source}'. */
export function missingSources(grantedPolicy: string, neededPolicy: string): string[] {
  const grantedPermissions = permissionsIn(grantedPolicy);
  return permissionsIn(neededPolicy)
    .filter(
      ({ directive, source }) =>
        !grantedPermissions.some(
          (permission) => permission.directive === directive && covers(permission.source, source),
        ),
    )
    .map(({ directive, source }) => `${directive} ${source}`.trim());
}
