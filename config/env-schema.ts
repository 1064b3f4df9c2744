// Every value that configures the site, described in .env.example. Read at build time alone: `__ENV__` brings the result
// into the page, and the schema stays out of it.
import * as v from 'valibot';
import { formatRut, isRut } from '../src/features/documents/model/rut.ts';
import type { PageEnv, PaymentEnv } from '../src/platform/env.ts';
import { parseUrl } from '../src/platform/parse-url.ts';

/** What does not work while a value is missing, in the words of the build's warning. */
export const consequences = {
  VITE_SITE_URL: 'addresses in metadata come from the page’s own origin',
  VITE_MERCADOPAGO_PUBLIC_KEY: 'the wallet button is replaced by a plain link to pay',
  VITE_MERCADOPAGO_ACCESS_TOKEN:
    'no payment can start (unless VITE_MERCADOPAGO_API_URL is a proxy, which is the safe way: docs/deploy.md)',
  VITE_SUPABASE_URL: 'nobody can sign in at /admin/login',
  VITE_SUPABASE_ANON_KEY: 'nobody can sign in at /admin/login',
  VITE_SCHEDULING_URL: '/agendar shows the e-mail instead of the calendar',
  VITE_CONTACT_EMAIL: 'the site shows contacto@mentorialegal.example',
} as const;

const publicApi = 'https://api.mercadopago.com';
const publicSdk = 'https://sdk.mercadopago.com/js/v2';
const fallbackEmail = 'contacto@mentorialegal.example';

const trimmed = v.pipe(v.optional(v.string(), ''), v.trim());

const line = v.pipe(trimmed, v.maxLength(200, 'must be at most 200 characters long'));

/** Any: whether a path is valid does not depend on it. */
const anyOrigin = 'https://own-origin.example';

function isAddress(value: string): boolean {
  const known = parseUrl(value, anyOrigin);
  return known !== null && /^https?:$/.test(known.protocol) && /^(https?:\/\/|\/(?!\/))/.test(value);
}

/** An http(s) address, or a path; its trailing slashes are taken away. */
const address = v.pipe(
  trimmed,
  v.check(
    (value) => value === '' || isAddress(value),
    'must be an http(s) address, or a path that starts with /',
  ),
  v.transform((value) => value.replace(/\/+$/, '')),
);

function canAskForPayments(env: {
  readonly VITE_MERCADOPAGO_ACCESS_TOKEN: string;
  readonly VITE_MERCADOPAGO_API_URL: string;
}): boolean {
  return env.VITE_MERCADOPAGO_ACCESS_TOKEN !== '' || env.VITE_MERCADOPAGO_API_URL !== '';
}

/** Whether a server of the firm, which holds the token, stands between the page and Mercado Pago. */
function hasProxy(env: Parameters<typeof canAskForPayments>[0]): boolean {
  return env.VITE_MERCADOPAGO_API_URL !== '' && env.VITE_MERCADOPAGO_ACCESS_TOKEN === '';
}

const values = v.object({
  VITE_SITE_URL: address,
  VITE_MERCADOPAGO_PUBLIC_KEY: trimmed,
  VITE_MERCADOPAGO_ACCESS_TOKEN: trimmed,
  VITE_MERCADOPAGO_API_URL: address,
  VITE_MERCADOPAGO_SDK_URL: address,
  VITE_PAYMENT_VERIFICATION: v.pipe(
    trimmed,
    v.picklist(['', 'auto', 'required', 'off'], 'must be auto, required or off'),
  ),
  VITE_SUPABASE_URL: address,
  VITE_SUPABASE_ANON_KEY: trimmed,
  VITE_SCHEDULING_URL: address,
  VITE_ASSET_BASE_URL: address,
  VITE_CONTACT_EMAIL: v.pipe(
    trimmed,
    v.check((value) => value === '' || v.is(v.pipe(v.string(), v.email()), value), 'must be an e-mail'),
  ),
  VITE_CSP_REPORT_URL: v.fallback(v.pipe(trimmed, v.url(), v.startsWith('https://')), ''),
  VITE_FIRM_LEGAL_NAME: line,
  VITE_FIRM_RUT: v.pipe(
    line,
    v.check((value) => value === '' || isRut(value), 'must be a RUT with its right last figure'),
  ),
  VITE_FIRM_ADDRESS: line,
  VITE_QUOTE_DAYS: v.pipe(line, v.regex(/^(?:|[1-9]\d{0,2})$/, 'must be days, from 1 to 999')),
  VITE_TAX_REQUESTS: v.pipe(line, v.picklist(['', 'on', 'off'], 'must be on or off')),
});

