import { paths } from '../../src/content/paths.ts';
import { productCopy } from '../../src/content/shop-copy.ts';
import { detailsOf } from '../../src/features/catalogue/product-details.ts';
import { products } from '../../src/features/catalogue/products.ts';
import type { Block } from '../../src/features/documents/model/document.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';
import { formatClp } from '../../src/platform/format.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectMetadata } from '../support/metadata.ts';
import { contractName, formName, productNamed } from '../support/names.ts';
import { h1, waitForApp } from '../support/open-app.ts';
import { pressToPrint, readPrintedPages } from '../support/paper.ts';

/** Shorter sentences may occur elsewhere on the site. */
const minSentenceLength = 30;

function stringsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

async function sentencesOf(productId: string): Promise<readonly string[]> {
  const template = await documentFor(productId)?.load();
  const blocks: readonly Block[] = template?.blocks ?? [];
  return stringsIn(blocks).filter((text) => text.length >= minSentenceLength);
}

/** Shorter phrases of the documents that must not appear either, keyed by product name. */
const shortPhrases: Readonly<Record<string, RegExp>> = {
  [formName]: /Nombre del establecimiento|declaro que|Número de serie/,
  [contractName]: /el Empleador|se ha convenido|PRIMERO:/,
};

for (const product of products) {
  const { id, link: path, name, price } = product;
  test(`${path} shows a locked document without loading its text`, async ({ page }) => {
    const responses: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.(js|html|json|svg)(\?|$)|tienda/.test(response.url()))
        responses.push(response.text().catch(() => ''));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Contenido Bloqueado')).toBeVisible();
    await expect(page.getByText('Esta es una vista previa referencial.')).toBeVisible();
    const addButton = page.getByRole('button', { name: `Añadir al Carrito por ${formatClp(price)}` });
    await expect(addButton).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver a la Tienda' })).toHaveAttribute('href', '/tienda');
    await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0);

    await pressToPrint(page.getByRole('button', { name: 'Imprimir' }));

    const text = [await page.content(), ...(await Promise.all(responses))].join('\n');
    expect(responses.length).toBeGreaterThan(3);
    // Ignore sentences that the product's public description repeats.
    const description = JSON.stringify([product, detailsOf(product)]);
    const sentences = (await sentencesOf(id)).filter((sentence) => !description.includes(sentence));
    expect(sentences.length).toBeGreaterThan(0);
    expect(sentences.filter((sentence) => text.includes(sentence))).toEqual([]);
    if (shortPhrases[name]) expect(text).not.toMatch(shortPhrases[name]);
  });
}

test('on a phone a fixed button replaces the add button once it scrolls out of view', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { link, price } = productNamed(contractName);
  await page.goto(link);
  await waitForApp(page);
  await expect(
    page.getByRole('button', { name: `Añadir al Carrito por ${formatClp(price)}` }),
  ).toBeInViewport();
  const addButton = page.getByRole('button', { name: 'Añadir al Carrito', exact: true });
  await expect(addButton).toBeHidden();
  await page.getByText(productCopy.legalTitle).scrollIntoViewIfNeeded();
  await expect(addButton).toBeInViewport();
  await addButton.click();
  await expect(page).toHaveURL(paths.shop);
});

test('a printed product page includes the sections collapsed on screen', async ({ page }, info) => {
  const link = paths.product('formulario-registro-dea');
  await page.route('**/assets/start-*.js', () => {}, { times: 1 });
  await page.goto(link, { waitUntil: 'domcontentloaded' });
  expect((await readPrintedPages(page, info)).join(' ')).toContain(productCopy.legalNotice);
  await page.goto(link);
  await waitForApp(page);
  expect((await readPrintedPages(page, info)).join(' ')).toContain(productCopy.legalNotice);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('summary svg')).toBeHidden();
});

test('an unknown product shows a message with its own metadata', async ({
  page,
  axe,
  site,
  request,
  allowFailures,
}) => {
  allowFailures(/\/no-existe$/);
  await page.goto('/completar/no-existe');
  await h1(page).waitFor();
  await expectMetadata(page, request, site.url, '/completar/no-existe');
  const response = await page.goto('/tienda/no-existe');
  expect(response?.status()).toBe(404);
  // The served HTML already contains this message, for visitors whose app loads late or never.
  expect((await response?.text())?.replaceAll('\u00a0', ' ')).toContain('Producto no encontrado');
  await expect(page.getByRole('heading', { level: 1, name: 'Producto no encontrado' })).toBeVisible();
  await expect(page.getByText('Es posible que el enlace haya cambiado.')).toBeVisible();
  await expectMetadata(page, request, site.url, '/tienda/no-existe');
  await axe(page, 'Producto no encontrado');
  await page.getByRole('main').getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda' })).toBeFocused();
});
