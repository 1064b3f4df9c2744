// @vitest-environment dom
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import { batchCopy } from '../src/content/documents/batch-copy.ts';
import { completeCopy } from '../src/content/documents/complete-copy.ts';
import { nextYearCopy } from '../src/content/documents/next-year-copy.ts';
import { paths } from '../src/content/paths.ts';
import { posts } from '../src/content/posts.ts';
import { site } from '../src/content/site.ts';
import { detailsOf } from '../src/features/catalogue/product-details.ts';
import { products } from '../src/features/catalogue/products.ts';
import { documentFor } from '../src/features/documents/templates/documents.ts';
import type { Prerendered } from '../src/prerender.tsx';
import { soldTemplates } from './features/documents/all-templates.ts';
import { textsOf } from './features/documents/templates/integrity.ts';

const assetHost = 'https://imagenes.mentoria.example/v1';
const siteUrl = 'https://www.mentoria.example';
const publicDir = join(import.meta.dirname, '..', 'public');

let pages: readonly (readonly [path: string, page: Document])[] = [];

beforeAll(async () => {
  vi.stubEnv('VITE_ASSET_BASE_URL', assetHost);
  vi.stubEnv('VITE_SITE_URL', siteUrl);
  const { pages: publicPages, shells, errorPages, prerender } = await import('../src/prerender.tsx');
  const parse = ({ head, body }: Prerendered) =>
    new DOMParser().parseFromString(`<html><head>${head}</head><body>${body}</body></html>`, 'text/html');
  const parsedPages: (readonly [string, Document])[] = [];
  for (const path of [...shells, ...publicPages, ...errorPages])
    parsedPages.push([path, parse(await prerender(path))]);
  pages = parsedPages;
});

type Candidate = { readonly url: string; readonly width: number };

function candidatesOf(element: Element | null): readonly Candidate[] {
  return (element?.getAttribute('srcset') ?? '').split(', ').map((text) => {
    const [url = '', width = ''] = text.split(' ');
    return { url, width: Number.parseInt(width, 10) };
  });
}

/** Returns the path of the file that the asset host serves at this address. Fails if there is none. */
function fileOf(url: string): string {
  expect(url).toMatch(new RegExp(`^${assetHost}/img/`));
  const file = join(publicDir, url.slice(assetHost.length));
  expect(existsSync(file), url).toBe(true);
  return file;
}

test('only pages with three sections or more show § numbers', () => {
  for (const [path, page] of pages) {
    const signs = page.body.textContent.match(/§ \d+/g) ?? [];
    expect(signs.length === 0 || signs.length >= 3, `${path}: ${signs.join(', ')}`).toBe(true);
  }
});

