import { expect, test } from './fixtures.ts';
import { contract, form } from './names.ts';
import { payButton } from './paying.ts';
import { bothWidths } from './tags.ts';

const bag = /^Abrir carrito/;

test('adding says so with the product’s name', async ({ page, fillCart }) => {
  await fillCart(form);
  await expect(page.getByText('¡Añadido al carrito!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
});

test('quantities change, lines leave, and the cart is emptied', { tag: bothWidths }, async ({
  page,
  fillCart,
}) => {
  await fillCart(form, contract);
  await page.getByRole('button', { name: bag }).click();
  const drawer = page.getByRole('dialog', { name: 'Su carrito' });
  const formLine = drawer.getByRole('article').filter({ hasText: form });
  await formLine.getByRole('button', { name: 'Aumentar cantidad' }).click();
  await formLine.getByRole('button', { name: 'Aumentar cantidad' }).click();
  await expect(formLine).toContainText('$6.000');
  await expect(drawer).toContainText('$14.000');
  await expect(drawer).toContainText('El envío y los impuestos se calculan al finalizar la compra.');
  await formLine.getByRole('button', { name: 'Disminuir cantidad' }).click();
  await expect(drawer).toContainText('$12.000');
  await drawer.getByRole('button', { name: `Quitar producto: ${contract}` }).click();
  await expect(drawer).not.toContainText(contract);
  await formLine.getByRole('button', { name: 'Disminuir cantidad' }).click();
  await formLine.getByRole('button', { name: 'Disminuir cantidad' }).click();
  await expect(drawer).toContainText('Su carrito está vacío.');
});

test('the whole cart is emptied at once', async ({ page, fillCart }) => {
  await fillCart(form, contract);
  await page.getByRole('button', { name: bag }).click();
  await page.getByRole('button', { name: 'Vaciar carrito' }).click();
  await expect(page.getByRole('dialog')).toContainText('Su carrito está vacío.');
  await page.getByRole('dialog').getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the cart outlives a reload', async ({ page, fillCart }) => {
  await fillCart(form, form, contract);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 3 productos' })).toBeVisible();
});

test('two tabs show the same cart', async ({ page, context, fillCart }) => {
  await fillCart(form);
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(other.getByText('Total a pagar')).toBeVisible();
  await page.getByRole('article').filter({ hasText: contract }).getByRole('button').click();
  await expect(other.locator('.bill__total')).toContainText('$10.000');
  await other.getByRole('button', { name: bag }).click();
  await other.getByRole('button', { name: 'Vaciar carrito' }).click();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 0 productos' })).toBeVisible();
});

test('an empty cart has nothing to pay', async ({ page }) => {
  await page.goto('/checkout');
  await expect(page.getByText('Tu carrito está vacío.')).toBeVisible();
  await expect(payButton(page)).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page).toHaveURL('/tienda');
});

test('a hostile stored cart keeps what makes sense, at the catalogue’s price', async ({ page }) => {
  await page.addInitScript(() => {
    const items = [
      { id: 'prod_dea_01', quantity: 2, price: 1, name: '<b>Gratis</b>', image: 'javascript:alert(1)' },
      { id: 'prod_contrato_pf_ed_01', quantity: -3 },
      { id: 'prod_inventado', quantity: 1 },
    ];
    localStorage.setItem('mle.cart', JSON.stringify({ items, version: 'x', __proto__: { admin: true } }));
  });
  await page.goto('/checkout');
  await expect(page.locator('.bill__total')).toContainText('$4.000');
  await expect(page.getByRole('main')).not.toContainText('Gratis');
});

test('a browser that stores nothing still sells within the visit', async ({ page, fillCart }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await fillCart(form);
  await page.getByRole('button', { name: bag }).click();
  await page.getByRole('link', { name: 'Finalizar Compra' }).click();
  await expect(page.locator('.bill__total')).toContainText('$2.000');
});

test('a product page adds and goes back to the shop', async ({ page }) => {
  await page.goto('/tienda/contrato-plazo-fijo-educadora');
  await page.getByRole('button', { name: 'Añadir al Carrito por $8.000' }).click();
  await expect(page).toHaveURL('/tienda');
  await expect(page.getByText('¡Añadido al carrito!').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
});
