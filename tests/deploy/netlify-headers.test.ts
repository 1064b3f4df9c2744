import { expect, test } from 'vitest';
import { headersOf, siteHeaders } from '../../deploy/headers.ts';
import { netlifyHeaders } from '../../deploy/netlify-headers.ts';
import { readSettings } from '../../deploy/settings.ts';

const pages = ['/', '/servicios', '/tienda', '/tienda/formulario'];

/** As long as hosts make it: every value that can be configured is. */
const { env, policy } = readSettings({
  VITE_SITE_URL: 'https://www.mentoria-legal-educacional.example',
  VITE_MERCADOPAGO_API_URL: 'https://pagos.mentoria-legal-educacional.example',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.example',
  VITE_SUPABASE_ANON_KEY: 'clave',
  VITE_SCHEDULING_URL: 'https://calendario.de-un-servicio-externo.example/firma',
  VITE_ASSET_BASE_URL: 'https://imagenes.mentoria-legal-educacional.example',
  VITE_CSP_REPORT_URL: 'https://avisos.mentoria-legal-educacional.example/csp',
});
const headers = siteHeaders(env, policy);
const text = netlifyHeaders(headers, pages);

const rules = text
  .trim()
  .split('\n\n')
  .map((block) => {
    const [path = '', ...lines] = block.split('\n');
    return { path, headers: lines.map((line) => line.trim().split(/: (.*)/s, 2)) };
  });

/** What Cloudflare Pages and Netlify make of the file: values of the same header are joined. */
function sent(path: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const rule of rules) {
    const end = rule.path.endsWith('*') ? rule.path.slice(0, -1) : null;
    if (end === null ? rule.path !== path : !path.startsWith(end)) continue;
    for (const [name = '', value = ''] of rule.headers) {
      all[name] = all[name] === undefined ? value : `${all[name]}, ${value}`;
    }
  }
  return all;
}

test.each([
  ...pages,
  '/checkout',
  '/pago-exitoso',
  '/pago-cancelado',
  '/completar/formulario-registro-dea',
  '/mis-compras',
  '/admin/login',
  '/admin/dashboard',
  '/assets/index-abc.js',
  '/fonts/letra.woff2',
  '/img/logo.svg',
])('%s gets exactly its headers, none of them joined', (path) => {
  expect(sent(path)).toEqual(headersOf(headers, path));
});

test('an address without a page has at least what every answer has', () => {
  expect(sent('/no-existe')).toEqual(headers.everywhere);
});

test('Cloudflare’s limits are kept: 100 rules, 2,000 characters to a line', () => {
  expect(rules.length).toBeLessThanOrEqual(100);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2_000);
});
