import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkFiles, checkSecrets, checkToken, secretsIn, tokenWarning } from '../../deploy/check-secrets.ts';
import { readOutput } from '../../scripts/lib/run.ts';

// The token is joined from parts, because a later test searches all files for secrets, including this one.
const digits = '0123456789abcdef'.repeat(2);
const token = ['APP_USR', '1234567890123456', '010203', digits, '987654321'].join('-');
const publicKey = 'APP_USR-01234567-89ab-cdef-0123-456789abcdef';
const jwt = (role: string) => {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return [encodePart({ alg: 'HS256' }), encodePart({ iss: 'supabase', role }), 'firma'].join('.');
};
const supabaseSecret = ['sb', 'secret', 'ficticio1234'].join('_');

const proxyVariables = { VITE_MERCADOPAGO_API_URL: 'https://proxy.example/mp' };

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'secrets-'));
  await mkdir(join(dir, 'assets'));
});
afterEach(() => rm(dir, { recursive: true }));

test.each([
  ['an access token', token, 'an access token of Mercado Pago'],
  ['an old test credential', token.replace('APP_USR', 'TEST'), 'an access token of Mercado Pago'],
  ['a secret key of Supabase', supabaseSecret, 'a secret key of Supabase'],
  ['an older secret key of Supabase', jwt('service_role'), 'a secret key of Supabase'],
])('recognises the format of %s without printing it', (_, secret, kind) => {
  expect(secretsIn(`const key = "${secret}";`)).toEqual([kind]);
});

test.each([publicKey, jwt('anon'), 'sb_publishable_ficticia', 'APP_USR-sandbox-token-ficticio'])(
  'a public key or placeholder is not a secret: %s',
  (text) => {
    expect(secretsIn(text)).toEqual([]);
  },
);

test('refuses a token in the page if there is a proxy', () => {
  expect(() => checkToken({ ...proxyVariables, VITE_MERCADOPAGO_ACCESS_TOKEN: 'cualquiera' })).toThrow(
    'names a proxy',
  );
  checkToken({ ...proxyVariables, VITE_MERCADOPAGO_ACCESS_TOKEN: ' ' });
  checkToken({ VITE_MERCADOPAGO_ACCESS_TOKEN: token });
  checkToken({
    VITE_MERCADOPAGO_API_URL: 'https://api.mercadopago.com',
    VITE_MERCADOPAGO_ACCESS_TOKEN: token,
  });
});

test('warns about a real token in the page', () => {
  expect(tokenWarning({ VITE_MERCADOPAGO_ACCESS_TOKEN: token })).toMatch(
    /every visitor.*VITE_MERCADOPAGO_API_URL=\/api/,
  );
  expect(tokenWarning({ VITE_MERCADOPAGO_ACCESS_TOKEN: token })).not.toContain(token);
  expect(tokenWarning({})).toBeNull();
  expect(tokenWarning(proxyVariables)).toBeNull();
  const standInVariables = {
    VITE_MERCADOPAGO_API_URL: '/_sandbox/mercado-pago',
    VITE_MERCADOPAGO_ACCESS_TOKEN: 'APP_USR-x',
  };
  expect(tokenWarning(standInVariables)).toBeNull();
});

test('refuses files that contain one of the proxy’s secrets', async () => {
  const proxyEnvironment = {
    MERCADOPAGO_ACCESS_TOKEN: 'de-otra-forma',
    REFERENCE_SECRETS: `${'a'.repeat(32)}, ${'b'.repeat(32)}`,
  };
  await writeFile(join(dir, 'assets', 'index.js'), 'fetch("/")');
  checkFiles(dir, proxyVariables, proxyEnvironment);
  for (const secret of ['de-otra-forma', 'b'.repeat(32)]) {
    await writeFile(join(dir, 'assets', 'index.js'), `fetch("/", "${secret}")`);
    expect(() => checkFiles(dir, proxyVariables, proxyEnvironment)).toThrow(
      `${join('assets', 'index.js')}: a secret of the proxy`,
    );
  }
});

