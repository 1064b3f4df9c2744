import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Values } from '../../deploy/content-security-policy.ts';
import { headersOf, siteHeaders, withDaysForYears } from '../../deploy/headers.ts';
import { netlifyHeaders } from '../../deploy/netlify-headers.ts';
import { debianConf } from '../../deploy/nginx-conf.ts';
import { vercelJson } from '../../deploy/vercel-json.ts';
import { refusedByVercel } from '../../deploy/vite-plugin.ts';
import { publicPaths, visitorPaths } from '../../src/app/public-paths.ts';

const headers = siteHeaders({});
const written = JSON.parse(vercelJson(headers));

type Rule = {
  readonly source: string;
  readonly has?: readonly object[];
  readonly headers: readonly { key: string; value: string }[];
};

function sentTo(path: string, isNavigation: boolean): Record<string, string> {
  const rules: readonly Rule[] = written.headers;
  const matching = rules.filter(
    ({ source, has }) => (!has || isNavigation) && new RegExp(`^${source}$`).test(path),
  );
  const all = matching.flatMap((rule) => rule.headers);
  expect(new Set(all.map(({ key }) => key)).size, 'no header twice').toBe(all.length);
  return Object.fromEntries(all.map(({ key, value }) => [key, value]));
}

test.each([
  ...publicPaths,
  ...visitorPaths,
  '/blog/checkout',
  '/assets/a.js',
  '/fonts/letra.woff2',
  '/img/a/b.png',
  '/img/marca.svg',
  '/a.js.html',
  '/sitemap.xml',
  '/no-existe',
])('%s has exactly its headers', (path) => {
  expect(sentTo(path, false)).toEqual(headersOf(withDaysForYears(headers), path));
});

test.each(['/assets/no-existe.js', '/img/no.png', '/no-existe', '/'])(
  '%s has a page’s headers when it is asked for as one: it may be missing',
  (path) => {
    expect(sentTo(path, true)).toMatchObject(headers.documents);
  },
);

test.each(['/api', '/api/v1/payments/1', '/api/no.js'])(
  '%s has no page’s headers: the proxy sends its own',
  (path) => {
    for (const isNavigation of [false, true]) {
      const given = Object.keys(sentTo(path, isNavigation));
      expect(given).toContain('X-Content-Type-Options');
      expect(given.filter((name) => Object.hasOwn(headers.documents, name))).toEqual([]);
    }
    expect(sentTo('/apis', false)).toMatchObject(headers.documents);
  },
);

test('an unknown product is answered with its page, and a 404', () => {
  expect(written.rewrites).toContainEqual({
    source: '/tienda/:slug',
    destination: '/tienda/404',
    statusCode: 404,
  });
});

const vercelOf = (values: Values) => vercelJson(siteHeaders(values));

const policies = /default-src 'self';[^"]*/g;

/** Sources that only the environment adds. */
const ofTheFirm = /^[a-z-]+ (https?|wss?):\/\/[^*]/;

function sources(policy: string): string[] {
  return policy.split('; ').flatMap((line) => {
    const [name, ...all] = line.split(' ');
    return all.map((source) => `${name} ${source}`);
  });
}

test('vercel.json is what deploy/ makes, except for a deployment’s hosts', () => {
  const committed = readFileSync(join(import.meta.dirname, '..', '..', 'vercel.json'), 'utf8');
  const wanted = vercelOf({});
  const plain = (text: string) => text.replace(policies, '').replaceAll('; includeSubDomains', '');
  expect(plain(committed), 'npm run deploy:config').toBe(plain(wanted));
  const [mine = ''] = committed.match(policies) ?? [];
  const [theirs = ''] = wanted.match(policies) ?? [];
  const added = sources(mine).filter((source) => !sources(theirs).includes(source));
  expect(sources(theirs).filter((source) => !sources(mine).includes(source))).toEqual([]);
  expect(added.filter((source) => !ofTheFirm.test(source))).toEqual([]);
});

test('no secret of the environment is in what is committed, nor in nginx’s configuration', () => {
  const values = {
    VITE_SITE_URL: 'https://sitio.example',
    VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-token-ficticio',
    VITE_MERCADOPAGO_PUBLIC_KEY: 'APP_USR-publica-ficticia',
    VITE_SUPABASE_URL: 'https://proyecto.supabase.example',
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_ficticia',
    VITE_SCHEDULING_URL: 'https://agenda.example/firma?clave=ficticia',
  };
  for (const text of [vercelOf(values), debianConf(values)]) {
    expect(text).not.toContain('fictici');
    expect(text).toContain('https://proyecto.supabase.example');
  }
});

test('hosts of a deployment that vercel.json refuses are named', () => {
  const env = { VITE_SCHEDULING_URL: 'https://agenda.example/firma' };
  expect(refusedByVercel(vercelOf({}), {})).toEqual([]);
  expect(refusedByVercel(vercelOf({}), env)).toEqual(['frame-src https://agenda.example']);
  expect(refusedByVercel(vercelOf(env), env)).toEqual([]);
});

test('so is another wish about subdomains than vercel.json has; every file of a host has the one asked for', () => {
  const on = { HSTS_SUBDOMAINS: 'on' };
  expect(refusedByVercel(vercelOf({}), on)).toEqual(['HSTS_SUBDOMAINS=on']);
  expect(refusedByVercel(vercelOf(on), {})).toEqual(['HSTS_SUBDOMAINS=off']);
  expect(refusedByVercel(vercelOf(on), on)).toEqual([]);
  const files = (values: Values) => [
    vercelOf(values),
    debianConf(values),
    netlifyHeaders(siteHeaders(values), [], true),
  ];
  for (const text of files({})) {
    expect(text).toContain('max-age=63072000');
    expect(text).not.toContain('includeSubDomains');
  }
  for (const text of files(on)) expect(text).toContain('max-age=63072000; includeSubDomains');
});
