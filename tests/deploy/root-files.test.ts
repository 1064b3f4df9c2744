// @vitest-environment dom
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { manifest, rss, sitemap } from '../../deploy/root-files.ts';
import { site } from '../../src/content/site.ts';
import { samplePost, smallSitePaths } from './small-site.ts';

const siteUrl = 'https://sitio.example';

/** Parses XML. Escapes CDATA, which happy-dom doesn't support. e2e/site/hosting.spec.ts parses the feed in a browser. */
function parse(xml: string): Document {
  const unwrapped = xml.replace(/<!\[CDATA\[(.*?)\]\]>/gs, (_, text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
  );
  const document = new DOMParser().parseFromString(unwrapped, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const texts = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

test('the sitemap has absolute addresses, and dates only for posts', () => {
  const sitemapDocument = parse(sitemap(siteUrl, smallSitePaths, [samplePost]));
  expect(texts(sitemapDocument, 'url > loc')).toEqual(smallSitePaths.map((path) => siteUrl + path));
  expect(texts(sitemapDocument, 'lastmod')).toEqual(['2026-03-02']);
  const [lastModified] = sitemapDocument.querySelectorAll('lastmod');
  expect(lastModified?.parentElement?.querySelector('loc')?.textContent).toBe(`${siteUrl}/blog/un-articulo`);
});

test('the feed lists posts with address, date and excerpt', () => {
  const feed = parse(rss(siteUrl, [samplePost]));
  expect(feed.documentElement.getAttribute('version')).toBe('2.0');
  expect(texts(feed, 'channel > language')).toEqual(['es-CL']);
  expect(texts(feed, 'channel > title')).toEqual(['Blog | Mentoría Legal Educacional']);
  expect(texts(feed, 'item > title')).toEqual(['Leyes & <normas>']);
  expect(texts(feed, 'item > link')).toEqual([`${siteUrl}/blog/un-articulo`]);
  expect(texts(feed, 'item > description')).toEqual(['Qué exige la ley.']);
  const [day] = texts(feed, 'item > pubDate');
  const chileDate = new Intl.DateTimeFormat('es-CL', { dateStyle: 'short', timeZone: 'America/Santiago' });
  expect(chileDate.format(new Date(day ?? ''))).toBe('02-03-26');
});

const root = join(import.meta.dirname, '..', '..');

test('the manifest makes an icon on a home screen open the site in the browser', () => {
  const { name, lang, dir, display, scope, ...rest } = JSON.parse(manifest());
  expect([name, lang, dir, display, scope]).toEqual([site.name, 'es-CL', 'ltr', 'browser', '/']);
  // Either member would make every icon open the same page. See docs/decisions/0007-what-the-device-keeps.md.
  expect(Object.keys(rest)).not.toContain('start_url');
  expect(Object.keys(rest)).not.toContain('id');
});

test('no tag makes browsers open the site as an app', () => {
  expect(readFileSync(join(root, 'index.html'), 'utf8')).not.toMatch(/web-app-capable/);
});

test('the manifest has the theme colour of index.html', () => {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const [, themeColor = ''] = /<meta name="theme-color" content="([^"]+)"/.exec(page) ?? [];
  const { theme_color, background_color } = JSON.parse(manifest());
  expect([theme_color, background_color]).toEqual([themeColor, themeColor]);
});

test('the icon for iOS is an opaque PNG of 180 pixels', async () => {
  const page = readFileSync(join(root, 'index.html'), 'utf8');
  const [, href = ''] = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
  const icon = sharp(join(root, 'public', href));
  expect(await icon.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 });
  expect((await icon.stats()).isOpaque).toBe(true);
});

test('the manifest’s icons have the types and sizes that it declares', async () => {
  const { icons } = JSON.parse(manifest());
  const sizes: string[] = [];
  for (const { src, sizes: declaredSize, type, purpose } of icons) {
    const file = join(root, 'public', src);
    expect(existsSync(file), src).toBe(true);
    if (type === 'image/svg+xml') continue;
    const icon = sharp(readFileSync(file));
    const { format, width, height } = await icon.metadata();
    expect([`image/${format}`, `${width}x${height}`]).toEqual([type, declaredSize]);
    if (purpose === 'maskable') expect((await icon.stats()).isOpaque, 'fills its square').toBe(true);
    sizes.push(`${declaredSize} ${purpose}`);
  }
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
});
