import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { proxyPath } from './proxy-place.ts';

/** Where the sandbox lives on the site's own server. */
export const sandboxBase = '/_sandbox';

/** The stand-in's one user. The terminal prints both for the developer. */
export const credentials = { email: 'admin@mentoria.example', password: 'sandbox-admin' } as const;

/** What `npm start -- --proxy` adds to a mode: the page has no token, and asks the proxy before the stand-in. */
const proxied = '-proxy';

/** @returns the mode with the proxy before Mercado Pago's stand-in */
export const proxiedMode = <Mode extends string>(mode: Mode): `${Mode}-proxy` => `${mode}${proxied}`;

export const isProxied = (mode: string): boolean => mode.endsWith(proxied);

/** Whether a mode builds what could be deployed: none of its files knows of the sandbox. */
export const isDeployable = (mode: string): boolean => mode === 'production' || mode === 'unconfigured';

type Values = Readonly<Record<string, string>>;

/** @returns the values of sandbox/stand-ins.env, by name */
export function standInValues(): Values {
  const values = parseEnv(readFileSync(join(import.meta.dirname, '../sandbox/stand-ins.env'), 'utf8'));
  return Object.fromEntries(Object.entries(values).map(([name, value = '']) => [name, value]));
}

type Service = {
  /** Of every value of the service. */
  readonly names: RegExp;
  /** Any of these says that the real service is configured. */
  readonly configuredBy: RegExp;
};

/** By the names that the terminal shows. */
const services: Readonly<Record<'Mercado Pago' | 'agenda' | 'Supabase', Service>> = {
  'Mercado Pago': {
    names: /^VITE_MERCADOPAGO_/,
    configuredBy: /^VITE_MERCADOPAGO_(ACCESS_TOKEN|API_URL)$/,
  },
  agenda: { names: /^VITE_SCHEDULING_/, configuredBy: /^VITE_SCHEDULING_URL$/ },
  Supabase: { names: /^VITE_SUPABASE_/, configuredBy: /^VITE_SUPABASE_URL$/ },
};

const firmNames = /^VITE_(FIRM_|QUOTE_DAYS$|TAX_REQUESTS$)/;

export type Environment = {
  /** By name. */
  readonly values: Values;
  /** The services that the sandbox stands in for, as the terminal shows them. */
  readonly standIns: readonly string[];
};

/**
 * Puts stand-ins in the place of services, each with all of its values or none. Mode 'sandbox' has the stand-ins'
 * values and nothing else, 'unconfigured' has nothing at all; 'development' and 'start' have those of the services that
 * are not configured; any other mode has none. With the proxy Mercado Pago is always a stand-in: a proxy that is configured has its own service.
 * @param given the values of .env and of the process; read in the modes that take them
 * @param offered the stand-ins' values; read in the modes that take them
 */
export function withStandIns(
  mode: string,
  given: () => Values,
  offered: () => Values = standInValues,
): Environment {
  const hasProxy = isProxied(mode);
  const plain = hasProxy ? mode.slice(0, -proxied.length) : mode;
  if (plain === 'unconfigured') return { values: {}, standIns: [] };
  if (!['sandbox', 'development', 'start'].includes(plain)) return { values: given(), standIns: [] };

  const base = plain === 'sandbox' ? {} : given();
  const isSet = (names: RegExp) => Object.keys(base).some((name) => names.test(name) && base[name]?.trim());
  const replaced = Object.entries(services).filter(
    ([name, { configuredBy }]) => (hasProxy && name === 'Mercado Pago') || !isSet(configuredBy),
  );
  const standIns = replaced.map(([name]) => name);
  const names = replaced.map(([, service]) => service.names);
  // No made-up firm where real money is paid, nor beside a configured one.
  if (standIns.includes('Mercado Pago') && !isSet(firmNames)) names.push(firmNames);

  const isReplaced = ([name]: readonly [string, string]) => names.some((each) => each.test(name));
  const values = Object.fromEntries([
    ...Object.entries(base).filter((entry) => !isReplaced(entry)),
    ...Object.entries(offered()).filter(isReplaced),
  ]);
  const behindProxy = { VITE_MERCADOPAGO_API_URL: proxyPath, VITE_MERCADOPAGO_ACCESS_TOKEN: '' };
  return { values: hasProxy ? { ...values, ...behindProxy } : values, standIns };
}
