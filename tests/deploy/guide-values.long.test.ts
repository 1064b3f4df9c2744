// Builds the site with the values from docs/deploy.md, and checks the Content Security Policy on
// each host.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative } from 'node:path';
import process from 'node:process';
import { createLogger, resolveConfig } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { siteHeaders, workerFolder } from '../../deploy/headers.ts';
import { netlifyHeaders } from '../../deploy/netlify-headers.ts';
import { nginxConf } from '../../deploy/nginx-conf.ts';
import { serveBuiltSite } from '../../deploy/preview-server.ts';
import { readSettings } from '../../deploy/proxy/settings.ts';
import { emptyVariables } from '../../scripts/lib/hidden-configuration.ts';
import { listen } from '../../scripts/lib/localhost.ts';
import { findNginx, serveWithNginx } from '../../scripts/lib/nginx.ts';
import { npmCommand, root, run } from '../../scripts/lib/run.ts';
import { publicPaths } from '../../src/app/public-paths.ts';
import viteConfig from '../../vite.config.ts';
import { guideValues } from '../hosts/guide.ts';
import { sendRequest } from './host-checks.ts';
import { headersFromFile, headersFromVercel } from './host-rules.ts';

vi.setConfig({ hookTimeout: 240_000 });

type Variables = Readonly<Record<string, string>>;

const { page, proxy } = guideValues({ isBesideNginx: false });
// Netlify, Cloudflare and Vercel have a single environment for the site and the proxy.
const sharedEnvironment: Variables = { ...page, ...proxy };

let dir = '';

beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'guide-'));
});

afterAll(() => rmSync(dir, { recursive: true, force: true }));

afterEach(() => void vi.unstubAllEnvs());

test.each<readonly [host: string, build: Variables, hostVariables: Variables]>([
  ['Netlify', sharedEnvironment, { NETLIFY: 'true' }],
  ['Cloudflare Pages', sharedEnvironment, { CF_PAGES: '1' }],
  ['Vercel', sharedEnvironment, { VERCEL: '1' }],
  ['Node beside nginx', page, {}],
])('a build on %s accepts the values of the guide', async (_, buildVariables, hostVariables) => {
  for (const [name, value] of Object.entries({ NODE_ENV: '', ...buildVariables, ...hostVariables }))
    vi.stubEnv(name, value);
  const warnings: string[] = [];
  const logger = { ...createLogger('silent'), warn: (text: string) => void warnings.push(text) };
  const config = viteConfig({ command: 'build', mode: 'production', isPreview: false, isSsrBuild: false });
  await resolveConfig(
    { ...config, configFile: false, root, envDir: mkdtempSync(join(dir, 'env-')), customLogger: logger },
    'build',
    'production',
  );
  // The build warns about missing values. The guide's tables lack only these two.
  expect(warnings.join('\n').match(/VITE_\w+|HSTS_\w+/g)).toEqual([
    'VITE_SCHEDULING_URL',
    'VITE_CONTACT_EMAIL',
  ]);
});

test.each([false, true])('the proxy accepts the guide’s values (beside nginx: %s)', (isBesideNginx) => {
  expect(readSettings(guideValues({ isBesideNginx }).proxy)).toMatchObject({ kind: 'complete' });
});

function directive(policy: string, name: string): string | undefined {
  const lines = policy.split(/;\s*/).map((line) => line.split(/ (.*)/s, 2));
  return new Map(lines.map(([key, value]) => [key, value])).get(name) ?? undefined;
}

/** True if all policies allow the source. Commas separate policies, and a browser enforces all of them. */
function allows(policies: string, directiveName: string, source: string): boolean {
  return policies.split(', ').every((policy) => {
    const sources = directive(policy, directiveName) ?? directive(policy, 'default-src') ?? '*';
    return sources.split(' ').some((candidate) => candidate === source || candidate === '*');
  });
}

const fetchDirectives = [
  'script-src',
  'connect-src',
  'img-src',
  'font-src',
  'media-src',
  'frame-src',
  'style-src',
];
const supabaseUrl = page.VITE_SUPABASE_URL ?? '';

/** Checks what a file's policy must allow or forbid on every host, keyed by kind of file. */
const policyChecks = {
  worker: (policy: string) => {
    const sources = ["'self'", 'https://*.mercadopago.com', supabaseUrl];
    expect(fetchDirectives.filter((name) => sources.some((source) => allows(policy, name, source)))).toEqual(
      [],
    );
  },
  page: (policy: string) => {
    for (const name of ['frame-ancestors', 'object-src']) expect(directive(policy, name)).toBe("'none'");
    expect(allows(policy, 'script-src', "'unsafe-inline'")).toBe(false);
    expect(allows(policy, 'connect-src', supabaseUrl) || policy.includes('https://*.supabase.co')).toBe(true);
  },
  // Plain files need no policy, because a browser neither shows them as pages nor runs them as workers.
  plain: () => {},
} as const;

