import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configFiles } from '../../deploy/config-files.ts';
import { headersOf, siteHeaders, withDaysForYears } from '../../deploy/headers.ts';
import { readSettings } from '../../deploy/settings.ts';
import { refusedByVercel } from '../../deploy/vite-plugin.ts';

const root = join(import.meta.dirname, '..', '..');
const policies = /default-src 'self';[^"]*/g;

/** Sources that only the environment adds. */
const ofTheFirm = /^[a-z-]+ (https?|wss?):\/\/[^*]/;

function sources(policy: string): string[] {
  return policy.split('; ').flatMap((line) => {
    const [name, ...all] = line.split(' ');
    return all.map((source) => `${name} ${source}`);
  });
}

test.each(Object.entries(configFiles({})))(
  '%s is what deploy/ makes, except for a deployment’s hosts and name',
  (file, wanted) => {
    const committed = readFileSync(join(root, file), 'utf8');
    const plain = (text: string) =>
      text.replace(policies, '').replace(/server_name .*|return 301 https:.*/g, '');
    expect(plain(committed), 'npm run deploy:config').toBe(plain(wanted));
    const [mine = ''] = committed.match(policies) ?? [];
    const [theirs = ''] = wanted.match(policies) ?? [];
    const added = sources(mine).filter((source) => !sources(theirs).includes(source));
    expect(sources(theirs).filter((source) => !sources(mine).includes(source))).toEqual([]);
    expect(added.filter((source) => !ofTheFirm.test(source))).toEqual([]);
  },
);

test('no secret of the environment is in what is committed', () => {
  const files = configFiles({
    VITE_SITE_URL: 'https://sitio.example',
    VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-token-ficticio',
    VITE_MERCADOPAGO_PUBLIC_KEY: 'APP_USR-publica-ficticia',
    VITE_SUPABASE_URL: 'https://proyecto.supabase.example',
    VITE_SUPABASE_ANON_KEY: 'clave-anonima-ficticia',
    VITE_SCHEDULING_URL: 'https://agenda.example/firma?clave=ficticia',
  });
  for (const text of Object.values(files)) {
    expect(text).not.toContain('fictici');
    expect(text).toContain('https://proyecto.supabase.example');
  }
});

type Rule = {
  readonly source: string;
  readonly has?: readonly object[];
  readonly headers: readonly { key: string; value: string }[];
};

function vercelHeaders(path: string, isNavigation: boolean): Record<string, string> {
  const { headers }: { headers: readonly Rule[] } = JSON.parse(configFiles({})['vercel.json'] ?? '');
  const matching = headers.filter(
    ({ source, has }) => (!has || isNavigation) && new RegExp(`^${source}$`).test(path),
  );
  const all = matching.flatMap((rule) => rule.headers);
  expect(new Set(all.map(({ key }) => key)).size, 'no header twice').toBe(all.length);
  return Object.fromEntries(all.map(({ key, value }) => [key, value]));
}

test.each([
  '/',
  '/servicios',
  '/tienda/formulario',
  '/blog/checkout',
  '/checkout',
  '/cotizacion',
  '/pago-exitoso',
  '/completar/formulario-registro-dea',
  '/mis-compras',
  '/admin/login',
  '/assets/a.js',
  '/fonts/letra.woff2',
  '/img/a/b.png',
  '/img/marca.svg',
  '/a.js.html',
  '/sitemap.xml',
  '/no-existe',
])('Vercel gives %s exactly its headers', (path) => {
  expect(vercelHeaders(path, false)).toEqual(
    headersOf(withDaysForYears(siteHeaders(readSettings({}).env)), path),
  );
});

test('Vercel gives any address a page’s headers when it is asked for as one: it may be missing', () => {
  const { documents } = siteHeaders(readSettings({}).env);
  for (const path of ['/assets/no-existe.js', '/boot-no.js', '/img/no.png', '/no-existe', '/'])
    expect(vercelHeaders(path, true)).toMatchObject(documents);
});

test.each(['/api', '/api/v1/payments/1', '/api/checkout/preferences', '/api/no.js'])(
  'Vercel gives %s no page’s headers: the proxy sends its own',
  (path) => {
    const { documents } = siteHeaders(readSettings({}).env);
    for (const isNavigation of [false, true]) {
      const given = Object.keys(vercelHeaders(path, isNavigation));
      expect(given).toContain('X-Content-Type-Options');
      expect(given.filter((name) => Object.hasOwn(documents, name))).toEqual([]);
    }
    expect(vercelHeaders('/apis', false)).toMatchObject(documents);
  },
);

test('Vercel answers an unknown product with its page, and a 404', () => {
  const { rewrites } = JSON.parse(configFiles({})['vercel.json'] ?? '');
  expect(rewrites).toContainEqual({
    source: '/tienda/:slug',
    destination: '/tienda/404',
    statusCode: 404,
  });
});

test('hosts of a deployment that vercel.json refuses are named', () => {
  const plain = configFiles({})['vercel.json'] ?? '';
  expect(refusedByVercel(plain, {})).toEqual([]);
  const env = { VITE_SCHEDULING_URL: 'https://agenda.example/firma' };
  expect(refusedByVercel(plain, env)).toEqual(['frame-src https://agenda.example']);
  expect(refusedByVercel(configFiles(env)['vercel.json'] ?? '', env)).toEqual([]);
});
