import { proxyPath } from '../deploy/proxy/place.ts';
import { firmNames } from '../src/features/firm/parse-firm.ts';
import { anonKey } from './supabase-auth/credentials.ts';

/** What `npm start -- --proxy` adds to a mode: the page has no token, and asks the proxy before the stand-in. */
const proxied = '-proxy';

/** @returns the mode with the proxy before Mercado Pago's stand-in */
export const proxiedMode = <Mode extends string>(mode: Mode): `${Mode}-proxy` => `${mode}${proxied}`;

export const isProxied = (mode: string): boolean => mode.endsWith(proxied);

/** What the stand-in takes as the seller's token. */
export const sandboxToken = 'APP_USR-sandbox-token-ficticio';

/** A site that sells is configured like this too, so that a mark says whose values they are. */
const proxyMark = 'SANDBOX_PROXY';

/** What the page knows of Mercado Pago behind the proxy. The token hides one in .env. */
const proxyValues: Readonly<Record<string, string>> = {
  VITE_MERCADOPAGO_API_URL: proxyPath,
  VITE_MERCADOPAGO_ACCESS_TOKEN: '',
  [proxyMark]: '1',
};

/** Where the sandbox lives on the site's own server. */
export const sandboxBase = '/_sandbox';

type Replacement = {
  /** How the terminal calls the service. */
  readonly name: string;
  /** Any of these in the environment means that the real service is configured. */
  readonly configuredBy: readonly string[];
  /** Paths, which the page resolves against its own address: any host and port will do. */
  readonly values: Readonly<Record<string, string>>;
};

const mercadoPago = 'Mercado Pago';

const replacements: readonly Replacement[] = [
  {
    name: mercadoPago,
    configuredBy: ['VITE_MERCADOPAGO_ACCESS_TOKEN', 'VITE_MERCADOPAGO_API_URL'],
    values: {
      VITE_MERCADOPAGO_API_URL: `${sandboxBase}/mercado-pago`,
      VITE_MERCADOPAGO_SDK_URL: `${sandboxBase}/mercado-pago/sdk/js/v2`,
      VITE_MERCADOPAGO_PUBLIC_KEY: 'APP_USR-sandbox-clave-publica-ficticia',
      VITE_MERCADOPAGO_ACCESS_TOKEN: sandboxToken,
    },
  },
  {
    name: 'agenda',
    configuredBy: ['VITE_SCHEDULING_URL'],
    values: { VITE_SCHEDULING_URL: `${sandboxBase}/agenda` },
  },
  {
    name: 'Supabase',
    configuredBy: ['VITE_SUPABASE_URL'],
    values: { VITE_SUPABASE_URL: `${sandboxBase}/supabase`, VITE_SUPABASE_ANON_KEY: anonKey },
  },
];

/** A firm that has decided all it may: its sales on paper can be tried. The RUT is nobody's. */
const exampleFirm: Readonly<Record<(typeof firmNames)[number], string>> = {
  VITE_FIRM_LEGAL_NAME: 'Mentoría de Ejemplo SpA',
  VITE_FIRM_RUT: '76.000.000-0',
  VITE_FIRM_ADDRESS: 'Calle Ficticia 123, Santiago de Chile',
  VITE_QUOTE_DAYS: '30',
  VITE_TAX_REQUESTS: 'on',
};

export type StandIns = {
  /** Environment values, by name. */
  readonly values: Record<string, string>;
  /** The services replaced, for the terminal. */
  readonly names: string[];
};

/** No made-up firm where real money is paid, nor beside a configured one. */
function firmValues(plain: string, replaced: readonly Replacement[], env: Record<string, string>) {
  const isPlayed = replaced.some(({ name }) => name === mercadoPago);
  const isConfigured = plain !== 'sandbox' && firmNames.some((name) => env[name]?.trim());
  return isPlayed && !isConfigured ? exampleFirm : {};
}

/**
 * Which services the sandbox replaces. Mode 'sandbox' replaces every one, whatever the environment says;
 * 'development' and 'start' those that the environment leaves unconfigured; any other mode none. With the proxy
 * Mercado Pago is always among them: a proxy that is configured has its own service.
 */
export function standInsFor(mode: string, env: Record<string, string>): StandIns {
  const hasProxy = isProxied(mode);
  const plain = hasProxy ? mode.slice(0, -proxied.length) : mode;
  const replaced = replacements.filter(({ name, configuredBy }) => {
    if (plain === 'sandbox') return true;
    if (plain !== 'development' && plain !== 'start') return false;
    return (hasProxy && name === mercadoPago) || !configuredBy.some((each) => env[each]?.trim());
  });
  const values = {
    ...Object.fromEntries(replaced.flatMap((each) => Object.entries(each.values))),
    ...firmValues(plain, replaced, env),
  };
  return {
    values: hasProxy && replaced.length > 0 ? { ...values, ...proxyValues } : values,
    names: replaced.map(({ name }) => name),
  };
}

/** Takes back what an earlier run in the same process put there: it must neither look configured nor be built in. */
export function withoutStandIns(env: Readonly<Record<string, string | undefined>>): string[] {
  const put = [
    ...replacements,
    { values: exampleFirm },
    ...(env[proxyMark] ? [{ values: proxyValues }] : []),
  ];
  return put.flatMap(({ values }) =>
    Object.entries(values)
      .filter(([name, value]) => env[name] === value)
      .map(([name]) => name),
  );
}
