import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BuildEnv } from '../../deploy/content-security-policy.ts';
import { headersOf, siteHeaders } from '../../deploy/headers.ts';
import { netlifyHeaders } from '../../deploy/netlify-headers.ts';
import { debianConf } from '../../deploy/nginx-conf.ts';
import { vercelHeaders, vercelJson } from '../../deploy/vercel-json.ts';
import { missingFromVercel } from '../../deploy/vite-plugin.ts';
import { publicPaths, visitorPaths } from '../../src/app/public-paths.ts';
import { headersFromVercel } from './host-rules.ts';

const headers = vercelHeaders({});
const vercelText = vercelJson({});

const headersOfPath = (path: string, isNavigation: boolean) =>
  headersFromVercel(vercelText, path, isNavigation);

test.each([
  ...publicPaths,
  ...visitorPaths,
  '/blog/checkout',
  '/assets/a.js',
  '/assets/workers/hoja.worker-abc.js',
  '/fonts/letra.woff2',
  '/img/a/b.png',
  '/img/marca.svg',
  '/a.js.html',
  '/sitemap.xml',
  '/no-existe',
])('sends the site’s headers for %s', (path) => {
  expect(headersOfPath(path, false)).toEqual(headersOf(headers, path));
});

test.each(['/assets/no-existe.js', '/assets/workers/no.js', '/img/no.png', '/no-existe', '/'])(
  '%s has a page’s headers if a browser requests it as a page',
  (path) => {
    expect(headersOfPath(path, true)).toMatchObject(headers.documents);
  },
);

test.each(['/api', '/api/v1/payments/1', '/api/no.js'])('%s has none of a page’s headers', (path) => {
  for (const isNavigation of [false, true]) {
    const names = Object.keys(headersOfPath(path, isNavigation));
    expect(names).toContain('X-Content-Type-Options');
    expect(names.filter((name) => Object.hasOwn(headers.documents, name))).toEqual([]);
  }
  expect(headersOfPath('/apis', false)).toMatchObject(headers.documents);
});

test('the address of an unknown product gets the error page for products', () => {
  expect(JSON.parse(vercelText).rewrites).toContainEqual({
    source: '/tienda/:slug',
    destination: '/tienda/404',
    statusCode: 404,
  });
});

const policyPattern = /default-src 'self';[^"]*/g;

/** Matches sources that depend on the configuration. */
const configuredSourcePattern = /^[a-z-]+ (https?|wss?):\/\/([^*]|\*\.supabase\.co$)/;

function sourcesOf(policy: string): string[] {
  return policy.split('; ').flatMap((line) => {
    const [name, ...values] = line.split(' ');
    return values.map((source) => `${name} ${source}`);
  });
}

test('vercel.json is up to date, apart from hosts that depend on the configuration', () => {
  const committed = readFileSync(join(import.meta.dirname, '..', '..', 'vercel.json'), 'utf8');
  const generated = vercelJson({});
  const removePolicies = (text: string) =>
    text.replace(policyPattern, '').replaceAll('; includeSubDomains', '');
  expect(removePolicies(committed), 'npm run deploy:config -- --vercel').toBe(removePolicies(generated));
  const [committedPolicy = ''] = committed.match(policyPattern) ?? [];
  const [generatedPolicy = ''] = generated.match(policyPattern) ?? [];
  const commonSources = (policy: string) =>
    sourcesOf(policy).filter((source) => !configuredSourcePattern.test(source));
  expect(commonSources(committedPolicy)).toEqual(commonSources(generatedPolicy));
});

test('the configurations of Vercel and nginx contain no keys', () => {
  const values = {
    VITE_SITE_URL: 'https://sitio.example',
    VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-token-ficticio',
    VITE_MERCADOPAGO_PUBLIC_KEY: 'APP_USR-publica-ficticia',
    VITE_SUPABASE_URL: 'https://proyecto.supabase.example',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_ficticia',
    VITE_SCHEDULING_URL: 'https://agenda.example/firma?clave=ficticia',
  };
  for (const text of [vercelJson(values), debianConf(values)]) {
    expect(text).not.toContain('fictici');
    expect(text).toContain('https://proyecto.supabase.example');
  }
});

test('lists configured hosts that vercel.json lacks', () => {
  const env = { VITE_SCHEDULING_URL: 'https://agenda.example/firma' };
  expect(missingFromVercel(vercelJson({}), {})).toEqual([]);
  expect(missingFromVercel(vercelJson({}), env)).toEqual(['frame-src https://agenda.example']);
  expect(missingFromVercel(vercelJson(env), env)).toEqual([]);
});

test('vercel.json allows any Supabase project if none is configured', () => {
  const env = {
    VITE_SUPABASE_URL: 'https://proyecto.supabase.co',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_ficticia',
  };
  expect(missingFromVercel(vercelJson({}), env)).toEqual([]);
  expect(vercelJson(env)).toContain('https://proyecto.supabase.co');
  expect(vercelJson(env)).not.toContain('*.supabase.co');
});

test('reports a vercel.json that doesn’t upgrade requests to https', () => {
  const env = { VITE_SITE_URL: 'https://sitio.example' };
  const withoutUpgrade = vercelJson({}).replaceAll('; upgrade-insecure-requests', '');
  expect(missingFromVercel(vercelJson({}), env)).toEqual([]);
  expect(missingFromVercel(withoutUpgrade, env)).toEqual(['upgrade-insecure-requests']);
});

const subdomainsEnv = { HSTS_SUBDOMAINS: 'on' };

test('reports a vercel.json built with another HSTS_SUBDOMAINS', () => {
  expect(missingFromVercel(vercelJson({}), subdomainsEnv)).toEqual(['HSTS_SUBDOMAINS=on']);
  expect(missingFromVercel(vercelJson(subdomainsEnv), {})).toEqual(['HSTS_SUBDOMAINS=off']);
  expect(missingFromVercel(vercelJson(subdomainsEnv), subdomainsEnv)).toEqual([]);
});

test('HSTS covers subdomains on every host only if configured', () => {
  const generateTexts = (values: BuildEnv) => [
    vercelJson(values),
    debianConf(values),
    netlifyHeaders(siteHeaders(values), [], true),
  ];
  for (const text of generateTexts({})) {
    expect(text).toContain('max-age=63072000');
    expect(text).not.toContain('includeSubDomains');
  }
  for (const text of generateTexts(subdomainsEnv))
    expect(text).toContain('max-age=63072000; includeSubDomains');
});
