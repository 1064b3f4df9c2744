// Tests the production build that `npm test` makes, without a single credential.
import { cartButton } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { h1 } from '../support/open-app.ts';
import { payButton } from '../support/paying.ts';

test('every page shows its content without credentials', async ({ page, productionUrl }) => {
  for (const path of [
    '/',
    '/servicios',
    '/blog',
    '/contacto',
    '/tienda',
    '/tienda/formulario-registro-dea',
  ]) {
    await page.goto(productionUrl + path);
    await expect(h1(page)).toBeVisible();
  }
  await expect(page.getByRole('contentinfo')).toContainText('contacto@mentorialegal.example');

  await page.goto(`${productionUrl}/agendar`);
  await expect(page.getByText('No pudimos mostrar el calendario.')).toBeVisible();
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /contacto@/ })
      .first(),
  ).toBeVisible();
});

test('paying without credentials shows an error message', async ({ page, productionUrl }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${productionUrl}/tienda`);
  await page.getByRole('button', { name: 'Añadir al Carrito' }).first().click();
  await expect(cartButton(page, 1)).toBeVisible();
  await page.goto(`${productionUrl}/checkout`);
  await payButton(page).click();
  await expect(
    page
      .getByRole('main')
      .getByText('No se pudo iniciar el proceso de pago. Por favor, inténtelo más tarde.'),
  ).toBeVisible();
  await expect(
    page.getByText('No se pudo conectar con Mercado Pago. Revisa tus credenciales.').first(),
  ).toBeVisible();
  expect(requests.filter((url) => !url.startsWith(productionUrl))).toEqual([]);
});

test('a site without credentials serves no stand-in', async ({ request, productionUrl }) => {
  const response = await request.get(`${productionUrl}/_sandbox/mercado-pago/sdk/js/v2`);
  expect(await response.text()).not.toContain('MercadoPago');
});
