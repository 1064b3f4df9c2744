import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger, createServer, type InlineConfig, preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';
import { sandbox } from '../../sandbox/vite-plugin.ts';

function createSite(env = ''): InlineConfig {
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

test('the development server serves the sandbox with the sandbox’s CORS rules', async () => {
  const server = await createServer({
    ...createSite(),
    mode: 'development',
    server: { ...options, ws: false },
  });
  onTestFinished(() => server.close());
  await server.listen();
  const base = addressOf(server);
  const script = await fetch(`${base}mercado-pago/sdk/js/v2`);
  expect(await script.text()).toContain('installMercadoPago');
  await fetch(`${base}control/faults`, {
    method: 'PUT',
    body: JSON.stringify([{ fault: 'no-cors', route: 'preference.create' }]),
  });
  // Vite's own CORS rules would allow this origin.
  const headers = { origin: 'http://localhost:1' };
  const preflight = await fetch(`${base}mercado-pago/checkout/preferences`, { method: 'OPTIONS', headers });
  expect([preflight.status, preflight.headers.get('access-control-allow-origin')]).toEqual([204, null]);
  expect(await (await fetch(new URL('/', base))).text()).toContain('<title>Sitio</title>');
});

test.each([
  ['production', false, false],
  ['unconfigured', false, false],
  ['sandbox', true, false],
  ['sandbox-proxy', true, true],
  ['start-proxy', true, true],
])(
  'the preview of mode %s serves the sandbox: %s, and the payments proxy: %s',
  async (mode, hasSandbox, hasProxy) => {
    const server = await preview({ ...createSite(), mode, build: { outDir: '.' }, preview: options });
    const base = addressOf(server);
    const log = await (await fetch(`${base}control/requests`)).text();
    const payment = await fetch(new URL('/api/v1/payments/99', base));
    await server.close();
    expect(log === '[]').toBe(hasSandbox);
    expect(payment.headers.get('content-security-policy') === "default-src 'none'").toBe(hasProxy);
  },
);

test('the development server prints the admin account only if it is the stand-in’s', async () => {
  const printed: string[] = [];
  const customLogger = { ...createLogger('info'), info: (line: string) => void printed.push(line) };
  for (const env of ['', 'VITE_SUPABASE_URL=https://proyecto.example']) {
    const server = await createServer({
      ...createSite(env),
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
