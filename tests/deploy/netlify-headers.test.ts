import { expect, test } from 'vitest';
import {
  headersOf,
  plainExtensions,
  shortenCaching,
  siteHeaders,
  workerFolder,
} from '../../deploy/headers.ts';
import { netlifyHeaders } from '../../deploy/netlify-headers.ts';
import { publicPaths, visitorPaths } from '../../src/app/public-paths.ts';
import { headersFromFile, parseHeadersFile } from './host-rules.ts';

/** Headers with every configurable value, so that the policy is as long as possible. */
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

const headersAt = (host: keyof typeof files, path: string) => headersFromFile(files[host], path);

test.each([...publicPaths, ...visitorPaths, '/img/logo.svg'])(
  'Netlify and Cloudflare send the site’s headers for %s',
  (path) => {
    expect(headersAt('netlify', path)).toEqual(headersOf(headers, path));
    expect(headersAt('cloudflare', path)).toEqual(headersOf(headers, path));
  },
);

test('a missing address has the headers of a page', () => {
  for (const host of ['netlify', 'cloudflare'] as const)
    expect(headersAt(host, '/no-existe')).toEqual({ ...headers.common, ...headers.documents });
});

const plainPaths = plainExtensions.flatMap((extension) => [
  `/assets/a-b.${extension}`,
  `/img/a/b.${extension}`,
]);

test.each(plainPaths)('on Netlify, %s has the headers of a page as well', (path) => {
  expect(headersAt('netlify', path)).toEqual({ ...headers.documents, ...headersOf(headers, path) });
});

test.each(plainPaths)('on Cloudflare, %s has a policy that allows nothing', (path) => {
  const { 'Content-Security-Policy': policy, ...otherHeaders } = headersAt('cloudflare', path);
  expect(otherHeaders).toEqual(headersOf(shortenCaching(headers), path));
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src|https:/);
});

const workerPath = `${workerFolder}/hoja.worker-abc.js`;

test('on Netlify, a worker has both its own policy and that of a page', () => {
  const { 'Content-Security-Policy': sentPolicy } = headersAt('netlify', workerPath);
  const [pagePolicy, ownPolicy] = [headers.documents, headers.workers].map(
    (group) => group['Content-Security-Policy'],
  );
  expect(sentPolicy).toBe(`${pagePolicy}, ${ownPolicy}`);
});

test('on Cloudflare, a worker has only its own policy', () => {
  const { 'Content-Security-Policy': ownPolicy, ...otherHeaders } = headersOf(
    shortenCaching(headers),
    workerPath,
  );
  expect(headersAt('cloudflare', workerPath)).toEqual({
    ...otherHeaders,
    'Content-Security-Policy': `${ownPolicy}; frame-ancestors 'none'`,
  });
});

test('stays within Cloudflare’s limits of 100 rules and 2,000 characters per line', () => {
  const manyPaths = Array.from({ length: 200 }, (_, number) => `/tienda/plantilla-${number}`);
  const text = netlifyHeaders(headers, [...publicPaths, ...manyPaths], true);
  expect(parseHeadersFile(text).length).toBeLessThanOrEqual(100);
  for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2_000);
});
