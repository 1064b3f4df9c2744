import { parseEnv } from '../scripts/env-schema.ts';
import { type Env, resolvePaths, resolvePayment } from '../src/platform/env.ts';
import { ownOrigin, type PolicyOptions } from './content-security-policy.ts';

/** Stands in the sitemap and the feed, which need absolute addresses, while none is configured. */
export const standInSite = 'https://mentorialegal.example';

export type Settings = {
  /** Paths in it are resolved against `ownOrigin`. */
  readonly env: Env;
  readonly policy: PolicyOptions;
  /** Absolute address without trailing slash, for files that have no page to resolve against. */
  readonly publicUrl: string;
};

/**
 * @param raw the VITE_* values as the build has them
 * @throws Error that names every wrong value
 */
export function readSettings(raw: Readonly<Record<string, unknown>>): Settings {
  const { page, payment, reportUrl } = parseEnv(raw);
  const env = { ...resolvePaths(page, ownOrigin), payment: resolvePayment(payment, ownOrigin) };
  return {
    env,
    policy: { reportUrl },
    publicUrl: env.siteUrl === ownOrigin ? standInSite : env.siteUrl,
  };
}
