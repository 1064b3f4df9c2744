// Validates every value that configures the site. .env.example explains the values. Only the build reads them, and
// `__ENV__` carries the result into the page, so that pages don't contain this schema.
import * as v from 'valibot';
import type { Firm } from '../src/content/firm.ts';
import type { PaymentService } from '../src/features/payments/payment-env.ts';
import { formatRut, isRut } from '../src/platform/chile/rut.ts';
import type { PageEnv } from '../src/platform/env.ts';
import { parseUrl } from '../src/platform/parse-url.ts';

/** Prefixes of the values' names. Only VITE_* values may reach the page. HSTS_* values configure the hosts' headers. */
export const configurationPrefixes = ['VITE_', 'HSTS_'];

/** Consequence of each missing value, for the build's warning. */
const consequences = {
  VITE_SITE_URL: 'addresses in metadata come from the page’s own origin',
  VITE_MERCADOPAGO_PUBLIC_KEY: 'the wallet button is replaced by a plain link to pay',
  VITE_MERCADOPAGO_ACCESS_TOKEN:
    'no payment can start (unless VITE_MERCADOPAGO_API_URL is a proxy, which is the safe way: docs/deploy.md)',
  VITE_SUPABASE_URL: 'nobody can sign in at /admin/login',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'nobody can sign in at /admin/login',
  VITE_SCHEDULING_URL: '/agendar shows the e-mail instead of the calendar',
  VITE_CONTACT_EMAIL: 'the site shows contacto@mentorialegal.example',
} as const;

const mercadoPagoApi = 'https://api.mercadopago.com';
const mercadoPagoSdk = 'https://sdk.mercadopago.com/js/v2';
const fallbackEmail = 'contacto@mentorialegal.example';

const trimmedText = v.pipe(v.optional(v.string(), ''), v.trim());

const shortText = v.pipe(trimmedText, v.maxLength(200, 'must be at most 200 characters long'));

/** Any origin works as the base, because a path's validity doesn't depend on it. */
const anyOrigin = 'https://own-origin.example';

function isUrlOrPath(value: string): boolean {
  const url = parseUrl(value, anyOrigin);
  return url !== null && /^https?:$/.test(url.protocol) && /^(https?:\/\/|\/(?!\/))/.test(value);
}

const address = v.pipe(
  trimmedText,
  v.check(
    (value) => value === '' || isUrlOrPath(value),
    'must be an http(s) address, or a path that starts with /',
  ),
  v.transform((value) => value.replace(/\/+$/, '')),
);

function canReachMercadoPago(env: {
  readonly VITE_MERCADOPAGO_ACCESS_TOKEN: string;
  readonly VITE_MERCADOPAGO_API_URL: string;
}): boolean {
  return env.VITE_MERCADOPAGO_ACCESS_TOKEN !== '' || env.VITE_MERCADOPAGO_API_URL !== '';
}

