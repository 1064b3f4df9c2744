import * as v from 'valibot';
import { type Env, resolvePaths, resolvePayment } from '../src/platform/env.ts';
import { parseEnv } from '../src/platform/parse-env.ts';
import { ownOrigin, type PolicyOptions } from './content-security-policy.ts';

/** Stands in the sitemap and the feed, which need absolute addresses, while none is configured. */
export const standInSite = 'https://mentorialegal.example';

const ReportUrl = v.fallback(
  v.nullable(v.pipe(v.string(), v.trim(), v.url(), v.startsWith('https://'))),
  null,
);

export type Settings = {
  /** Paths in it are resolved against `ownOrigin`. */
  readonly env: Env;
  readonly policy: PolicyOptions;
  /** Absolute address without trailing slash, for files that have no page to resolve against. */
  readonly publicUrl: string;
};

/**
 * @param raw the VITE_* values as the build has them; VITE_CSP_REPORT_URL, an https address, is for the headers alone
 * @throws Error that names every wrong value
 */
export function readSettings(raw: Readonly<Record<string, unknown>>): Settings {
  const parsed = parseEnv(raw);
  const payment = resolvePayment(parsed.payment, ownOrigin);
  const env = { ...resolvePaths(parsed, ownOrigin), payment };
  return {
    env,
    policy: { reportUrl: v.parse(ReportUrl, raw.VITE_CSP_REPORT_URL ?? null) },
    publicUrl: env.siteUrl === ownOrigin ? standInSite : env.siteUrl,
  };
}
