import { expect, test } from 'vitest';
import { headersOf, plainFiles, siteHeaders, withDaysForYears } from '../../deploy/headers.ts';
import { netlifyHeaders } from '../../deploy/netlify-headers.ts';
import { publicPaths, visitorPaths } from '../../src/app/public-paths.ts';

/** As long as hosts make it: every value that can be configured is. */
const headers = siteHeaders({
  VITE_SITE_URL: 'https://www.mentoria-legal-educacional.example',
  VITE_MERCADOPAGO_API_URL: 'https://pagos.mentoria-legal-educacional.example',
  VITE_SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.example',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_ficticia',
  VITE_SCHEDULING_URL: 'https://calendario.de-un-servicio-externo.example/firma',
  VITE_ASSET_BASE_URL: 'https://imagenes.mentoria-legal-educacional.example',
  VITE_CSP_REPORT_URL: 'https://avisos.mentoria-legal-educacional.example/csp',
});
const files = {
  netlify: netlifyHeaders(headers, publicPaths, false),
  cloudflare: netlifyHeaders(headers, publicPaths, true),
};

function rulesOf(text: string) {
  const blocks = text.trim().split('\n\n');
  return blocks.map((block) => {
    const [path = '', ...lines] = block.split('\n');
    return { path, headers: lines.map((line) => line.trim().split(/: (.*)/s, 2)) };
  });
}

/** What the hosts make of a file: values of the same header are joined, and Cloudflare takes back what `!` names. */
function sentBy(host: keyof typeof files, path: string): Record<string, string> {
  const all: Record<string, string> = {};
  for (const rule of rulesOf(files[host])) {
    const [start = '', end] = rule.path.split('*');
    if (end === undefined ? rule.path !== path : !path.startsWith(start) || !path.endsWith(end)) continue;
    for (const [name = '', value = ''] of rule.headers) {
      if (name.startsWith('! ')) delete all[name.slice(2)];
      else all[name] = all[name] === undefined ? value : `${all[name]}, ${value}`;
    }
  }
  return all;
}

test.each([...publicPaths, ...visitorPaths, '/img/logo.svg'])(
  '%s gets exactly its headers, none of them joined',
  (path) => {
    expect(sentBy('netlify', path)).toEqual(headersOf(headers, path));
    expect(sentBy('cloudflare', path)).toEqual(headersOf(headers, path));
  },
);

test('an address without a page has at least what protects an error page', () => {
  for (const host of ['netlify', 'cloudflare'] as const)
    expect(sentBy(host, '/no-existe')).toEqual({ ...headers.everywhere, ...headers.documents });
});

const plainPaths = plainFiles.flatMap((ending) => [`/assets/a-b.${ending}`, `/img/a/b.${ending}`]);

test.each(plainPaths)('%s has a page’s headers on Netlify, which cannot take them back', (path) => {
  expect(sentBy('netlify', path)).toEqual({ ...headers.documents, ...headersOf(headers, path) });
});

test.each(plainPaths)('%s has a short policy on Cloudflare, for the error page in its place', (path) => {
  const { 'Content-Security-Policy': policy, ...others } = sentBy('cloudflare', path);
  expect(others).toEqual(headersOf(withDaysForYears(headers), path));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src|https:/);
});

test('Cloudflare’s limits are kept: 100 rules, 2,000 characters to a line', () => {
  const many = Array.from({ length: 200 }, (_, number) => `/tienda/plantilla-${number}`);
  const text = netlifyHeaders(headers, [...publicPaths, ...many], true);
  expect(rulesOf(text).length).toBeLessThanOrEqual(100);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2_000);
});