const Values = v.pipe(
  values,
  v.forward(
    v.check(
      (env) => env.VITE_PAYMENT_VERIFICATION !== 'required' || canAskForPayments(env),
      'required needs VITE_MERCADOPAGO_API_URL or VITE_MERCADOPAGO_ACCESS_TOKEN: there is nobody to ask',
    ),
    ['VITE_PAYMENT_VERIFICATION'],
  ),
);

export type Configuration = {
  readonly page: PageEnv;
  readonly payment: PaymentEnv | null;
  /** For the headers alone; null for none. */
  readonly reportUrl: string | null;
};

/**
 * Reads the configuration; paths in it stay as they are.
 * @param raw the VITE_* values
 * @throws Error that names every wrong value at once
 */
export function parseEnv(raw: Readonly<Record<string, unknown>>): Configuration {
  const result = v.safeParse(Values, raw);
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${issue.path?.[0]?.key}: ${issue.message}`);
    throw new Error(`Wrong values in .env: ${wrong.join('; ')}`);
  }
  const env = result.output;
  const canSignIn = env.VITE_SUPABASE_URL !== '' && env.VITE_SUPABASE_ANON_KEY !== '';
  return {
    page: {
      siteUrl: env.VITE_SITE_URL,
      contactEmail: env.VITE_CONTACT_EMAIL || fallbackEmail,
      assetBaseUrl: env.VITE_ASSET_BASE_URL,
      supabase: canSignIn ? { url: env.VITE_SUPABASE_URL, anonKey: env.VITE_SUPABASE_ANON_KEY } : null,
      schedulingUrl: env.VITE_SCHEDULING_URL || null,
      firm: {
        legalName: env.VITE_FIRM_LEGAL_NAME || null,
        rut: formatRut(env.VITE_FIRM_RUT) || null,
        address: env.VITE_FIRM_ADDRESS || null,
        quoteDays: Number(env.VITE_QUOTE_DAYS) || null,
        takesTaxRequests: env.VITE_TAX_REQUESTS === 'on',
      },
    },
    payment: canAskForPayments(env)
      ? {
          apiUrl: env.VITE_MERCADOPAGO_API_URL || publicApi,
          sdkUrl: env.VITE_MERCADOPAGO_SDK_URL || publicSdk,
          publicKey: env.VITE_MERCADOPAGO_PUBLIC_KEY || null,
          accessToken: env.VITE_MERCADOPAGO_ACCESS_TOKEN || null,
          verification: env.VITE_PAYMENT_VERIFICATION || (hasProxy(env) ? 'required' : 'auto'),
        }
      : null,
    reportUrl: env.VITE_CSP_REPORT_URL || null,
  };
}

/** The values of `consequences` that are not set, each with what it costs. */
export function missingValues(raw: Readonly<Record<string, unknown>>): readonly string[] {
  const { VITE_MERCADOPAGO_API_URL: proxy } = raw;
  return Object.entries(consequences)
    .filter(([name]) => !raw[name] && !(name === 'VITE_MERCADOPAGO_ACCESS_TOKEN' && proxy))
    .map(([name, cost]) => `${name}: ${cost}`);
}
