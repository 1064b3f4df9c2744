import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger, createServer, type InlineConfig, preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { sandbox } from '../../sandbox/vite-plugin.ts';

function site(env = ''): InlineConfig {
  const root = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>Sitio</title>');
  writeFileSync(path.join(root, '.env'), env);
  return { root, configFile: false, logLevel: 'silent', plugins: [sandbox()] };
}

function addressOf(server: { resolvedUrls: { local: string[] } | null }): string {
  return new URL('_sandbox/', server.resolvedUrls?.local[0]).href;
}

const options = { host: '127.0.0.1', port: 0, strictPort: true };

test('the development server serves the sandbox, with its own CORS rules', async () => {
  const server = await createServer({ ...site(), mode: 'development', server: { ...options, ws: false } });
  onTestFinished(() => server.close());
  await server.listen();
  const base = addressOf(server);
  const script = await fetch(`${base}mercado-pago/sdk/js/v2`);
  expect(await script.text()).toContain('installMercadoPago');
  await fetch(`${base}control/faults`, {
    method: 'PUT',
    body: JSON.stringify([{ fault: 'preflight-405', route: 'preference.create' }]),
  });
  // Vite itself would allow this origin.
  const headers = { origin: 'http://localhost:1' };
  const preflight = await fetch(`${base}mercado-pago/checkout/preferences`, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(405);
  expect(await (await fetch(new URL('/', base))).text()).toContain('<title>Sitio</title>');
});

test('the preview of the sandbox build serves it, that of production does not', async () => {
  const config = site();
  for (const mode of ['sandbox', 'production']) {
    const server = await preview({
      ...config,
      mode,
      build: { outDir: '.' },
      preview: options,
    });
    const answer = await fetch(`${addressOf(server)}control/requests`);
    const text = await answer.text();
    await server.close();
    expect(text === '[]').toBe(mode === 'sandbox');
  }
});

test('the payments proxy answers beside the sandbox in its own modes alone', async () => {
  const config = site();
  for (const mode of ['sandbox-proxy', 'start-proxy', 'sandbox', 'production']) {
    const server = await preview({ ...config, mode, build: { outDir: '.' }, preview: options });
    const answer = await fetch(new URL('/api/v1/payments/99', addressOf(server)));
    const isProxied = answer.headers.get('content-security-policy') === "default-src 'none'";
    await server.close();
    expect([mode, isProxied]).toEqual([mode, mode.endsWith('-proxy')]);
  }
});

test('two servers share nothing', async () => {
  const config = site();
  const start = async () => {
    const server = await preview({ ...config, mode: 'sandbox', build: { outDir: '.' }, preview: options });
    onTestFinished(() => server.close());
    return addressOf(server);
  };
  const one = await start();
  const other = await start();
  await (await fetch(`${one}mercado-pago/sdk/js/v2`)).text();
  expect(await (await fetch(`${one}control/requests`)).json()).toHaveLength(1);
  expect(await (await fetch(`${other}control/requests`)).json()).toEqual([]);
});

test('the development server prints the admin account while the stand-in serves it', async () => {
  const printed: string[] = [];
  const customLogger = { ...createLogger('info'), info: (line: string) => void printed.push(line) };
  for (const env of ['', 'VITE_SUPABASE_URL=https://proyecto.example']) {
    const server = await createServer({
      ...site(env),
      logLevel: 'info',
      customLogger,
      mode: 'development',
      server: { ...options, ws: false },
    });
    await server.close();
  }
  expect(printed.filter((line) => line.includes('/admin/login'))).toEqual([
    '  Administración: /admin/login con admin@mentoria.example y sandbox-admin',
  ]);
});
