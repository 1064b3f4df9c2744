import type { Page } from 'playwright/test';
import { paths } from '../src/content/paths.ts';
import { products } from '../src/features/catalogue/products.ts';
import { expect, test } from './fixtures.ts';

const firm = 'Mentoría Legal Educacional';

/** Path, title, whether search engines may list it. */
type Row = readonly [path: string, title: string, listed: boolean];

const known: readonly Row[] = [
  ['/', `${firm} | Asesoría legal para colegios en Chile`, true],
  ['/servicios', `Servicios legales para colegios | ${firm}`, true],
  ['/sobre-nosotros', `Sobre nosotros | ${firm}`, true],
  ['/recursos', `Recursos para colegios | ${firm}`, true],
  ['/recursos/checklist-dea', 'Checklist DEA para colegios — Ley 21.156 | Mentoría Legal Educacional', true],
  ['/blog', `Blog de derecho educacional | ${firm}`, true],
  ['/blog/ley-dea-en-colegios-chile', `Ley DEA en colegios de Chile (Ley 21.156) | ${firm}`, true],
  ['/contacto', `Contacto | ${firm}`, true],
  ['/agendar', `Agende su asesoría gratuita | ${firm}`, true],
  ['/tienda', `Tienda de plantillas legales | ${firm}`, true],
  ['/tienda/formulario-registro-dea', `Formulario de Registro DEA | ${firm}`, true],
  [
    '/tienda/contrato-plazo-fijo-educadora',
    `Contrato a Plazo Fijo – Educadora Diferencial PIE | ${firm}`,
    true,
  ],
  ['/tienda/no-existe', `Producto no encontrado | ${firm}`, false],
  ['/checkout', `Finalizar compra | ${firm}`, false],
  ['/pago-exitoso', `Estado de su pago | ${firm}`, false],
  ['/pago-cancelado', `Pago no completado | ${firm}`, false],
  ['/completar/formulario-registro-dea', 'Completar: Formulario de Registro DEA', false],
  ['/completar/no-existe', `Producto no encontrado | ${firm}`, false],
  ['/mis-compras', `Mis compras | ${firm}`, false],
  ['/404', `Página no encontrada | ${firm}`, false],
];

/** Products that came after those above. */
const added: readonly Row[] = products
  .filter(({ link }) => !known.some(([path]) => path === link))
  .flatMap(({ link, name, slug }): readonly Row[] => [
    [link, `${name} | ${firm}`, true],
    [paths.complete(slug), `Completar: ${name}`, false],
  ]);

const content = (page: Page, selector: string) =>
  page.locator(`head ${selector}`).evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));

for (const [path, title, listed] of [...known, ...added]) {
  test(`${path} has its metadata, once`, async ({ page, site, request, allowFailures }) => {
    allowFailures(/\/(404|no-existe)$/);
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page).toHaveTitle(title);
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
      // A build that does not know its site's address tells it once the app is there.
      await expect.poll(() => content(page, selector), selector).toEqual([value]);
    }
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute('href', address);
    expect(await content(page, 'meta[name=robots]')).toEqual(listed ? [] : ['noindex']);
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
  expect((await typesOn('/blog/ley-dea-en-colegios-chile')).sort()).toEqual(['Article', 'BreadcrumbList']);
});
