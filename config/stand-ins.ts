import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { proxyPath } from './proxy-address.ts';

export const sandboxBase = '/_sandbox';

export const sandboxCredentials = { email: 'admin@mentoria.example', password: 'sandbox-admin' } as const;

/**
 * Suffix that `npm start -- --proxy` adds to a mode. In such a mode the page has no token and sends its requests to the
 * proxy, which sends them to the stand-in.
 */
const proxySuffix = '-proxy';

export const proxyMode = <Mode extends string>(mode: Mode): `${Mode}-proxy` => `${mode}${proxySuffix}`;

export const usesProxy = (mode: string): boolean => mode.endsWith(proxySuffix);

/** True for modes whose builds may be deployed. No file of these builds mentions the sandbox. */
export const isDeployable = (mode: string): boolean => mode === 'production' || mode === 'unconfigured';

type Values = Readonly<Record<string, string>>;

export function standInValues(): Values {
  const values = parseEnv(readFileSync(join(import.meta.dirname, '../sandbox/stand-ins.env'), 'utf8'));
  return Object.fromEntries(Object.entries(values).map(([name, value = '']) => [name, value]));
}

type Service = {
  /** Matches the names of all the service's values. */
  readonly namePattern: RegExp;
  /** Matches the names of the values that configure the real service. One of them is enough. */
  readonly configuredBy: RegExp;
};

const services: Readonly<Record<'Mercado Pago' | 'agenda' | 'Supabase', Service>> = {
  'Mercado Pago': {
    namePattern: /^VITE_MERCADOPAGO_/,
    configuredBy: /^VITE_MERCADOPAGO_(ACCESS_TOKEN|API_URL)$/,
  },
  agenda: { namePattern: /^VITE_SCHEDULING_/, configuredBy: /^VITE_SCHEDULING_URL$/ },
  Supabase: { namePattern: /^VITE_SUPABASE_/, configuredBy: /^VITE_SUPABASE_URL$/ },
};

const firmNamePattern = /^VITE_(FIRM_|QUOTE_DAYS$|TAX_REQUESTS$)/;

export type Environment = {
  readonly values: Values;
  /** Services that the sandbox replaces, by the names that the terminal shows. */
  readonly standIns: readonly string[];
};

/**
 * Replaces services with stand-ins. Either all values of a service come from its stand-in or none does. Mode 'sandbox'
 * uses only stand-ins, and 'unconfigured' has no values at all. 'development' and 'start' replace the services that are
 * not configured. Every other mode uses no stand-in. With the proxy, Mercado Pago is always a stand-in, because a proxy
 * configured in .env would send the requests to the real service.
 * @param readConfigured reads the values of .env and of the process; called only in modes that use them
 * @param readStandIns reads the values of the stand-ins; called only in modes that use them
 */
export function withStandIns(
  mode: string,
  readConfigured: () => Values,
  readStandIns: () => Values = standInValues,
): Environment {
  const hasProxy = usesProxy(mode);
  const baseMode = hasProxy ? mode.slice(0, -proxySuffix.length) : mode;
  if (baseMode === 'unconfigured') return { values: {}, standIns: [] };
  if (!['sandbox', 'development', 'start'].includes(baseMode))
    return { values: readConfigured(), standIns: [] };

  const configuredValues = baseMode === 'sandbox' ? {} : readConfigured();
  const isSet = (namePattern: RegExp) =>
    Object.keys(configuredValues).some((name) => namePattern.test(name) && configuredValues[name]?.trim());
  const replacedServices = Object.entries(services).filter(
    ([name, { configuredBy }]) => (hasProxy && name === 'Mercado Pago') || !isSet(configuredBy),
  );
  const standIns = replacedServices.map(([name]) => name);
  const namePatterns = replacedServices.map(([, service]) => service.namePattern);
  // Add the fictional firm only if nobody pays real money and .env configures no firm.
  if (standIns.includes('Mercado Pago') && !isSet(firmNamePattern)) namePatterns.push(firmNamePattern);

  const isReplaced = ([name]: readonly [string, string]) =>
    namePatterns.some((pattern) => pattern.test(name));
  const values = Object.fromEntries([
    ...Object.entries(configuredValues).filter((entry) => !isReplaced(entry)),
    ...Object.entries(readStandIns()).filter(isReplaced),
  ]);
  const proxyValues = { VITE_MERCADOPAGO_API_URL: proxyPath, VITE_MERCADOPAGO_ACCESS_TOKEN: '' };
  return { values: hasProxy ? { ...values, ...proxyValues } : values, standIns };
}
