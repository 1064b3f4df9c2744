import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deployFiles, readContent } from '../../deploy/deploy-files.ts';
import { headersOf, siteHeaders } from '../../deploy/headers.ts';
import { publicPaths } from '../../src/app/public-paths.ts';
import { posts } from '../../src/content/posts.ts';
import { catalogueVersion } from '../../src/features/catalogue/catalogue-build.ts';

const root = join(import.meta.dirname, '..', '..');

test('readContent returns the same pages and posts as an import', async () => {
  expect(await readContent(root)).toEqual({ publicPaths, posts });
});

test('the written files contain the configured site address', () => {
  const files = deployFiles({ publicPaths, posts }, { VITE_SITE_URL: 'https://sitio.example/' });
  expect(Object.keys(files)).toEqual([
    '_headers',
    '_redirects',
    'robots.txt',
    'sitemap.xml',
    'rss.xml',
    'site.webmanifest',
    'catalogue.json',
  ]);
  expect(files['sitemap.xml']).toContain('<loc>https://sitio.example/tienda</loc>');
  expect(files['robots.txt']).toContain('Sitemap: https://sitio.example/sitemap.xml');
  expect(files['robots.txt']).not.toContain('Disallow');
  expect(files['rss.xml']).toContain('https://sitio.example/blog/');
  expect(files._headers).toContain('upgrade-insecure-requests');
});

test('publishes the catalogue’s version in a file that browsers don’t cache', () => {
  const { 'catalogue.json': text = '' } = deployFiles({ publicPaths, posts }, {});
  expect(JSON.parse(text)).toEqual({ build: catalogueVersion() });
  expect(headersOf(siteHeaders({}), '/catalogue.json')['Cache-Control']).toBe('no-cache');
});

test('uses an example address if none is configured', () => {
  const { 'sitemap.xml': sitemapXml, _headers: headersText } = deployFiles({ publicPaths, posts }, {});
  expect(sitemapXml).toContain('<loc>https://mentorialegal.example/</loc>');
  expect(headersText).not.toMatch(/mentorialegal|invalid/);
});

test('for Cloudflare, writes rules that remove headers and no `_redirects`', () => {
  const [netlify, cloudflare] = [false, true].map((isCloudflare) =>
    deployFiles({ publicPaths, posts }, {}, isCloudflare),
  );
  expect(netlify?._headers).not.toContain('!');
  expect(netlify?._redirects).toBe('/tienda/:slug /tienda/404.html 404\n');
  expect(cloudflare?._headers).toContain('  ! Content-Security-Policy');
  expect(cloudflare).not.toHaveProperty('_redirects');
});
