import { anonKey } from './supabase-auth/credentials.ts';

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

const replacements: readonly Replacement[] = [
  {
    name: 'Mercado Pago',
    configuredBy: ['VITE_MERCADOPAGO_ACCESS_TOKEN', 'VITE_MERCADOPAGO_API_URL'],
    values: {
      VITE_MERCADOPAGO_API_URL: `${sandboxBase}/mercado-pago`,
      VITE_MERCADOPAGO_SDK_URL: `${sandboxBase}/mercado-pago/sdk/js/v2`,
      VITE_MERCADOPAGO_PUBLIC_KEY: 'APP_USR-sandbox-clave-publica-ficticia',
      VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-sandbox-token-ficticio',
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

export type StandIns = {
  /** Environment values, by name. */
  readonly values: Record<string, string>;
  /** The services replaced, for the terminal. */
  readonly names: string[];
};

/**
 * Which services the sandbox replaces. Mode 'sandbox' replaces every one, whatever the environment says;
 * 'development' and 'start' those that the environment leaves unconfigured; any other mode none.
 */
export function standInsFor(mode: string, env: Record<string, string>): StandIns {
  const replaced = replacements.filter(({ configuredBy }) => {
    if (mode === 'sandbox') return true;
    if (mode !== 'development' && mode !== 'start') return false;
    return !configuredBy.some((name) => env[name]?.trim());
  });
  return {
    values: Object.fromEntries(replaced.flatMap(({ values }) => Object.entries(values))),
    names: replaced.map(({ name }) => name),
  };
}

/** Takes back what an earlier run in the same process put there: it must neither look configured nor be built in. */
export function withoutStandIns(env: Readonly<Record<string, string | undefined>>): string[] {
  return replacements.flatMap(({ values }) =>
    Object.entries(values)
      .filter(([name, value]) => env[name] === value)
      .map(([name]) => name),
  );
}
