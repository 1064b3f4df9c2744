import type { Env } from '../src/platform/env.ts';

/**
 * Mercado Pago's, as its own Magento modules list them (etc/csp_whitelist.xml in mercadopago/cart-magento2 and
 * mercadopago/adb-payment). Always allowed: the policy of a build differs from another's by the firm's hosts alone.
 */
const mercadoPago = 'https://*.mercadopago.com';
const mercadoLibre = 'https://*.mercadolibre.com';
/** Their files, the wallet's fonts among them. */
const theirFiles = 'https://*.mlstatic.com';
const all = [mercadoPago, mercadoLibre, theirFiles];

/** Where Chile pays: the address that a preference is answered with is on www.mercadopago.cl. */
const payingInChile = 'https://*.mercadopago.cl';

/** What paths in the environment's values are resolved against when the policy is made: nobody knows the address yet. */
export const ownOrigin = 'http://own-origin.invalid';

export type PolicyOptions = {
  /** Absolute address that violations are reported to; null: nobody is told. */
  readonly reportUrl?: string | null;
  /** Further sources of connect-src. */
  readonly alsoConnect?: readonly string[];
};

/** The site's own address is 'self'. */
function sourceOf(address: string, { siteUrl }: Env): string {
  const { origin } = new URL(address, ownOrigin);
  return origin === ownOrigin || origin === new URL(siteUrl).origin ? "'self'" : origin;
}

/** Supabase answers over a WebSocket too. */
function webSocketOf(source: string): string {
  return source.replace(/^http/, 'ws');
}

type Directives = Readonly<Record<string, readonly string[]>>;

function directives(env: Env, { alsoConnect = [] }: PolicyOptions): Directives {
  const source = (address: string | null | undefined) => (address ? [sourceOf(address, env)] : []);
  const assets = source(env.assetBaseUrl);
  const supabase = source(env.supabase?.url);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...all, ...source(env.payment?.sdkUrl)],
    // Styles alone may be inline: the wallet's script writes them beside its button, prerendered pages carry
    // theirs in a tag and in attributes, and neither can run anything.
    'style-src': ["'self'", "'unsafe-inline'", mercadoPago, theirFiles],
    'img-src': ["'self'", 'data:', ...assets, ...all],
    'font-src': ["'self'", theirFiles],
    'connect-src': [
      "'self'",
      ...all,
      ...source(env.payment?.apiUrl),
      ...supabase,
      ...supabase.map(webSocketOf),
      // The letterhead's logo is read as bytes.
      ...assets,
      ...alsoConnect,
    ],
    'frame-src': [...source(env.schedulingUrl), mercadoPago, mercadoLibre],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", mercadoPago, payingInChile],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
}

/**
 * The Content-Security-Policy of every page: a client-side navigation keeps the first page's, so there is one.
 * @param env parsed against `ownOrigin`
 */
export function contentSecurityPolicy(env: Env, options: PolicyOptions = {}): string {
  const lines = Object.entries(directives(env, options)).map(([name, sources]) =>
    [name, ...new Set(sources)].join(' '),
  );
  if (env.siteUrl.startsWith('https:')) lines.push('upgrade-insecure-requests');
  if (options.reportUrl) lines.push(`report-uri ${options.reportUrl}`, 'report-to csp');
  return lines.join('; ');
}

/** What `needed` allows and `granted` does not, as 'directive source'. */
export function missingSources(granted: string, needed: string): string[] {
  const read = (policy: string) =>
    policy.split(/;\s*/).flatMap((line) => {
      const [name = '', ...sources] = line.trim().split(/\s+/);
      return sources.map((source) => `${name} ${source}`);
    });
  const known = new Set(read(granted));
  return read(needed).filter((each) => !known.has(each));
}
