import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { configFiles } from '../../deploy/config-files.ts';
import type { Values } from '../../deploy/content-security-policy.ts';
import { siteHeaders } from '../../deploy/headers.ts';
import { netlifyHeaders } from '../../deploy/netlify-headers.ts';
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
      text.replace(policies, '').replace(/server_name .*|return 301 https:.*|; includeSubDomains/g, '');
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
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_ficticia',
    VITE_SCHEDULING_URL: 'https://agenda.example/firma?clave=ficticia',
  });
  for (const text of Object.values(files)) {
    expect(text).not.toContain('fictici');
    expect(text).toContain('https://proyecto.supabase.example');
  }
});

test('hosts of a deployment that vercel.json refuses are named', () => {
  const plain = configFiles({})['vercel.json'] ?? '';
  expect(refusedByVercel(plain, {})).toEqual([]);
  const env = { VITE_SCHEDULING_URL: 'https://agenda.example/firma' };
  expect(refusedByVercel(plain, env)).toEqual(['frame-src https://agenda.example']);
  expect(refusedByVercel(configFiles(env)['vercel.json'] ?? '', env)).toEqual([]);
});

test('so is another wish about subdomains than vercel.json has; every file of a host has the one asked for', () => {
  const on = { HSTS_SUBDOMAINS: 'on' };
  const [plain = '', asked = ''] = [{}, on].map((values) => configFiles(values)['vercel.json']);
  expect(refusedByVercel(plain, on)).toEqual(['HSTS_SUBDOMAINS=on']);
  expect(refusedByVercel(asked, {})).toEqual(['HSTS_SUBDOMAINS=off']);
  expect(refusedByVercel(asked, on)).toEqual([]);
  const files = (values: Values) => [
    ...Object.values(configFiles(values)),
    netlifyHeaders(siteHeaders(values), [], true),
  ];
  for (const text of files({})) {
    expect(text).toContain('max-age=63072000');
    expect(text).not.toContain('includeSubDomains');
  }
  for (const text of files(on)) expect(text).toContain('max-age=63072000; includeSubDomains');
});