/** Returns the claims of a JSON Web Token without verifying it, or null for any other text. */
function claimsOf(text: string): unknown {
  const [, payload = ''] = /^eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+$/.exec(text) ?? [];
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * True if the text is a Supabase project's public key in the older format, a token with the role of anonymous users.
 */
const isAnonKey = (text: string): boolean => v.is(v.object({ role: v.literal('anon') }), claimsOf(text));

const supabaseKey = v.pipe(
  trimmedText,
  v.check(
    (value) => value === '' || /^sb_publishable_[\w-]+$/.test(value) || isAnonKey(value),
    'must be the project’s publishable key, which begins with sb_publishable_ (an older anon key works too), and never ' +
      'a secret one: sb_secret_… and service_role bypass every rule of the project',
  ),
);

/** A picture below public/img, whose presence the prerendering checks. */
const picture = v.pipe(
  trimmedText,
  v.regex(
    /^(?:|\/img\/(?:[\w-]+\/)*[\w-]+\.(?:avif|webp|jpg|png|svg))$/,
    'must be the path of a picture below public/, such as /img/retrato.webp',
  ),
  v.transform((path) => (path === '' ? null : (`/img/${path.slice('/img/'.length)}` as const))),
);

const onOff = v.pipe(trimmedText, v.picklist(['', 'on', 'off'], 'must be on or off'));

const Variables = v.object({
  VITE_SITE_URL: address,
  VITE_MERCADOPAGO_PUBLIC_KEY: trimmedText,
  VITE_MERCADOPAGO_ACCESS_TOKEN: trimmedText,
  VITE_MERCADOPAGO_API_URL: address,
  VITE_MERCADOPAGO_SDK_URL: address,
  VITE_PAYMENT_VERIFICATION: v.pipe(
    trimmedText,
    v.picklist(['', 'auto', 'required'], ({ input }) =>
      input === 'off'
        ? 'off would deliver unverified purchases: use required with a proxy, auto with a token, or leave it empty'
        : 'must be auto or required',
    ),
  ),
  VITE_PAYMENTS_TEST: onOff,
  VITE_SUPABASE_URL: address,
  VITE_SUPABASE_PUBLISHABLE_KEY: supabaseKey,
  // Supabase's former name of the publishable key.
  VITE_SUPABASE_ANON_KEY: supabaseKey,
  VITE_SCHEDULING_URL: address,
  VITE_ASSET_BASE_URL: address,
  VITE_CONTACT_EMAIL: v.pipe(
    trimmedText,
    v.check((value) => value === '' || v.is(v.pipe(v.string(), v.email()), value), 'must be an e-mail'),
  ),
  VITE_CSP_REPORT_URL: v.fallback(v.pipe(trimmedText, v.url(), v.startsWith('https://')), ''),
  VITE_FIRM_LEGAL_NAME: shortText,
  VITE_FIRM_RUT: v.pipe(
    shortText,
    v.check((value) => value === '' || isRut(value), 'must be a RUT with the right check digit'),
  ),
  VITE_FIRM_ADDRESS: shortText,
  VITE_FIRM_LAWYER_NAME: shortText,
  VITE_FIRM_LAWYER_TITLE: shortText,
  VITE_FIRM_LAWYER_PORTRAIT: picture,
  VITE_QUOTE_DAYS: v.pipe(shortText, v.regex(/^(?:|[1-9]\d{0,2})$/, 'must be days, from 1 to 999')),
  VITE_TAX_REQUESTS: onOff,
  HSTS_SUBDOMAINS: onOff,
});

const EnvSchema = v.pipe(
  Variables,
  v.forward(
    v.check(
      (env) => env.VITE_PAYMENT_VERIFICATION !== 'required' || canReachMercadoPago(env),
      'required needs VITE_MERCADOPAGO_API_URL or VITE_MERCADOPAGO_ACCESS_TOKEN: there is nobody to ask',
    ),
    ['VITE_PAYMENT_VERIFICATION'],
  ),
  v.forward(
    v.check(
      ({ VITE_FIRM_LAWYER_NAME: name, VITE_FIRM_LAWYER_TITLE: title, VITE_FIRM_LAWYER_PORTRAIT: portrait }) =>
        (name === '') === (title === '') && (name !== '' || portrait === null),
      'set the lawyer’s name and title together, and a portrait only with both',
    ),
    ['VITE_FIRM_LAWYER_NAME'],
  ),
);

export type Configuration = {
  readonly page: PageEnv;
  readonly firm: Firm;
  readonly payment: PaymentService | null;
  readonly headers: {
    /** Address that receives browsers' reports of policy violations; null if there is none. */
    readonly reportUrl: string | null;
    readonly hstsSubdomains: boolean;
  };
};

/**
 * Parses the configuration. Relative addresses stay relative.
 * @throws {Error} if a value is wrong; the message lists all wrong values
 */
export function parseEnv(variables: Readonly<Record<string, unknown>>): Configuration {
  const result = v.safeParse(EnvSchema, variables);
  if (!result.success) {
    const problems = result.issues.map((issue) => `${issue.path?.[0]?.key}: ${issue.message}`);
    throw new Error(`Wrong values in .env: ${problems.join('; ')}`);
  }
  const env = result.output;
  const publishableKey = env.VITE_SUPABASE_PUBLISHABLE_KEY || env.VITE_SUPABASE_ANON_KEY;
  const canSignIn = env.VITE_SUPABASE_URL !== '' && publishableKey !== '';
  return {
    page: {
      siteUrl: env.VITE_SITE_URL,
      contactEmail: env.VITE_CONTACT_EMAIL || fallbackEmail,
      assetBaseUrl: env.VITE_ASSET_BASE_URL,
      supabase: canSignIn ? { url: env.VITE_SUPABASE_URL, publishableKey } : null,
      schedulingUrl: env.VITE_SCHEDULING_URL || null,
    },
    firm: {
      lawyer:
        env.VITE_FIRM_LAWYER_NAME === ''
          ? null
          : {
              name: env.VITE_FIRM_LAWYER_NAME,
              title: env.VITE_FIRM_LAWYER_TITLE,
              portrait: env.VITE_FIRM_LAWYER_PORTRAIT,
            },
      legalName: env.VITE_FIRM_LEGAL_NAME || null,
      rut: formatRut(env.VITE_FIRM_RUT) || null,
      address: env.VITE_FIRM_ADDRESS || null,
      quoteDays: Number(env.VITE_QUOTE_DAYS) || null,
      acceptsTaxRequests: env.VITE_TAX_REQUESTS === 'on',
    },
    payment: canReachMercadoPago(env)
      ? {
          apiUrl: env.VITE_MERCADOPAGO_API_URL || mercadoPagoApi,
          sdkUrl: env.VITE_MERCADOPAGO_SDK_URL || mercadoPagoSdk,
          publicKey: env.VITE_MERCADOPAGO_PUBLIC_KEY || null,
          accessToken: env.VITE_MERCADOPAGO_ACCESS_TOKEN || null,
          // Without a token, the address belongs to the firm's own proxy, which holds the token.
          verification:
            env.VITE_PAYMENT_VERIFICATION || (env.VITE_MERCADOPAGO_ACCESS_TOKEN ? 'auto' : 'required'),
          acceptsTestPayments: env.VITE_PAYMENTS_TEST === 'on',
        }
      : null,
    headers: {
      reportUrl: env.VITE_CSP_REPORT_URL || null,
      hstsSubdomains: env.HSTS_SUBDOMAINS === 'on',
    },
  };
}

export function missingValues(variables: Readonly<Record<string, unknown>>): readonly string[] {
  const alternatives: Readonly<Record<string, unknown>> = {
    VITE_MERCADOPAGO_ACCESS_TOKEN: variables.VITE_MERCADOPAGO_API_URL,
    VITE_SUPABASE_PUBLISHABLE_KEY: variables.VITE_SUPABASE_ANON_KEY,
  };
  return Object.entries(consequences)
    .filter(([name]) => !variables[name] && !alternatives[name])
    .map(([name, consequence]) => `${name}: ${consequence}`);
}

/** Warns about a key that Supabase will retire. Returns null if there is none. */
export function anonKeyWarning(variables: Readonly<Record<string, unknown>>): string | null {
  const key = variables.VITE_SUPABASE_PUBLISHABLE_KEY || variables.VITE_SUPABASE_ANON_KEY;
  if (!isAnonKey(String(key ?? '').trim())) return null;
  return 'Supabase retires anon keys: put the publishable key (Settings → API Keys) into VITE_SUPABASE_PUBLISHABLE_KEY';
}
