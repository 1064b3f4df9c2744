import { products } from '../src/features/catalogue/products.ts';
import { formatClp } from '../src/platform/money.ts';
import { expect, test } from './fixtures.ts';
import { contract, form } from './names.ts';
import { sentencesOf } from './template-text.ts';

/** Shorter words of the documents that must not be there either. */
const words: Readonly<Record<string, RegExp>> = {
  [form]: /Nombre del establecimiento|declaro que|Número de serie/,
  [contract]: /el Empleador|se ha convenido|PRIMERO:/,
};

for (const product of products) {
  const { id, link: path, name, price } = product;
  test(`${path} shows its document locked`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText('Contenido Bloqueado')).toBeVisible();
    await expect(page.getByText('Esta es una vista previa referencial.')).toBeVisible();
    const add = page.getByRole('button', { name: `Añadir al Carrito por ${formatClp(price)}` });
    await expect(add).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver a la Tienda' })).toHaveAttribute('href', '/tienda');
    await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0);
    await expect(page).toHaveTitle(`${name} | Mentoría Legal Educacional`);
  });

  test(`${path} loads nothing of the document’s text while it is locked`, async ({ page }) => {
    const loaded: Promise<string>[] = [];
    page.on('response', (response) => {
      if (/\.(js|html|json|svg)(\?|$)|tienda/.test(response.url()))
        loaded.push(response.text().catch(() => ''));
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Imprimir' }).hover();
    const text = [await page.content(), ...(await Promise.all(loaded))].join('\n');
    expect(loaded.length).toBeGreaterThan(3);
    // Sentences that the product's public description repeats do not count.
    const described = JSON.stringify(product);
    const sentences = (await sentencesOf(id)).filter((sentence) => !described.includes(sentence));
    expect(sentences.length).toBeGreaterThan(3);
    expect(sentences.filter((sentence) => text.includes(sentence))).toEqual([]);
    if (words[name]) expect(text).not.toMatch(words[name]);
  });
}

test('the print button prints', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes');
  });
  await page.goto('/tienda/formulario-registro-dea');
  await page.getByRole('button', { name: 'Imprimir' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes');
});

test('an unknown product says so', async ({ page, axe, allowFailures }) => {
  allowFailures(/\/plantilla-inexistente$/);
  await page.goto('/tienda/plantilla-inexistente');
  await expect(page.getByRole('heading', { level: 1, name: 'Producto no encontrado' })).toBeVisible();
  await expect(page.getByText('Es posible que el enlace haya cambiado.')).toBeVisible();
  await axe(page, 'Producto no encontrado');
  await page.getByRole('main').getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tienda' })).toBeFocused();
});

test('a stored flag alone unlocks nothing', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mle.dev-mode', '{"isDevMode":true}'));
  await page.goto('/tienda');
  await expect(page.getByRole('button', { name: 'Añadir al Carrito' })).toHaveCount(products.length);
  await expect(page.getByRole('button', { name: 'Descargar (Admin)' })).toHaveCount(0);
  await page.goto('/tienda/formulario-registro-dea');
  await expect(page.getByText('Contenido Bloqueado')).toBeVisible();
});
