import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deployFiles, readContent } from '../../deploy/deploy-files.ts';
import { headersOf, siteHeaders } from '../../deploy/headers.ts';
import { publicPaths } from '../../src/app/public-paths.ts';
import { posts } from '../../src/content/posts.ts';
import { catalogueBuild } from '../../src/features/catalogue/catalogue-build.ts';

const root = join(import.meta.dirname, '..', '..');

test('pages and posts are the same outside of Vite’s modules', async () => {
  expect(await readContent(root)).toEqual({ publicPaths, posts });
});

test('addresses use the configured site', () => {
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

test('the site publishes its catalogue in a file that browsers do not cache', () => {
  const { 'catalogue.json': text = '' } = deployFiles({ publicPaths, posts }, {});
  expect(JSON.parse(text)).toEqual({ build: catalogueBuild() });
  expect(headersOf(siteHeaders({}), '/catalogue.json')['Cache-Control']).toBe('no-cache');
});

test('the files name an example without a configured address', () => {
  const { 'sitemap.xml': map, _headers: headers } = deployFiles({ publicPaths, posts }, {});
  expect(map).toContain('<loc>https://mentorialegal.example/</loc>');
  expect(headers).not.toMatch(/mentorialegal|invalid/);
});

test('the Cloudflare file removes headers and refuses a rule with a status', () => {
  const [netlify, cloudflare] = [false, true].map((isCloudflare) =>
    deployFiles({ publicPaths, posts }, {}, isCloudflare),
  );
  expect(netlify?._headers).not.toContain('!');
  expect(netlify?._redirects).toBe('/tienda/:slug /tienda/404.html 404\n');
  expect(cloudflare?._headers).toContain('  ! Content-Security-Policy');
  expect(cloudflare).not.toHaveProperty('_redirects');
});
