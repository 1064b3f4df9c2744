import type { Page } from 'playwright/test';
import { cartEntry, setStorage } from '../support/browser-storage.ts';
import { cartButton, drawer, openCart } from '../support/cart.ts';
import { storeReceipts } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { h1, openApp, waitForPrefetch } from '../support/open-app.ts';
import { purchasesEntry, storedReceipt } from '../support/stored-purchases.ts';
import { longTag } from '../support/tags.ts';

const historyLength = (page: Page) => page.evaluate(() => history.length);

/** Follows a link from /contacto to /servicios, so that Back stays on the site. */
async function goToServices(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Servicios' }).click();
  await expect(h1(page)).toHaveText('Servicios legales para la educación');
  await expect(h1(page)).toBeFocused();
}

async function goBackToContact(page: Page): Promise<void> {
  await page.goBack();
  await expect(h1(page)).toHaveText('Conversemos sobre su caso');
  await expect(drawer(page)).toHaveCount(0);
}

test('Back closes the cart before it leaves the page', async ({ page }) => {
  await openApp(page, '/contacto');
  await goToServices(page);
  await page.evaluate(() => scrollTo(0, 300));
  // Click by coordinates, since Playwright's click would scroll the sticky header.
  const { x = 0, y = 0 } = (await cartButton(page).boundingBox()) ?? {};
  await page.mouse.click(x + 10, y + 10);
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  await expect(page).toHaveURL('/servicios');
  await expect(cartButton(page)).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(300);
  await page.goForward();
  await expect(page).toHaveURL('/servicios');
  await expect(drawer(page)).toBeVisible();
  await page.goBack();
  await expect(drawer(page)).toHaveCount(0);
  await goBackToContact(page);
});

test('closing the cart leaves no entry in the history', {
  tag: longTag,
}, async ({ page }) => {
  await openApp(page, '/contacto');
  await test.step('its button or Escape closes it', async () => {
    for (const close of [
      () => page.getByRole('button', { name: 'Cerrar carrito' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await goToServices(page);
      for (let round = 0; round < 3; round += 1) {
        await expect(await openCart(page)).toBeVisible();
        await close();
        await expect(drawer(page)).toHaveCount(0);
      }
      await goBackToContact(page);
    }
  });

  await test.step('a link replaces its entry', async () => {
    await goToServices(page);
    const lengthBefore = await historyLength(page);
    await (await openCart(page)).getByRole('link', { name: 'Ir a la tienda' }).click();
    await expect(h1(page)).toHaveText('Tienda');
    await expect(h1(page)).toBeFocused();
    expect(await historyLength(page)).toBe(lengthBefore + 1);
    await page.goBack();
    await expect(h1(page)).toHaveText('Servicios legales para la educación');
    await expect(drawer(page)).toHaveCount(0);
    await goBackToContact(page);
  });

  await test.step('a link to the current page closes it', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tienda' }).click();
    await expect(h1(page)).toHaveText('Tienda');
    await (await openCart(page)).getByRole('link', { name: 'Ir a la tienda' }).click();
    await expect(drawer(page)).toHaveCount(0);
    await goBackToContact(page);
  });

  await test.step('a reload closes it', async () => {
    await goToServices(page);
    await expect(await openCart(page)).toBeVisible();
    await page.reload();
    await expect(h1(page)).toBeVisible();
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('panels');
    await expect(drawer(page)).toHaveCount(0);
    await goBackToContact(page);
  });
});

test('Back cancels a confirmation dialog', async ({ page }) => {
  await storeReceipts(page);
  await page.goto('/mis-compras');
  await page.getByRole('button', { name: 'Eliminar de este equipo' }).first().click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page).toHaveURL('/mis-compras');
  await expect(page.getByRole('main')).toContainText(formName);
});

test('no message, menu or animation blocks the page on a phone', async ({ page, fillCart }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await fillCart(formName);
  await expect(page.getByText('¡Añadido al carrito!').first()).toBeVisible();
  await expect((await openCart(page)).getByText(formName)).toBeVisible();
  await expect(page.locator('li[data-state]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);

  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(h1(page)).toHaveText('Tienda');

  await expect(await openCart(page)).toBeVisible();
  await page.addStyleTag({
    content: '[role=dialog], body > [data-state] { animation-play-state: paused !important }',
  });
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Añadir al Carrito' }).first().click();
  await expect(cartButton(page)).toHaveAccessibleName('Abrir carrito, 2 productos');
});

test('the code of panels is prefetched but not evaluated before use', { tag: longTag }, async ({ page }) => {
  await setStorage(page, { ...cartEntry(formName), ...purchasesEntry(storedReceipt) });
  const commonParts = ['site-cart-drawer', 'work-menu', 'dom-mini'];
  // /mis-compras also evaluates the messages of a download in advance, because visitors very likely start one there.
  // Its list therefore omits 'toaster'.
  for (const [path, parts] of [
    ['/checkout', [...commonParts, 'toaster', 'link-dialog']],
    ['/mis-compras', [...commonParts, 'tax-request-dialog', 'hand-over-dialog']],
  ] as const) {
    await page.coverage.startJSCoverage();
    await page.goto(path);
    await waitForPrefetch(page, parts);
    const code = await page.coverage.stopJSCoverage();
    const evaluatedFiles = code.map(({ url }) => /\/([\w-]+)-[\w-]{7}\.js$/.exec(url)?.[1] ?? '');
    expect(evaluatedFiles).toContain('start');
    expect(parts.filter((part) => evaluatedFiles.includes(part))).toEqual([]);
  }
});

test('cart, menu and messages open offline once the page is idle', { tag: longTag }, async ({
  page,
  context,
  allowFailures,
}) => {
  allowFailures(/./);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/tienda');
  await waitForPrefetch(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Añadir al Carrito' }).first().click();
  await expect(page.getByText('¡Añadido al carrito!').first()).toBeVisible();
  await expect(await openCart(page)).toContainText(formName);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Recursos' })).toBeVisible();
});

test('adding more copies than allowed shows a message', async ({ page }) => {
  await setStorage(page, cartEntry(...Array.from({ length: 999 }, () => [formName, contractName]).flat()));
  await page.goto('/tienda');
  await expect(cartButton(page)).toHaveAccessibleName('Abrir carrito, 1.998 productos');
  await page.getByRole('button', { name: 'Añadir al Carrito' }).first().click();
  await expect(
    page.getByText(`Su carrito ya tiene 999 unidades de ${formName}, el máximo por documento.`).first(),
  ).toBeVisible();
  await expect(page.getByText('¡Añadido al carrito!')).toHaveCount(0);
  const cart = await openCart(page);
  await expect(cart.getByRole('heading', { level: 2 })).toContainText('(1.998)');
  await expect(cart.getByRole('button', { name: 'Aumentar cantidad' }).first()).toBeDisabled();
});
