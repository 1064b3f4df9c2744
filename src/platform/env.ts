import * as v from 'valibot';
import { parseUrl } from './parse-url.ts';

/** How a payment is checked on return; see docs/decisions/0005-returning-from-payment.md. */
export type PaymentVerification = 'auto' | 'required' | 'off';

export type PaymentEnv = {
  readonly apiUrl: string;
  readonly sdkUrl: string;
  /** null: the wallet button cannot be shown, the plain link to pay remains. */
  readonly publicKey: string | null;
  /** null with a proxy that holds the token, or when nothing is configured. */
  readonly accessToken: string | null;
  readonly verification: PaymentVerification;
};

export type Env = {
  /** For metadata alone: a visitor may be at another origin (www, a preview). Without trailing slash. */
  readonly siteUrl: string;
  readonly contactEmail: string;
  /** Prefix of images, without trailing slash; empty: the site itself. */
  readonly assetBaseUrl: string;
  /** null: neither a token nor a proxy is configured, so no payment can start. */
  readonly payment: PaymentEnv | null;
  readonly supabase: { readonly url: string; readonly anonKey: string } | null;
  readonly schedulingUrl: string | null;
};

/** What does not work while a value is missing, in the words of the build's warning. */
export const consequences = {
  VITE_SITE_URL: 'addresses in metadata come from the page’s own origin',
  VITE_MERCADOPAGO_PUBLIC_KEY: 'the wallet button is replaced by a plain link to pay',
  VITE_MERCADOPAGO_ACCESS_TOKEN: 'no payment can start (unless VITE_MERCADOPAGO_API_URL is a proxy)',
  VITE_SUPABASE_URL: 'nobody can sign in at /admin/login',
  VITE_SUPABASE_ANON_KEY: 'nobody can sign in at /admin/login',
  VITE_SCHEDULING_URL: '/agendar shows the e-mail instead of the calendar',
  VITE_CONTACT_EMAIL: 'the site shows contacto@mentorialegal.example',
} as const;

const publicApi = 'https://api.mercadopago.com';
const publicSdk = 'https://sdk.mercadopago.com/js/v2';
const fallbackEmail = 'contacto@mentorialegal.example';

const trimmed = v.pipe(v.optional(v.string(), ''), v.trim());

function isAddress(value: string, origin: string): boolean {
  const known = parseUrl(value, origin);
  return known !== null && /^https?:$/.test(known.protocol) && /^(https?:\/\/|\/(?!\/))/.test(value);
}

/** An http(s) address, or a path; its trailing slashes are taken away. */
function addressOrPath(origin: string) {
  return v.pipe(
    trimmed,
    v.check(
      (value) => value === '' || isAddress(value, origin),
      'must be an http(s) address, or a path that starts with /',
    ),
    v.transform((value) => value.replace(/\/+$/, '')),
  );
}

/** The same, a path being resolved against the page's own origin. */
function address(origin: string) {
  return v.pipe(
    addressOrPath(origin),
    v.transform((value) => (value.startsWith('/') ? origin + value : value)),
  );
}

function canAskForPayments(env: {
  readonly VITE_MERCADOPAGO_ACCESS_TOKEN: string;
  readonly VITE_MERCADOPAGO_API_URL: string;
}): boolean {
  return env.VITE_MERCADOPAGO_ACCESS_TOKEN !== '' || env.VITE_MERCADOPAGO_API_URL !== '';
}

function schema(origin: string) {
  const values = v.object({
    VITE_SITE_URL: address(origin),
    VITE_MERCADOPAGO_PUBLIC_KEY: trimmed,
    VITE_MERCADOPAGO_ACCESS_TOKEN: trimmed,
    VITE_MERCADOPAGO_API_URL: address(origin),
    VITE_MERCADOPAGO_SDK_URL: address(origin),
    VITE_PAYMENT_VERIFICATION: v.pipe(
      trimmed,
      v.picklist(['', 'auto', 'required', 'off'], 'must be auto, required or off'),
    ),
    VITE_SUPABASE_URL: address(origin),
    VITE_SUPABASE_ANON_KEY: trimmed,
    VITE_SCHEDULING_URL: address(origin),
    // Not resolved: it stands in prerendered HTML, which knows no origin.
    VITE_ASSET_BASE_URL: addressOrPath(origin),
    VITE_CONTACT_EMAIL: v.pipe(
      trimmed,
      v.check((value) => value === '' || v.is(v.pipe(v.string(), v.email()), value), 'must be an e-mail'),
    ),
  });
  return v.pipe(
    values,
    v.forward(
      v.check(
        (env) => env.VITE_PAYMENT_VERIFICATION !== 'required' || canAskForPayments(env),
        'required needs VITE_MERCADOPAGO_API_URL or VITE_MERCADOPAGO_ACCESS_TOKEN: there is nobody to ask',
      ),
      ['VITE_PAYMENT_VERIFICATION'],
    ),
  );
}

/**
 * Reads the configuration once.
 * @param raw the VITE_* values as the build gives them
 * @param origin the page's own origin, against which paths are resolved and which stands in for a missing site address
 * @throws Error that names every wrong value at once
 */
export function parseEnv(raw: Readonly<Record<string, unknown>>, origin: string): Env {
  const result = v.safeParse(schema(origin), raw);
  if (!result.success) {
    const wrong = result.issues.map((issue) => `${issue.path?.[0]?.key}: ${issue.message}`);
    throw new Error(`Wrong values in .env: ${wrong.join('; ')}`);
  }
  const env = result.output;
  const canSignIn = env.VITE_SUPABASE_URL !== '' && env.VITE_SUPABASE_ANON_KEY !== '';
  return {
    siteUrl: env.VITE_SITE_URL || origin,
    contactEmail: env.VITE_CONTACT_EMAIL || fallbackEmail,
    assetBaseUrl: env.VITE_ASSET_BASE_URL,
    payment: canAskForPayments(env)
      ? {
          apiUrl: env.VITE_MERCADOPAGO_API_URL || publicApi,
          sdkUrl: env.VITE_MERCADOPAGO_SDK_URL || publicSdk,
          publicKey: env.VITE_MERCADOPAGO_PUBLIC_KEY || null,
          accessToken: env.VITE_MERCADOPAGO_ACCESS_TOKEN || null,
          verification: env.VITE_PAYMENT_VERIFICATION || 'auto',
        }
      : null,
    supabase: canSignIn ? { url: env.VITE_SUPABASE_URL, anonKey: env.VITE_SUPABASE_ANON_KEY } : null,
    schedulingUrl: env.VITE_SCHEDULING_URL || null,
  };
}

/** The values of `consequences` that are not set, each with what it costs. */
export function missingValues(raw: Readonly<Record<string, unknown>>): readonly string[] {
  const { VITE_MERCADOPAGO_API_URL: proxy } = raw;
  return Object.entries(consequences)
    .filter(([name]) => !raw[name] && !(name === 'VITE_MERCADOPAGO_ACCESS_TOKEN' && proxy))
    .map(([name, cost]) => `${name}: ${cost}`);
}
