import { expect, test } from 'vitest';
import type { BuildEnv } from '../../deploy/content-security-policy.ts';
import {
  headersOf,
  plainExtensions,
  shortenCaching,
  siteHeaders,
  workerFolder,
} from '../../deploy/headers.ts';
import { publicPaths, visitorPaths } from '../../src/app/public-paths.ts';
import { paths } from '../../src/content/paths.ts';

const headers = siteHeaders({});

test('every path that a browser may show as a page has the protective headers', () => {
  for (const path of ['/', paths.checkout, '/404', '/no-existe', '/img/logo.svg', '/rss.xml', '/a.js.html']) {
    expect(headersOf(headers, path)).toMatchObject({
      'Content-Security-Policy': expect.stringContaining("object-src 'none'"),
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': expect.stringContaining('camera=()'),
    });
  }
});

test('a plain file, such as a script or a font, has no content security policy', () => {
  for (const extension of plainExtensions) {
    const { 'Cache-Control': _, ...otherHeaders } = headersOf(headers, `/assets/a.${extension}`);
    expect(otherHeaders).toEqual({
      ...headers.common,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
    });
  }
  expect(plainExtensions).not.toContain('svg');
});

test('the content security policy of a worker allows nothing', () => {
  expect(headersOf(headers, `${workerFolder}/hoja.worker-abc.js`)).toEqual({
    ...headersOf(headers, '/assets/a.js'),
    'Content-Security-Policy': "default-src 'none'",
  });
});

test('HSTS lasts two years and covers subdomains only if configured', () => {
  const hstsOf = (values: BuildEnv) => siteHeaders(values).common['Strict-Transport-Security'];
  const twoYears = `max-age=${2 * 365 * 24 * 60 * 60}`;
  for (const off of ['', 'off']) expect(hstsOf({ HSTS_SUBDOMAINS: off })).toBe(twoYears);
  expect(hstsOf({ HSTS_SUBDOMAINS: 'on' })).toBe(`${twoYears}; includeSubDomains`);
  expect(() => hstsOf({ HSTS_SUBDOMAINS: 'true' })).toThrow('HSTS_SUBDOMAINS: must be on or off');
});

test('allows only the payment feature, and only for the site and Mercado Pago', () => {
  const allowedFeatures = (headers.documents['Permissions-Policy'] ?? '')
    .split(', ')
    .filter((feature) => !feature.endsWith('=()'));
  expect(allowedFeatures).toEqual([
    'payment=(self "https://*.mercadopago.com" "https://*.mercadolibre.com")',
  ]);
});

test.each([
  ...publicPaths.map((path) => [path, 'no-cache']),
  ...visitorPaths.map((path) => [path, 'no-store']),
  ['/sitemap.xml', 'no-cache'],
  ['/api/v1/payments/1', 'no-store'],
  ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
  ['/fonts/letra.woff2', 'public, max-age=31536000, immutable'],
  ['/img/logo.svg', 'public, max-age=86400, must-revalidate'],
])('Cache-Control of %s is «%s»', (path, caching) => {
  expect(headersOf(headers, path)['Cache-Control']).toBe(caching);
});

test('shortened caching lasts at most a day', () => {
  for (const { headers: ruleHeaders } of shortenCaching(headers).rules) {
    const [seconds = '0'] = /(?<=max-age=)\d+/.exec(ruleHeaders['Cache-Control'] ?? '') ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(86_400);
    expect(ruleHeaders['Cache-Control']).not.toContain('immutable');
  }
});

test('only images allow use by other origins', () => {
  expect(headersOf(headers, '/img/logo-word.png')).toMatchObject({
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Access-Control-Allow-Origin': '*',
  });
  for (const path of ['/', paths.checkout, '/assets/index-abc.js']) {
    const { 'Cross-Origin-Resource-Policy': policy, 'Access-Control-Allow-Origin': allowedOrigin } =
      headersOf(headers, path);
    expect([path, policy, allowedOrigin]).toEqual([path, 'same-origin', undefined]);
  }
});

test('defines the reporting endpoint that the policy names', () => {
  const { documents } = siteHeaders({ VITE_CSP_REPORT_URL: 'https://avisos.example/csp' });
  expect(documents['Reporting-Endpoints']).toBe('csp="https://avisos.example/csp"');
  expect(documents['Content-Security-Policy']).toContain('report-to csp');
});
