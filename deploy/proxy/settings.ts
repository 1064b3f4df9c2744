import * as v from 'valibot';

/** What the proxy is told by its host's environment. */
export type Settings = {
  readonly accessToken: string;
  /** Base address of the payment service, without trailing slash. */
  readonly apiUrl: string;
  /** Of the site; the first is where buyers return to who come from no other of them. */
  readonly origins: readonly [string, ...string[]];
  /** The first signs references, all of them verify. */
  readonly secrets: readonly [string, ...string[]];
  /** The header in which the host names the client's address; null: the connection's own. */
  readonly addressHeader: string | null;
  /** Whether payments without money count: for the first purchase, with test credentials. */
  readonly takesTestPayments: boolean;
};

export type SettingsResult =
  | { readonly kind: 'complete'; readonly settings: Settings }
  | {
      readonly kind: 'incomplete';
      /** Names of variables and what they must be, never their values: they are written to the log. */
      readonly problems: readonly string[];
      /** The names alone, which anybody may learn. */
      readonly names: readonly string[];
    };

const publicApi = 'https://api.mercadopago.com';
const shortestSecret = 32;

const listed = v.transform((text: string) =>
  text
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== ''),
);

const text = v.pipe(v.optional(v.string(), ''), v.trim());

function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
}

/** The token goes there: it must not cross a network in the clear. */
function isService(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine);
}

const bytes = (value: string) => new TextEncoder().encode(value).length;

const several = (every: (value: string) => boolean, message: string) =>
  v.pipe(
    text,
    listed,
    v.check((values) => values.length > 0 && values.every(every), message),
    v.transform((values) => values as [string, ...string[]]),
  );

const Environment = v.object({
  // It becomes a header: what a header cannot hold would be an error at every request.
  MERCADOPAGO_ACCESS_TOKEN: v.pipe(text, v.regex(/^[!-~]+$/, 'the access token of Mercado Pago')),
  SITE_ORIGINS: several(
    isOrigin,
    'the addresses of the site, such as https://colegio.example, comma-separated',
  ),
  REFERENCE_SECRETS: several(
    (value) => bytes(value) >= shortestSecret,
    `random texts of ${shortestSecret} bytes or more, comma-separated`,
  ),
  MERCADOPAGO_API_URL: v.pipe(
    text,
    v.check((value) => value === '' || isService(value), 'an https address, or empty'),
    v.transform((value) => (value || publicApi).replace(/\/+$/, '')),
  ),
  CLIENT_ADDRESS_HEADER: v.pipe(
    text,
    v.check((value) => /^[\w-]*$/.test(value), 'the name of a header, or empty'),
    v.transform((value) => value.toLowerCase() || null),
  ),
  PAYMENTS_TEST: v.pipe(text, v.picklist(['', 'on', 'off'], 'on, off or empty')),
});

/**
 * Reads the environment, once.
 * @param raw as the host has it: other names, and values that are no text, do not matter
 * @param hostHeader where the host names the client's address, unless the environment names another header
 */
export function readSettings(
  raw: Readonly<Record<string, unknown>>,
  hostHeader: string | null = null,
): SettingsResult {
  const texts = Object.entries(raw).filter(([, value]) => typeof value === 'string');
  const result = v.safeParse(Environment, Object.fromEntries(texts));
  if (!result.success) {
    const named = result.issues.map((issue) => ({ name: String(issue.path?.[0]?.key), must: issue.message }));
    return {
      kind: 'incomplete',
      problems: named.map(({ name, must }) => `${name}: ${must}`),
      names: [...new Set(named.map(({ name }) => name))],
    };
  }
  const env = result.output;
  return {
    kind: 'complete',
    settings: {
      accessToken: env.MERCADOPAGO_ACCESS_TOKEN,
      apiUrl: env.MERCADOPAGO_API_URL,
      origins: env.SITE_ORIGINS,
      secrets: env.REFERENCE_SECRETS,
      addressHeader: env.CLIENT_ADDRESS_HEADER ?? hostHeader,
      takesTestPayments: env.PAYMENTS_TEST === 'on',
    },
  };
}
