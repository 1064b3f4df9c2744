import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLogger, type InlineConfig, resolveConfig } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import viteConfig from '../vite.config.ts';

let envDir = '';

beforeEach(() => {
  envDir = mkdtempSync(join(tmpdir(), 'env-'));
  // Vite and its plugins write these variables, so that an earlier test would affect the next.
  for (const name of ['NODE_ENV', 'VITE_USER_NODE_ENV']) vi.stubEnv(name, undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(envDir, { recursive: true });
});

/**
 * Resolves the project's configuration with another folder for .env files. It passes the configuration inline, because
 * Vite would bundle the configuration's file, and the bundler warns on slow machines.
 */
async function resolveSiteConfig(
  command: 'build' | 'serve',
  { isPreview = false, ...options }: InlineConfig & { readonly isPreview?: boolean } = {},
) {
  const nodeEnv = command === 'build' || isPreview ? 'production' : 'development';
  const config: InlineConfig = {
    ...viteConfig({ command, mode: options.mode ?? nodeEnv, isPreview, isSsrBuild: false }),
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'silent',
    envDir,
    ...options,
  };
  const resolved = await resolveConfig(config, command, nodeEnv, nodeEnv, isPreview);
  const { DEV, PROD } = resolved.env;
  const isDevelopmentServer = resolved.define?.__DEVELOPMENT_SERVER__;
  return { resolved, DEV, PROD, nodeEnv: process.env.NODE_ENV, isDevelopmentServer };
}

const production = { DEV: false, PROD: true, nodeEnv: 'production', isDevelopmentServer: false };

test.each(['development', 'test', 'production', undefined])(
  'a build is a production build even if NODE_ENV is %s',
  async (nodeEnv) => {
    vi.stubEnv('NODE_ENV', nodeEnv);
    expect(await resolveSiteConfig('build')).toMatchObject(production);
  },
);

test.each(['development', 'sandbox', 'start'])('a build in mode %s is a production build', async (mode) => {
  expect(await resolveSiteConfig('build', { mode })).toMatchObject(production);
});

test('NODE_ENV in .env does not affect a build', async () => {
  writeFileSync(join(envDir, '.env'), 'NODE_ENV=development\n');
  const { resolved, ...flags } = await resolveSiteConfig('build');
  expect(flags).toEqual(production);
  expect(resolved.env).not.toHaveProperty('VITE_USER_NODE_ENV');
});

test('no environment variable adds the code for development to a build', async () => {
  for (const name of ['__DEVELOPMENT_SERVER__', 'VITE_DEVELOPMENT_SERVER', 'DEV', 'VITE_DEV', 'MODE']) {
    vi.stubEnv(name, 'true');
    writeFileSync(join(envDir, '.env'), `${name}=true\n`, { flag: 'a' });
  }
  expect(await resolveSiteConfig('build')).toMatchObject(production);
});

test.each(['development', 'production'])(
  'only the development server has the code for development if NODE_ENV is %s',
  async (nodeEnv) => {
    vi.stubEnv('NODE_ENV', nodeEnv);
    expect((await resolveSiteConfig('serve')).isDevelopmentServer).toBe(true);
    expect((await resolveSiteConfig('serve', { isPreview: true })).isDevelopmentServer).toBe(false);
  },
);

test('every mode builds into its own folder', async () => {
  const modes = [
    'production',
    'unconfigured',
    'sandbox',
    'sandbox-proxy',
    'start',
    'start-proxy',
    'development',
  ];
  const folders = await Promise.all(
    modes.map(async (mode) => (await resolveSiteConfig('build', { mode })).resolved.build.outDir),
  );
  expect(folders[0]).toBe('dist-unchecked');
  expect(new Set(folders).size).toBe(modes.length);
});

/** Returns the environment that the configuration inlines into the code. */
const inlinedEnvironment = ({ resolved }: Awaited<ReturnType<typeof resolveSiteConfig>>) => ({
  page: JSON.parse(resolved.define?.['__ENV__.page']),
  firm: JSON.parse(resolved.define?.['__ENV__.firm']),
  payment: JSON.parse(resolved.define?.['__ENV__.payment']),
});

test('builds and the development server read .env, and the preview does not', async () => {
  writeFileSync(
    join(envDir, '.env'),
    'VITE_CONTACT_EMAIL=hola@mentoria.example\nVITE_SCHEDULING_URL=/agenda\nVITE_QUOTE_DAYS=15\n',
  );
  for (const command of ['build', 'serve'] as const) {
    expect(inlinedEnvironment(await resolveSiteConfig(command))).toMatchObject({
      page: { contactEmail: 'hola@mentoria.example', schedulingUrl: '/agenda' },
      firm: { quoteDays: 15 },
    });
  }
  expect((await resolveSiteConfig('serve', { isPreview: true })).resolved.define).not.toHaveProperty(
    '__ENV__.page',
  );
});

test('a build warns once that Supabase retires its key', async () => {
  const encodePart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const key = [encodePart({ alg: 'HS256' }), encodePart({ role: 'anon' }), 'firma'].join('.');
  writeFileSync(join(envDir, '.env'), `VITE_SUPABASE_URL=https://a.example\nVITE_SUPABASE_ANON_KEY=${key}\n`);
  const warnings: string[] = [];
  const customLogger = { ...createLogger('silent'), warn: (text: string) => void warnings.push(text) };
  const { page } = inlinedEnvironment(await resolveSiteConfig('build', { customLogger }));
  expect(page.supabase.publishableKey).toBe(key);
  expect(warnings.filter((text) => /^Supabase retires anon keys.*$/.test(text))).toHaveLength(1);
});

test.each(['build', 'serve'] as const)(
  'an invalid value stops the command %s and is named',
  async (command) => {
    writeFileSync(join(envDir, '.env'), 'VITE_CONTACT_EMAIL=contacto\n');
    await expect(resolveSiteConfig(command)).rejects.toThrow('VITE_CONTACT_EMAIL: must be an e-mail');
  },
);

test.each([
  ['on', /^VITE_PAYMENTS_TEST is on/m],
  ['off', /^(?!.*VITE_PAYMENTS_TEST)/s],
])('a build with VITE_PAYMENTS_TEST=%s warns only if the value is «on»', async (value, expected) => {
  writeFileSync(join(envDir, '.env'), `VITE_MERCADOPAGO_API_URL=/api\nVITE_PAYMENTS_TEST=${value}\n`);
  const warn = vi.fn();
  await resolveSiteConfig('build', { customLogger: { ...createLogger('silent'), warn } });
  expect(warn.mock.calls.join('\n')).toMatch(expected);
});

test('a production build uses environment variables even if they equal the stand-ins’ values', async () => {
  vi.stubEnv('VITE_TAX_REQUESTS', 'on');
  vi.stubEnv('VITE_QUOTE_DAYS', '30');
  const { firm } = inlinedEnvironment(await resolveSiteConfig('build'));
  expect(firm).toMatchObject({ quoteDays: 30, acceptsTaxRequests: true });
});

// This token has the format of Mercado Pago's tokens, but belongs to nobody.
const token = ['APP_USR', '1234567890123456', '010203', 'f'.repeat(32), '987654321'].join('-');

const configureFrom = {
  nothing: () => {},
  '.env': () => writeFileSync(join(envDir, '.env'), `VITE_MERCADOPAGO_ACCESS_TOKEN=${token}\n`),
  'the process': () => vi.stubEnv('VITE_MERCADOPAGO_ACCESS_TOKEN', token),
};

test.each([
  ['production', 'nothing', null],
  ['production', '.env', token],
  ['production', 'the process', token],
  ['start', 'nothing', 'stand-in'],
  ['start', '.env', token],
  ['start', 'the process', token],
  ['development', 'nothing', 'stand-in'],
  ['development', '.env', token],
  ['development', 'the process', token],
  ['sandbox', 'nothing', 'stand-in'],
  ['sandbox', '.env', 'stand-in'],
  ['sandbox', 'the process', 'stand-in'],
] as const)(
  'mode %s, configured by %s, has the expected payment settings',
  async (mode, source, expected) => {
    configureFrom[source]();
    const environmentBefore = { ...process.env };
    const { page, firm, payment } = inlinedEnvironment(
      await resolveSiteConfig(mode === 'development' ? 'serve' : 'build', { mode }),
    );
    expect(payment?.accessToken ?? null).toBe(
      expected === 'stand-in' ? 'APP_USR-sandbox-token-ficticio' : expected,
    );
    expect(payment?.apiUrl ?? null).toBe(
      { null: null, 'stand-in': '/_sandbox/mercado-pago', [token]: 'https://api.mercadopago.com' }[
        String(expected)
      ],
    );
    // Every page contains `page`, but only the pages for payment contain `payment`.
    expect(page).not.toHaveProperty('payment');
    if (payment) expect(JSON.stringify(page)).not.toContain(payment.accessToken);
    expect(firm.legalName).toBe(expected === 'stand-in' ? 'Mentoría de Ejemplo SpA' : null);
    // The test configures no other service, so every mode except production uses stand-ins for the others.
    expect(page.schedulingUrl).toBe(mode === 'production' ? null : '/_sandbox/agenda');
    const buildVariables = ['NODE_ENV', 'VITE_USER_NODE_ENV'];
    for (const name of buildVariables) delete environmentBefore[name];
    expect(process.env).toMatchObject(environmentBefore);
    const addedNames = Object.keys(process.env).filter(
      (name) => !(name in environmentBefore) && !buildVariables.includes(name),
    );
    expect(addedNames).toEqual([]);
  },
);

test.each([
  ['production', 'https://sitio.example'],
  ['start', 'https://sitio.example'],
  ['sandbox', ''],
])('mode %s uses %j as the address of the site', async (mode, siteUrl) => {
  vi.stubEnv('VITE_SITE_URL', 'https://sitio.example');
  expect(inlinedEnvironment(await resolveSiteConfig('build', { mode })).page.siteUrl).toBe(siteUrl);
});
