// A stored cart whose products could not be loaded: it is not an empty one.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { contract, form } from './names.ts';
import { appStarted } from './open-app.ts';
import { orderTotal } from './paying.ts';
import { cartOf, restore } from './stored.ts';
import { bothWidths } from './tags.ts';

const bag = /^Abrir carrito/;
const drawerOf = (page: Page) => page.getByRole('dialog', { name: 'Su carrito' });

/** Leaves the catalogue's file out, whatever the build calls it. @returns ends that */
async function withoutCatalogue(page: Page): Promise<() => Promise<void>> {
  const files = '**/assets/*.js';
  await page.route(files, async (route) => {
    const answer = await route.fetch();
    // Its name is in many files, its description in that one.
    if ((await answer.text()).includes('Plantilla Word para documentar')) await route.abort();
    else await route.fulfill({ response: answer });
  });
  return () => page.unroute(files);
}

test('a cart whose products cannot be loaded is not said to be empty, and shows them with the next try', {
  tag: bothWidths,
}, async ({ page, context, axe, allowFailures }) => {
  allowFailures(/./);
  await restore(page, cartOf(form, contract));
  const bringBack = await withoutCatalogue(page);
  const drawer = page.waitForResponse(/\/assets\/cart-drawer-/);
  await page.goto('/servicios');
  await appStarted(page);
  await drawer;
  await context.setOffline(true);
  await page.getByRole('button', { name: bag }).click();
  await expect(drawerOf(page)).toContainText('No se pudo mostrar su carrito');
  await expect(drawerOf(page)).not.toContainText('Su carrito está vacío.');
  await axe(page, 'drawer of a cart that could not be loaded');
  const retry = drawerOf(page).getByRole('button', { name: 'Reintentar' });
  await retry.click();
  await expect(retry).toBeEnabled();
  await bringBack();
  await context.setOffline(false);
  await retry.click();
  await expect(drawerOf(page).getByRole('article')).toHaveCount(2);
  await expect(drawerOf(page)).toContainText('$10.000');
});

test('a cart that waited for its products is whole once the connection is back', async ({
  page,
  allowFailures,
}) => {
  allowFailures(/./);
  await restore(page, cartOf(form, contract));
  const bringBack = await withoutCatalogue(page);
  await page.goto('/servicios');
  await appStarted(page);
  await bringBack();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Tienda' }).click();
  await page.getByRole('heading', { level: 1, name: 'Tienda' }).waitFor();
  await page.getByRole('button', { name: bag }).click();
  await drawerOf(page).getByRole('link', { name: 'Finalizar Compra' }).click();
  await expect(orderTotal(page)).toContainText('$10.000');
});
