import type { APIRequestContext, Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { expect } from './fixtures.ts';
import { waitForApp } from './open-app.ts';
import { posts, publicPages } from './site-pages.ts';

const firm = 'Mentoría Legal Educacional';

/** Titles of the pages, except templates and posts, whose titles follow from their names. */
const titles: Readonly<Record<string, string>> = {
  '/': `${firm} | Asesoría legal para colegios en Chile`,
  '/servicios': `Servicios legales para colegios | ${firm}`,
  '/sobre-nosotros': `Sobre nosotros | ${firm}`,
  '/recursos': `Recursos para colegios | ${firm}`,
  '/recursos/checklist-dea': `Checklist DEA para colegios — Ley 21.156 | ${firm}`,
  '/blog': `Blog de derecho educacional | ${firm}`,
  '/blog/ley-dea-en-colegios-chile': `Ley DEA en colegios de Chile (Ley 21.156) | ${firm}`,
  '/contacto': `Contacto | ${firm}`,
  '/agendar': `Agende su asesoría gratuita | ${firm}`,
  '/tienda': `Tienda de plantillas legales | ${firm}`,
  '/tienda/no-existe': `Producto no encontrado | ${firm}`,
  '/checkout': `Finalizar compra | ${firm}`,
  '/cotizacion': `Cotización | ${firm}`,
  '/pago-exitoso': `Estado de su pago | ${firm}`,
  '/pago-cancelado': `Pago no completado | ${firm}`,
  '/completar/formulario-registro-dea': 'Completar: Formulario de Registro DEA',
  '/completar/no-existe': `Producto no encontrado | ${firm}`,
  '/mis-compras': `Mis compras | ${firm}`,
  '/404': `Página no encontrada | ${firm}`,
  ...Object.fromEntries(products.map(({ link, name }) => [link, `${name} | ${firm}`])),
};

function readHead(page: Page) {
  return page.evaluate(() => {
    const attributesOf = (selector: string, attribute = 'content') =>
      [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(attribute));
    return {
      title: document.title,
      descriptions: attributesOf('meta[name=description]'),
      tags: {
        lang: document.documentElement.lang,
        canonical: attributesOf('link[rel=canonical]', 'href'),
        robots: attributesOf('meta[name=robots]'),
        url: attributesOf('meta[property="og:url"]'),
        locale: attributesOf('meta[property="og:locale"]'),
        card: attributesOf('meta[name="twitter:card"]'),
        titles: [attributesOf('meta[property="og:title"]'), attributesOf('meta[name="twitter:title"]')],
        summaries: [
          attributesOf('meta[property="og:description"]'),
          attributesOf('meta[name="twitter:description"]'),
        ],
        images: [attributesOf('meta[property="og:image"]'), attributesOf('meta[name="twitter:image"]')],
      },
      data: [...document.head.querySelectorAll('script[type="application/ld+json"]')].map(
        ({ textContent }) => textContent,
      ),
    };
  });
}

function expectStructuredData(texts: readonly string[], path: string): void {
  const isPost = posts.some(({ slug }) => paths.post(slug) === path);
  const isProduct = products.some(({ link }) => link === path);
  if (path !== '/' && !isPost && !isProduct) return;
  expect.soft(texts, `structured data of ${path}`).toHaveLength(1);
  const types = texts.flatMap((text) => {
    const data = JSON.parse(text);
    const nodes: readonly { readonly '@type': string }[] = data['@graph'] ?? [data].flat();
    return nodes.map((node) => node['@type']);
  });
  if (path === '/') expect.soft(types).toContain('LegalService');
  if (isProduct) expect.soft(types).toContain('Product');
  if (isPost) expect.soft(types.toSorted()).toEqual(['Article', 'BreadcrumbList']);
}

/**
 * Checks the SEO and social preview tags of the current page. Each must occur once, and their titles, descriptions,
 * addresses and images must match.
 * @param siteUrl address without a trailing slash
 */
export async function expectMetadata(
  page: Page,
  request: APIRequestContext,
  siteUrl: string,
  path: string,
): Promise<void> {
  await waitForApp(page);
  const address = `${siteUrl}${path === '/' ? '' : path}`;
  // In a build without the site's address, the app fills it in when it starts.
  await expect.soft.poll(async () => (await readHead(page)).tags.url, path).toEqual([address]);
  await expect.soft(page).toHaveTitle(titles[path] ?? /\S/);
  const { title, descriptions, tags, data } = await readHead(page);
  expect.soft(descriptions, path).toEqual([expect.stringMatching(/.{16}/)]);
  const [[image] = []] = tags.images;
  expect.soft(tags, path).toEqual({
    lang: 'es-CL',
    canonical: [address],
    robots: publicPages.includes(path) ? [] : ['noindex'],
    url: [address],
    locale: ['es_CL'],
    card: ['summary_large_image'],
    titles: [[title], [title]],
    summaries: [descriptions, descriptions],
    images: [[image], [image]],
  });
  const response = await request.get(image ?? '');
  expect.soft(response.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
  expectStructuredData(data, path);
}
