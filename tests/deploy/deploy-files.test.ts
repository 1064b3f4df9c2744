import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deployFiles } from '../../deploy/deploy-files.ts';
import { readContent } from '../../deploy/site-content.ts';
import { publicPaths } from '../../src/app/public-paths.ts';
import { posts } from '../../src/content/posts.ts';

const root = join(import.meta.dirname, '..', '..');

test('outside of Vite’s own modules the same pages and posts are read', async () => {
  expect(await readContent(root)).toEqual({ publicPaths, posts });
});

test('addresses are the configured site’s', () => {
  const files = deployFiles({ publicPaths, posts }, { VITE_SITE_URL: 'https://sitio.example/' });
  expect(Object.keys(files)).toEqual([
    '_headers',
    '_redirects',
    'robots.txt',
    'sitemap.xml',
    'rss.xml',
    'site.webmanifest',
  ]);
  expect(files['sitemap.xml']).toContain('<loc>https://sitio.example/tienda</loc>');
  expect(files['robots.txt']).toContain('Sitemap: https://sitio.example/sitemap.xml');
  expect(files['rss.xml']).toContain('https://sitio.example/blog/');
  expect(files._headers).toContain('upgrade-insecure-requests');
});

test('without a configured address the files name an example', () => {
  const { 'sitemap.xml': map, _headers: headers } = deployFiles({ publicPaths, posts }, {});
  expect(map).toContain('<loc>https://mentorialegal.example/</loc>');
  expect(headers).not.toMatch(/mentorialegal|invalid/);
});

test('headers are taken back for Cloudflare alone', () => {
  expect(deployFiles({ publicPaths, posts }, {}, true)._headers).toContain('  ! Content-Security-Policy');
  expect(deployFiles({ publicPaths, posts }, {})._headers).not.toContain('!');
});

test('an unknown product has its page by a rule, but on Cloudflare, which refuses the status', () => {
  expect(deployFiles({ publicPaths, posts }, {})._redirects).toBe('/tienda/:slug /tienda/404.html 404\n');
  expect(deployFiles({ publicPaths, posts }, {}, true)).not.toHaveProperty('_redirects');
});

test('a wrong value is reported by its name', () => {
  expect(() => deployFiles({ publicPaths, posts }, { VITE_SUPABASE_URL: 'ftp://x' })).toThrow(
    'VITE_SUPABASE_URL',
  );
});