test('the HTML of the pages after a payment does not say how the payment ended', () => {
  for (const [path, page] of pages.filter(([path]) => path === paths.paid || path === paths.notPaid)) {
    expect(page.title, path).toMatch(/^Estado de su pago/);
    expect(page.querySelector('h1')?.textContent, path).toBe('Estado de su pago');
    const words = `${page.head.innerHTML} ${page.querySelector('main')?.textContent}`;
    expect(words, path).not.toMatch(/no se complet|cancelad[ao]\b(?!")|Gracias|Descargue/);
  }
});

test('every SVG has attributes with its size, for a page whose style sheets fail to load', () => {
  for (const [path, page] of pages) {
    for (const drawing of page.querySelectorAll('svg')) {
      expect(Number(drawing.getAttribute('width')), path).toBeGreaterThan(0);
      expect(Number(drawing.getAttribute('height')), path).toBeGreaterThan(0);
    }
  }
});

test('every image has an alt text, a size and a file on the asset host', () => {
  let count = 0;
  for (const [path, page] of pages) {
    const images = [...page.querySelectorAll('img')];
    count += images.length;
    for (const image of images) {
      const src = image.getAttribute('src') ?? '';
      expect(image.hasAttribute('alt'), `${path}: ${src}`).toBe(true);
      for (const side of ['width', 'height']) {
        expect(Number(image.getAttribute(side)), `${path}: ${src}`).toBeGreaterThan(0);
      }
      fileOf(src);
    }
    for (const link of page.querySelectorAll('link[as=image]')) fileOf(link.getAttribute('href') ?? '');
  }
  expect(count).toBeGreaterThan(pages.length);
});

test('a raster image has AVIF and WebP files with the declared widths and aspect ratio', async () => {
  const checked = new Set<string>();
  for (const [path, page] of pages) {
    for (const image of page.querySelectorAll('img:not([src$=".svg"])')) {
      const sources = [...(image.parentElement?.querySelectorAll('source') ?? [])];
      expect(sources.some((source) => source.getAttribute('type') === 'image/avif')).toBe(true);
      for (const element of [...sources, image]) {
        const format = element.getAttribute('type') === 'image/avif' ? 'heif' : 'webp';
        // A source without a size of its own has the image's.
        const sized = element.hasAttribute('height') ? element : image;
        const aspectRatio = Number(sized.getAttribute('height')) / Number(sized.getAttribute('width'));
        expect(element.getAttribute('sizes'), path).toBeTruthy();
        for (const { url, width } of candidatesOf(element)) {
          if (checked.has(url)) continue;
          checked.add(url);
          const metadata = await sharp(fileOf(url)).metadata();
          expect([url, metadata.format, metadata.width]).toEqual([url, format, width]);
          expect(metadata.height / metadata.width, url).toBeCloseTo(aspectRatio, 2);
        }
      }
    }
  }
  expect(checked.size).toBeGreaterThan(12);
});

test('a page has at most one image of high priority and preloads only images that it shows', () => {
  expect(pages.length).toBeGreaterThan(12);
  for (const [path, page] of pages) {
    expect(page.querySelectorAll('img[fetchpriority=high]').length, path).toBeLessThanOrEqual(1);
    const preloads = [...page.querySelectorAll('link[as=image][imagesrcset]')];
    expect(preloads.length, path).toBeLessThanOrEqual(1);
    for (const link of preloads) {
      expect(link.parentElement, path).toBe(page.head);
      const shown = [...page.querySelectorAll('source')].map((source) => [source.srcset, source.sizes]);
      expect(shown, path).toContainEqual([link.getAttribute('imagesrcset'), link.getAttribute('imagesizes')]);
    }
  }
});

test('no page contains a sentence of a document that is sold', () => {
  const sentences = soldTemplates.flatMap((template) => {
    // A page may repeat only the sentence that says for whom its document is.
    const { scope } = detailsOf({ id: template.productId });
    return textsOf(template).filter((text) => text.length > 40 && text !== scope);
  });
  expect(sentences.length).toBeGreaterThan(20);
  for (const [path, page] of pages) {
    const pageText = page.documentElement.textContent ?? '';
    expect(
      sentences.filter((text) => pageText.includes(text)),
      path,
    ).toEqual([]);
  }
});

test.each([
  [paths.checkout, 'Finalizar compra', 'Revise su pedido y pague en forma segura con Mercado Pago.'],
  [paths.quote, 'Cotización', 'Una página para imprimir o enviar a quien aprueba la compra.'],
  [
    paths.paid,
    'Estado de su pago',
    'En un momento verá aquí si su pago está confirmado. Si ya pagó, no hace falta que pague otra vez.',
  ],
  [
    paths.notPaid,
    'Estado de su pago',
    'En un momento verá aquí si su pago está confirmado. Si ya pagó, no hace falta que pague otra vez.',
  ],
  [
    paths.purchases,
    site.purchases,
    'Estas son las compras hechas con este navegador. Se guardan solo en este equipo.',
  ],
  [paths.login, 'Acceso Administrador', 'Inicia sesión para gestionar tu sitio web.'],
  [
    paths.dashboard,
    'Panel de Administración',
    'Bienvenida al panel. La carga y gestión de documentos estará disponible próximamente.',
  ],
  ...products.map(({ slug, name }) => [paths.complete(slug), name, completeCopy.lead]),
  ...products.map(({ id, slug }) => [
    paths.batch(slug),
    batchCopy.title(documentFor(id)?.pluralSubject ?? ''),
    batchCopy.lead,
  ]),
  ...products.flatMap(({ id, slug }) => {
    const documentName = documentFor(id)?.nextYearNoun;
    return documentName ? [[paths.nextYear(slug), nextYearCopy.title(documentName), nextYearCopy.lead]] : [];
  }),
])('%s has its title and lead without anything that depends on the visitor', (path, title, lead) => {
  const [, page] = pages.find(([pagePath]) => pagePath === path) ?? [];
  const heading = page?.querySelector('main h1');
  expect(heading?.textContent?.replaceAll('\u00a0', ' ')).toBe(title);
  expect(heading?.nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')).toBe(lead);
  expect(page?.querySelector('main noscript')?.textContent).toContain('necesita JavaScript');
  expect(page?.querySelector('main')?.textContent).not.toMatch(/vacío|No hay compras|No hay items/);
});

test('the shells contain the completion page of every document', async () => {
  const { shells } = await import('../src/prerender.tsx');
  for (const { slug } of products) expect(shells).toContain(paths.complete(slug));
});

test('every page has each title, description and address exactly once, in its head', () => {
  for (const [path, page] of pages) {
    const findOnce = (selector: string) => {
      expect(page.head.querySelectorAll(selector).length, `${path}: ${selector}`).toBe(1);
      expect(page.body.querySelectorAll(selector).length, `${path}: ${selector}`).toBe(0);
      return page.head.querySelector(selector);
    };
    const address = path === '/' ? siteUrl : siteUrl + path;
    for (const tag of [
      'title',
      '[name=description]',
      '[property="og:title"]',
      '[property="og:description"]',
    ]) {
      findOnce(tag);
    }
    expect(findOnce('link[rel=canonical]')?.getAttribute('href')).toBe(address);
    expect(findOnce('[property="og:url"]')?.getAttribute('content')).toBe(address);
    const image = findOnce('[property="og:image"]')?.getAttribute('content') ?? '';
    expect(image.startsWith(`${siteUrl}/img/compartir/`), path).toBe(true);
    expect(existsSync(join(publicDir, image.slice(siteUrl.length))), image).toBe(true);
  }
});

test('only the pages after a payment have the same title', () => {
  const titles = pages.flatMap(([path, page]) => (path === paths.notPaid ? [] : [page.title]));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
});

test('the HTML of the home page, posts and products has structured data', () => {
  const typesByPath = pages.map(([path, page]) => {
    const scripts = [...page.head.querySelectorAll('script[type="application/ld+json"]')];
    const graphNodes = scripts.flatMap(({ textContent }) => JSON.parse(textContent)['@graph']);
    return [path, graphNodes.map((graphNode: { readonly '@type': string }) => graphNode['@type'])] as const;
  });
  expect(Object.fromEntries(typesByPath.filter(([, types]) => types.length > 0))).toEqual({
    '/': ['LegalService'],
    ...Object.fromEntries(posts.map(({ slug }) => [`/blog/${slug}`, ['Article', 'BreadcrumbList']])),
    ...Object.fromEntries(products.map(({ link }) => [link, ['Product']])),
  });
});
