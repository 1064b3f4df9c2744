import { parseEnv } from '../config/env-schema.ts';
import { proxyPath } from '../config/proxy-place.ts';
import { unknownProduct } from './built-site.ts';
import type { Values } from './content-security-policy.ts';
import {
  type Headers,
  plainFiles,
  type SiteHeaders,
  siteHeaders,
  withDaysForYears,
  workerFolder,
} from './headers.ts';

/** Returns a path in Vercel's syntax: '/assets/*' is '/assets/(.*)'. */
function source(path: string): string {
  return path.replace(/\*$/, '(.*)');
}

type Condition = { readonly has: readonly object[] } | { readonly missing: readonly object[] };

const navigates = [{ type: 'header', key: 'sec-fetch-mode', value: 'navigate' }] as const;

/**
 * Matches requests that navigate. Vercel answers a missing file with the error page under the file's own address. If a
 * browser requests it as a page or in a frame, it has a page's headers; every browser that this site supports says what
 * it requests.
 */
const askedForAsPage: Condition = { has: navigates };

const notAskedForAsPage: Condition = { missing: navigates };

function rule(path: string, headers: Headers, condition?: Condition) {
  return {
    source: path,
    ...condition,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  };
}

/** Sources for a Supabase project that is not known yet, so that the committed file serves a first deployment. */
const anySupabaseProject = ['https://*.supabase.co', 'wss://*.supabase.co'];

/** Returns the headers on Vercel, which serves every site over https and so needs no site address. */
export function vercelHeaders(values: Values): SiteHeaders {
  const alsoConnect = parseEnv(values).page.supabase ? [] : anySupabaseProject;
  return withDaysForYears(siteHeaders(values, { alsoConnect, isHttps: true }));
}

/**
 * Returns the vercel.json of the repository's root. The build can't write it, because Vercel reads it first.
 * @param values of the environment: the file contains the hosts' names and no key
 */
export function vercelJson(values: Values): string {
  const { everywhere, documents, workers, kinds, otherwise } = vercelHeaders(values);
  const special = kinds.flatMap(({ paths }) => paths);
  const others = special.map((path) => (path.endsWith('/*') ? path.slice(1, -1) : `${path.slice(1)}$`));
  // The proxy's answers have their own policy; a page's policy must neither join nor replace it.
  const proxied = `${proxyPath.slice(1)}(?:/|$)`;
  const plain = `.*\\.(?:${plainFiles.join('|')})`;
  const worker = `${workerFolder.slice(1)}/`;
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build && npm run build:proxy',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    rewrites: [
      // One function serves all its paths: outside of Next.js a file can stand for only one segment.
      { source: `${proxyPath}/(.*)`, destination: proxyPath },
      // Vercel tries this after the files, so existing files win.
      { source: unknownProduct.addresses, destination: unknownProduct.page, statusCode: 404 },
    ],
    functions: { 'api/index.js': { maxDuration: 15 } },
    headers: [
      rule('/(.*)', everywhere),
      rule(`/((?!${proxied}|${worker}|${plain}$).*)`, documents),
      rule(`/((?!${proxied})(?:${worker}.*|${plain}))`, documents, askedForAsPage),
      rule(source(`${workerFolder}/*`), workers, notAskedForAsPage),
      ...kinds.flatMap(({ paths, headers }) => paths.map((path) => rule(source(path), headers))),
      rule(`/((?!${others.join('|')}).*)`, otherwise),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
