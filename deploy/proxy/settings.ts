import * as v from 'valibot';

export type Settings = {
  readonly accessToken: string;
  /** Base address of the payment service, without trailing slash. */
  readonly apiUrl: string;
  /** Origins of the site. A buyer returns to the origin that sent the order if it is listed, or else to the first. */
  readonly origins: readonly [string, ...string[]];
  /** Secrets for references. The first secret signs. A reference is valid if any of the secrets verifies it. */
  readonly secrets: readonly [string, ...string[]];
  /** Header in which the host puts the client's address; null for the connection's address. */
  readonly addressHeader: string | null;
  /** True if payments with test credentials count, as for the first test purchase. They move no money. */
  readonly acceptsTestPayments: boolean;
};

export type SettingsResult =
  | { readonly kind: 'complete'; readonly settings: Settings }
  | {
      readonly kind: 'incomplete';
      /** Names of variables, each with its required form. For the log, so they never contain a value. */
      readonly problems: readonly string[];
      /** The names without the required forms. Anybody may see them. */
      readonly names: readonly string[];
    };

const mercadoPagoApi = 'https://api.mercadopago.com';
const minSecretLength = 32;

const splitList = v.transform((text: string) =>
  text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== ''),
);

const trimmedText = v.pipe(v.optional(v.string(), ''), v.trim());

function isOrigin(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null;
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === value;
}

/**
 * True for https, and for http on this machine. The proxy sends the token to this address, and the token must not cross
 * a network unencrypted.
 */
function isServiceUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  const isThisMachine = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
  return protocol === 'https:' || (protocol === 'http:' && isThisMachine);
}

const byteLength = (value: string) => new TextEncoder().encode(value).length;

const listOf = (isValid: (value: string) => boolean, message: string) =>
  v.pipe(
    trimmedText,
    splitList,
    v.check((values) => values.length > 0 && values.every(isValid), message),
    v.transform((values) => values as [string, ...string[]]),
  );

const Environment = v.object({
  // The token becomes a header's value. With characters that a header can't contain, every request would fail.
  MERCADOPAGO_ACCESS_TOKEN: v.pipe(trimmedText, v.regex(/^[!-~]+$/, 'the access token of Mercado Pago')),
  SITE_ORIGINS: listOf(
    isOrigin,
    'the addresses of the site, such as https://colegio.example, comma-separated',
  ),
  REFERENCE_SECRETS: listOf(
    (value) => byteLength(value) >= minSecretLength,
    `random texts of ${minSecretLength} bytes or more, comma-separated`,
  ),
  MERCADOPAGO_API_URL: v.pipe(
    trimmedText,
    v.check((value) => value === '' || isServiceUrl(value), 'an https address, or empty'),
    v.transform((value) => (value || mercadoPagoApi).replace(/\/+$/, '')),
  ),
  CLIENT_ADDRESS_HEADER: v.pipe(
    trimmedText,
    v.check((value) => /^[\w-]*$/.test(value), 'the name of a header, or empty'),
    v.transform((value) => value.toLowerCase() || null),
  ),
  PAYMENTS_TEST: v.pipe(trimmedText, v.picklist(['', 'on', 'off'], 'on, off or empty')),
});

/**
 * Reads the settings from the environment.
 * @param variables environment of the host; unknown names and values that are not text don't matter
 * @param hostHeader header in which the host puts the client's address, unless the environment names another header
 */
export function readSettings(
  variables: Readonly<Record<string, unknown>>,
  hostHeader: string | null = null,
): SettingsResult {
  const texts = Object.entries(variables).filter(([, value]) => typeof value === 'string');
  const result = v.safeParse(Environment, Object.fromEntries(texts));
  if (!result.success) {
    const issues = result.issues.map((issue) => ({
      name: String(issue.path?.[0]?.key),
      requirement: issue.message,
    }));
    return {
      kind: 'incomplete',
      problems: issues.map(({ name, requirement }) => `${name}: ${requirement}`),
      names: [...new Set(issues.map(({ name }) => name))],
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
      acceptsTestPayments: env.PAYMENTS_TEST === 'on',
    },
  };
}
