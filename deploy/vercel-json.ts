import { parseEnv } from '../config/env-schema.ts';
import { proxyPath } from '../config/proxy-address.ts';
import { unknownProductPage } from './built-site.ts';
import type { BuildEnv } from './content-security-policy.ts';
import {
  type Headers,
  plainExtensions,
  type SiteHeaders,
  shortenCaching,
  siteHeaders,
  workerFolder,
} from './headers.ts';

/** Returns a path in Vercel's syntax: '/assets/*' is '/assets/(.*)'. */
function toVercelSource(path: string): string {
  return path.replace(/\*$/, '(.*)');
}

type Condition = { readonly has: readonly object[] } | { readonly missing: readonly object[] };

const navigationHeader = [{ type: 'header', key: 'sec-fetch-mode', value: 'navigate' }] as const;

/**
 * Matches requests that load a page or a frame. If a file is missing, Vercel sends the error page at the file's
 * address, which then needs a page's headers. Every browser that the site supports sends sec-fetch-mode.
 */
const onlyNavigations: Condition = { has: navigationHeader };

const exceptNavigations: Condition = { missing: navigationHeader };

function createRule(path: string, headers: Headers, condition?: Condition) {
  return {
    source: path,
    ...condition,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
}

/** Sources for any Supabase project, so that the committed file works for a first deployment. */
const supabaseWildcards = ['https://*.supabase.co', 'wss://*.supabase.co'];

/** Vercel needs no site address, because it serves every site over https. */
export function vercelHeaders(values: BuildEnv): SiteHeaders {
  const extraConnectSources = parseEnv(values).page.supabase ? [] : supabaseWildcards;
  return shortenCaching(siteHeaders(values, { extraConnectSources, isHttps: true }));
}

/**
 * Returns vercel.json, which is committed, because Vercel reads it before the build.
 * @param values the site's configuration, of which the file contains only host names
 */
export function vercelJson(values: BuildEnv): string {
  const { common, documents, workers, rules, defaults } = vercelHeaders(values);
  const specialPaths = rules.flatMap(({ paths }) => paths);
  const specialPatterns = specialPaths.map((path) =>
    path.endsWith('/*') ? path.slice(1, -1) : `${path.slice(1)}$`,
  );
  // The proxy's responses have their own policy. A page's policy must neither be added to it nor replace it.
  const proxyPattern = `${proxyPath.slice(1)}(?:/|$)`;
  const plainFilePattern = `.*\\.(?:${plainExtensions.join('|')})`;
  const workerPattern = `${workerFolder.slice(1)}/`;
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build && npm run build:proxy',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    rewrites: [
      // Send all paths of the proxy to one function, because outside of Next.js a file can match only one segment.
      { source: `${proxyPath}/(.*)`, destination: proxyPath },
      // Vercel applies this rewrite only if no file matches.
      { source: unknownProductPage.hostPattern, destination: unknownProductPage.page, statusCode: 404 },
    ],
    functions: { 'api/index.js': { maxDuration: 15 } },
    headers: [
      createRule('/(.*)', common),
      createRule(`/((?!${proxyPattern}|${workerPattern}|${plainFilePattern}$).*)`, documents),
      createRule(
        `/((?!${proxyPattern})(?:${workerPattern}.*|${plainFilePattern}))`,
        documents,
        onlyNavigations,
      ),
      createRule(toVercelSource(`${workerFolder}/*`), workers, exceptNavigations),
      ...rules.flatMap(({ paths, headers }) =>
        paths.map((path) => createRule(toVercelSource(path), headers)),
      ),
      createRule(`/((?!${specialPatterns.join('|')}).*)`, defaults),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
