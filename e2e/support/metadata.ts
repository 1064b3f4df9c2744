import type { APIRequestContext, Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { expect } from './fixtures.ts';
import { appStarted } from './open-app.ts';
import { posts, publicPages } from './site-pages.ts';

const firm = 'Mentoría Legal Educacional';

/** The titles of pages that exist once; those of templates and posts follow from their names. */
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

const content = (page: Page, selector: string) =>
  page.locator(`head ${selector}`).evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));

async function structuredTypes(page: Page): Promise<readonly string[]> {
  const script = page.locator('head script[type="application/ld+json"]');
  await expect.soft(script).toHaveCount(1);
  const texts = await script.allTextContents();
  return texts.flatMap((text) => {
    const data = JSON.parse(text);
    const nodes: readonly { readonly '@type': string }[] = data['@graph'] ?? [data].flat();
    return nodes.map((node) => node['@type']);
  });
}

async function expectStructuredData(page: Page, path: string): Promise<void> {
  if (path === '/') expect.soft(await structuredTypes(page)).toContain('LegalService');
  if (products.some(({ link }) => link === path))
    expect.soft(await structuredTypes(page)).toContain('Product');
  if (posts.some(({ slug }) => paths.post(slug) === path))
    expect.soft((await structuredTypes(page)).toSorted()).toEqual(['Article', 'BreadcrumbList']);
}

/**
 * Checks what search engines and previews read of the page on screen: each tag once, and in agreement.
 * @param site where it is served, without a slash at the end
 */
export async function expectMetadata(
  page: Page,
  request: APIRequestContext,
  site: string,
  path: string,
): Promise<void> {
  await appStarted(page);
  await expect.soft(page).toHaveTitle(titles[path] ?? /\S/);
  await expect.soft(page.locator('meta[name=description]')).toHaveAttribute('content', /.{16}/);
  const title = await page.title();
  const [description] = await content(page, 'meta[name=description]');
  const address = `${site}${path === '/' ? '' : path}`;
  for (const [selector, value] of [
    ['meta[property="og:title"]', title],
    ['meta[property="og:description"]', description],
    ['meta[property="og:url"]', address],
    ['meta[property="og:locale"]', 'es_CL'],
    ['meta[name="twitter:card"]', 'summary_large_image'],
    ['meta[name="twitter:title"]', title],
    ['meta[name="twitter:description"]', description],
  ] as const) {
    // A build without the site's address fills it in when the app starts.
    await expect.soft.poll(() => content(page, selector), selector).toEqual([value]);
  }
  await expect.soft(page.locator('head link[rel=canonical]')).toHaveAttribute('href', address);
  const robots = await content(page, 'meta[name=robots]');
  expect.soft(robots).toEqual(publicPages.includes(path) ? [] : ['noindex']);
  const images = await content(page, 'meta[property="og:image"]');
  expect.soft(images).toHaveLength(1);
  expect.soft(await content(page, 'meta[name="twitter:image"]')).toEqual(images);
  const image = await request.get(images[0] ?? '');
  expect.soft(image.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
  await expect.soft(page.locator('html')).toHaveAttribute('lang', 'es-CL');
  await expectStructuredData(page, path);
}
