// Tests that visitors type personal data only in a document in which no third-party script has run.
import type { Page } from 'playwright/test';
import { site } from '../../src/content/site.ts';
import { setStorage } from '../support/browser-storage.ts';
import { openCart } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { h1, waitForApp } from '../support/open-app.ts';
import { payButton } from '../support/paying.ts';
import { purchasesEntry, storedReceipt } from '../support/stored-purchases.ts';
import { longTag } from '../support/tags.ts';

/** Marks the current document. `readDocument` looks for the mark and the payment service's script. */
const markDocument = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }));
const readDocument = (page: Page) =>
  page.evaluate(() => ({ isMarked: 'isMarked' in window, hasSdk: 'MercadoPago' in window }));

const newDocument = { isMarked: false, hasSdk: false };
const sharedDocument = { isMarked: true, hasSdk: true };

const clickFooterLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();

/**
 * Follows links from the current page to the wallet, all in one document, which then contains the service's script.
 */
async function goToWallet(page: Page): Promise<void> {
  await clickFooterLink(page, 'Tienda');
  await page.getByRole('button', { name: 'Añadir al Carrito' }).first().click();
  await (await openCart(page)).getByRole('link', { name: 'Finalizar Compra' }).click();
  await payButton(page).click();
  await page.waitForFunction(() => 'MercadoPago' in window);
  await markDocument(page);
}

test('a link to a page with personal data opens a new document after the wallet’s script ran', {
  tag: longTag,
}, async ({ page }) => {
  await page.goto('/contacto');
  await goToWallet(page);
  await clickFooterLink(page, 'Blog');
  await expect(h1(page)).toHaveText('Blog');
  expect(await readDocument(page)).toEqual(sharedDocument);
  await clickFooterLink(page, site.purchases);
  await expect(h1(page)).toHaveText(site.purchases);
  expect(await readDocument(page)).toEqual(newDocument);
  // The prerendered page already has this heading. Until the app starts, a link would load a new document.
  await waitForApp(page);
  await markDocument(page);
  await clickFooterLink(page, 'Blog');
  await expect(h1(page)).toHaveText('Blog');
  await clickFooterLink(page, site.purchases);
  await expect(h1(page)).toHaveText(site.purchases);
  expect(await readDocument(page)).toEqual({ isMarked: true, hasSdk: false });
});

// personal-pages.test.ts tests which pages are personal.
test('Back to the return page opens a new document after the wallet’s script ran', { tag: longTag }, async ({
  page,
}) => {
  const main = page.getByRole('main');
  const expectResult = async () => {
    await expect(main).toContainText('Su pago fue recibido. Descargue aquí su documento en Word.');
    for (const name of ['Volver a la Tienda', 'Completar en línea', `Ver ${site.purchases}`])
      await expect(main.getByRole('link', { name })).toBeVisible();
  };
  await setStorage(page, purchasesEntry({ ...storedReceipt, lines: storedReceipt.lines.slice(0, 1) }));
  const returnPath = `/pago-exitoso?status=approved&payment_id=${storedReceipt.paymentId}&external_reference=${storedReceipt.reference}`;
  await page.goto(returnPath);
  await expectResult();
  const address = page.url();
  await goToWallet(page);
  const loadedUrls: string[] = [];
  page.on('load', () => loadedUrls.push(page.url()));
  await page.goBack();
  await expect(h1(page)).toHaveText('Tienda');
  expect(await readDocument(page)).toEqual(sharedDocument);
  await page.goBack();
  await expectResult();
  expect(await readDocument(page)).toEqual(newDocument);
  expect(loadedUrls).toEqual([address]);
});
