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

/** '/assets/*' is '/assets/(.*)' for Vercel. */
function source(path: string): string {
  return path.replace(/\*$/, '(.*)');
}

type Condition = { readonly has: readonly object[] } | { readonly missing: readonly object[] };

const navigates = [{ type: 'header', key: 'sec-fetch-mode', value: 'navigate' }] as const;

/**
 * A file that is not there is answered with the error page under the file's own address. Asked for as a page, in a
 * frame too, it has a page's headers; every browser that this site supports says what it asks for.
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

/** Stands for a project that is not known yet, so that the committed file serves a first deployment. */
const anySupabaseProject = ['https://*.supabase.co', 'wss://*.supabase.co'];

/** Vercel serves every site over https, so that its file needs no site address. */
export function vercelHeaders(values: Values): SiteHeaders {
  const alsoConnect = parseEnv(values).page.supabase ? [] : anySupabaseProject;
  return withDaysForYears(siteHeaders(values, { alsoConnect, isHttps: true }));
}

/**
 * Returns the vercel.json of the repository's root. Vercel reads it before the build, which therefore cannot write it.
 * @param values of the environment: it contains the hosts' names, and no key
 */
export function vercelJson(values: Values): string {
  const { everywhere, documents, workers, kinds, otherwise } = vercelHeaders(values);
  const special = kinds.flatMap(({ paths }) => paths);
  const others = special.map((path) => (path.endsWith('/*') ? path.slice(1, -1) : `${path.slice(1)}$`));
  // The proxy's answers have a policy of their own: a page's must not stand beside it, or in its place.
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
      // One function for all of its paths: outside of Next.js a file can stand for one segment alone.
      { source: `${proxyPath}/(.*)`, destination: proxyPath },
      // Tried after the files: what is there stays.
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