function kindOf(path: string): keyof typeof policyChecks {
  if (path.startsWith(`${workerFolder}/`)) return 'worker';
  return /\.(js|css|woff2|png|jpg|avif|webp)$/.test(path) ? 'plain' : 'page';
}

/** Returns the address at which a visitor requests a built file. A missing address gets the error page. */
function requestPathOf(file: string): string {
  if (/(^|\/)404\.html$/.test(file)) return `/${file.replace('404.html', 'no-existe')}`;
  return `/${file.replace(/\.html$/, '')}`.replace(/^\/index$/, '/');
}

type Host = {
  readonly policyOf: (path: string) => Promise<string>;
  readonly close: () => Promise<void> | void;
};

const hostFromFile = (policyOf: (path: string) => string | undefined): Host => ({
  policyOf: async (path) => policyOf(path) ?? '',
  close: () => {},
});

const hostFromServer = (url: string, close: Host['close']): Host => ({
  policyOf: async (path) => String((await sendRequest(url, path)).headers['content-security-policy'] ?? ''),
  close,
});

const policyHeader = 'Content-Security-Policy';

describe('a site built with the values of the guide', () => {
  let dist = '';
  /** One address per folder and file extension. */
  let requestPaths: readonly string[] = [];

  beforeAll(async () => {
    dist = join(dir, 'dist');
    // Build as on Vercel, where the build checks vercel.json and has the proxy's secrets in its environment.
    const env = { ...process.env, ...emptyVariables(), ...sharedEnvironment, VERCEL: '1' };
    const { ok, output } = await run(
      npmCommand('run', 'build', '--', '--outDir', dist, '--logLevel', 'error'),
      {
        env,
      },
    );
    if (!ok) throw new Error(output);
    const files = readdirSync(dist, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('_'))
      .map(({ parentPath, name }) => join(relative(dist, parentPath), name).replaceAll('\\', '/'));
    requestPaths = [
      ...new Map(files.map((file) => [dirname(file) + extname(file), requestPathOf(file)])).values(),
    ];
  });

  const hosts: Readonly<Record<string, () => Host | Promise<Host>>> = {
    Netlify: () => {
      const text = readFileSync(join(dist, '_headers'), 'utf8');
      return hostFromFile((path) => headersFromFile(text, path)[policyHeader]);
    },
    'Cloudflare Pages': () => {
      const text = netlifyHeaders(siteHeaders(page), publicPaths, true);
      return hostFromFile((path) => headersFromFile(text, path)[policyHeader]);
    },
    Vercel: () => {
      const text = readFileSync(join(root, 'vercel.json'), 'utf8');
      return hostFromFile((path) => headersFromVercel(text, path, kindOf(path) === 'page')[policyHeader]);
    },
    preview: async () => {
      const serve = serveBuiltSite(dist, siteHeaders(page));
      const server = createServer((request, response) => serve(request, response, () => response.end()));
      return hostFromServer(`http://127.0.0.1:${await listen(server)}`, () => void server.close());
    },
    nginx: async () => {
      const { url, close } = await serveWithNginx((paths) =>
        nginxConf(siteHeaders(page), { ...paths, serverName: '_', root: dist }),
      );
      return hostFromServer(url, close);
    },
  };

  for (const [name, openHost] of Object.entries(hosts)) {
    // nginx may be missing on a developer's machine, but not on CI.
    const isSkipped = name === 'nginx' && !process.env.CI && findNginx() === undefined;
    test.skipIf(isSkipped)(`every file on ${name} has the policy of its kind`, async () => {
      const host = await openHost();
      onTestFinished(() => host.close());
      expect(new Set(requestPaths.map(kindOf))).toEqual(new Set(['worker', 'page', 'plain']));
      for (const path of requestPaths) policyChecks[kindOf(path)](await host.policyOf(path));
    });
  }

  test('starts each worker from a file in the workers’ folder', () => {
    const scripts = readdirSync(join(dist, 'assets')).filter((name) => name.endsWith('.js'));
    const workerFiles = scripts.flatMap((name) => [
      ...readFileSync(join(dist, 'assets', name), 'utf8').matchAll(/[`'"]([^`'"]*\.worker-[^`'"]+\.js)/g),
    ]);
    expect(workerFiles.length).toBeGreaterThan(0);
    for (const [, file = ''] of workerFiles)
      expect(file).toMatch(new RegExp(`^${workerFolder}/[\\w.-]+\\.js$`));
  });
});