test('refuses a token that the configuration does not give to the page', async () => {
  await writeFile(join(dir, 'assets', 'index.js'), `fetch("/", "${token}")`);
  await writeFile(join(dir, 'index.html'), `<p>${publicKey}</p>`);
  for (const variables of [proxyVariables, {}, { VITE_MERCADOPAGO_PUBLIC_KEY: token }])
    expect(() => checkFiles(dir, variables)).toThrow(`${join('assets', 'index.js')}: an access token`);
});

test('allows the page’s configured token, but no other secret, if there is no proxy', async () => {
  await writeFile(join(dir, 'assets', 'index.js'), `fetch("/", "${token}")`);
  checkFiles(dir, { VITE_MERCADOPAGO_ACCESS_TOKEN: token });
  await writeFile(join(dir, 'assets', 'otro.js'), `fetch("/", "${supabaseSecret}")`);
  expect(() => checkFiles(dir, { VITE_MERCADOPAGO_ACCESS_TOKEN: token })).toThrow('otro.js');
});

test('a build with a secret fails and leaves no files', async () => {
  const page = '<!doctype html><script type="module" src="./a.js"></script>';
  await writeFile(join(dir, 'index.html'), page);
  await mkdir(join(dir, 'public'));
  await writeFile(join(dir, 'public', 'clave.txt'), '');
  await writeFile(join(dir, 'a.js'), 'document.title = "a";');
  const distExisted: boolean[] = [];
  // Stands in for the plugins that write pages.
  const writePages: Plugin = {
    name: 'writes',
    writeBundle: { order: 'post', sequential: true, handler: () => void distExisted.push(existsSync(dist)) },
  };
  const dist = join(dir, 'dist');
  const runBuild = () =>
    build({ root: dir, configFile: false, logLevel: 'silent', plugins: [writePages, checkSecrets()] });

  await runBuild();
  expect(await readdir(dist)).toEqual(expect.arrayContaining(['assets', 'clave.txt', 'index.html']));
  await rm(dist, { recursive: true });
  await writeFile(join(dir, 'a.js'), `document.title = "${token}";`);
  await expect(runBuild()).rejects.toThrow('Not to be published');
  expect(distExisted).toEqual([false, false]);
  expect((await readdir(dir)).toSorted()).toEqual(['a.js', 'assets', 'index.html', 'public']);

  await writeFile(join(dir, 'a.js'), 'document.title = "a";');
  await runBuild();
  // A failed build must delete the earlier output, so that nobody deploys it by mistake.
  await writeFile(join(dir, 'public', 'clave.txt'), supabaseSecret);
  await expect(runBuild()).rejects.toThrow('clave.txt: a secret key of Supabase');
  expect(existsSync(dist)).toBe(false);
  const configuration = { ...proxyVariables, VITE_MERCADOPAGO_ACCESS_TOKEN: 'cualquiera' };
  const lines = Object.entries(configuration).map(([name, value]) => `${name}=${value}`);
  await writeFile(join(dir, '.env'), lines.join('\n'));
  await expect(runBuild()).rejects.toThrow('names a proxy');
});

test('no file of the repository contains a secret', async () => {
  const root = join(import.meta.dirname, '..', '..');
  const options = ['--cached', '--others', '--exclude-standard', '-z'];
  const fileList = await readOutput(['git', 'ls-files', ...options], { cwd: root });
  const names = fileList
    .split('\0')
    .filter((name) => name !== '' && !/\.(webp|png|avif|woff2|docx)$/.test(name));
  expect(names).toContain('package-lock.json');
  const findings: string[] = [];
  for (const name of names) {
    const text = await readFile(join(root, name), 'utf8').catch(() => '');
    findings.push(...secretsIn(text).map((kind) => `${name}: ${kind}`));
  }
  expect(findings).toEqual([]);
});
