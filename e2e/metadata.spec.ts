import type { Page } from 'playwright/test';
import { paths } from '../src/content/paths.ts';
import { products } from '../src/features/catalogue/products.ts';
import { expect, test } from './fixtures.ts';
import { allPages, posts, publicPages } from './site-pages.ts';

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
  '/pago-exitoso': `Estado de su pago | ${firm}`,
  '/pago-cancelado': `Pago no completado | ${firm}`,
  '/completar/formulario-registro-dea': 'Completar: Formulario de Registro DEA',
  '/completar/no-existe': `Producto no encontrado | ${firm}`,
  '/mis-compras': `Mis compras | ${firm}`,
  '/404': `Página no encontrada | ${firm}`,
  ...Object.fromEntries(products.map(({ link, name }) => [link, `${name} | ${firm}`])),
};

const unknown = ['/tienda/no-existe', '/completar/no-existe'];

const content = (page: Page, selector: string) =>
  page.locator(`head ${selector}`).evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));

for (const path of [...allPages, ...unknown]) {
  test(`${path} has its metadata, once`, async ({ page, site, request, allowFailures }) => {
    allowFailures(/\/(404|no-existe)$/);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page).toHaveTitle(titles[path] ?? /\S/);
    const title = await page.title();
    const [description] = await content(page, 'meta[name=description]');
    expect(description?.length).toBeGreaterThan(15);
    const address = `${site.url}${path === '/' ? '' : path}`;
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
      await expect.poll(() => content(page, selector), selector).toEqual([value]);
    }
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', address);
    expect(await content(page, 'meta[name=robots]')).toEqual(publicPages.includes(path) ? [] : ['noindex']);
    const images = await content(page, 'meta[property="og:image"]');
    expect(images).toHaveLength(1);
    expect(await content(page, 'meta[name="twitter:image"]')).toEqual(images);
    const image = await request.get(images[0] ?? '');
    expect(image.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'es-CL');
  });
}

test('structured data tells search engines what the pages say', async ({ page }) => {
  const typesOn = async (path: string) => {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const script = page.locator('head script[type="application/ld+json"]');
    await expect(script).toHaveCount(1);
    const texts = await script.allTextContents();
    return texts.flatMap((text) => {
      const data = JSON.parse(text);
      return (Array.isArray(data['@graph']) ? data['@graph'] : [data]).map(
        (node: { '@type': string }) => node['@type'],
      );
    });
  };
  expect(await typesOn('/')).toContain('LegalService');
  for (const { link } of products) expect(await typesOn(link), link).toContain('Product');
  for (const { slug } of posts) {
    expect((await typesOn(paths.post(slug))).sort(), slug).toEqual(['Article', 'BreadcrumbList']);
  }
});
