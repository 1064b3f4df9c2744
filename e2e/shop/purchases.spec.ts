import type { Page } from 'playwright/test';
import { site } from '../../src/content/site.ts';
import { formattedTotal } from '../../tests/shop.ts';
import { setStorage } from '../support/browser-storage.ts';
import { expectCartCount, openCart } from '../support/cart.ts';
import { blankDownloadButton, clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { pressToPrint, readPrintedPages } from '../support/paper.ts';
import { goToPayment } from '../support/paying.ts';
import { purchasesEntry, storedReceipt as receipt } from '../support/stored-purchases.ts';
import { longTag, proxyTag, translatedTag } from '../support/tags.ts';
import { expectFits } from '../support/width-and-text-size.ts';

const pageTitle = (page: Page) => page.getByRole('heading', { level: 1, name: site.purchases });
const emptyNote = (page: Page) => page.getByText('No hay compras en este equipo.');

test(
  'a stored purchase can be downloaded, printed and deleted',
  {
    tag: translatedTag,
  },
  async ({ page, context, axe }, info) => {
    await setStorage(page, purchasesEntry(receipt));
    await page.goto('/mis-compras');

    const purchase = page.getByRole('article', { name: /^Compra del / });
    await expect(purchase).toContainText(`Total${formattedTotal({ forms: 2, contracts: 1 })}`);
    const file = await clickAndDownload(
      purchase.getByRole('button', { name: `Descargar en blanco ${contractName}` }),
    );
    expect(file.suggestedFilename()).toBe('contrato-plazo-fijo-educadora-diferencial.docx');

    const summary = page.locator('summary', { hasText: 'Datos del establecimiento (opcional)' });
    await summary.focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Nombre del establecimiento').fill('Colegio Los Aromos');
    await page.getByLabel('RBD').fill('99999');
    await page.getByLabel('N.º de orden de compra').fill('1057-46-SE26');
    await axe(page, '/mis-compras with a purchase and its form');
    await expectFits(page, '/mis-compras with a purchase');

    await pressToPrint(page.getByRole('button', { name: 'Imprimir comprobante' }));
    await page.emulateMedia({ media: 'print' });
    const voucher = page.getByRole('heading', { name: 'Comprobante de compra' }).locator('..');
    for (const expectedText of [
      'Colegio Los Aromos',
      '99999',
      'Orden de compra:1057-46-SE26',
      formattedTotal({ contracts: 1 }),
      /Fecha y hora de aprobación:\d{1,2} de [a-z]+ de \d{4}, \d\d:\d\d \(hora de Chile\)/,
      'no es un documento tributario',
    ]) {
      await expect(voucher).toContainText(expectedText);
    }
    await expect(purchase).toBeHidden();
    await expect(pageTitle(page)).toBeHidden();
    expect(await readPrintedPages(page, info)).toHaveLength(1);
    await page.emulateMedia({ media: 'screen' });
    await expect(voucher).toBeHidden();

    // A second tab shows the purchase, and then its deletion.
    const otherTab = await context.newPage();
    await otherTab.goto('/mis-compras');
    await expect(otherTab.getByLabel('RBD')).toHaveValue('99999');
    await page.getByRole('button', { name: 'Eliminar de este equipo' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alertdialog')).toBeVisible();
    await axe(page, 'the question before a purchase is deleted');
    await expect(page.getByRole('button', { name: 'Conservar' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(emptyNote(page)).toBeVisible();
    await expect(pageTitle(page)).toBeFocused();
    // The page is shorter now and must not stay scrolled to where the button was.
    await expect(emptyNote(page)).toBeInViewport();
    await expect(emptyNote(otherTab)).toBeVisible();
  },
);

test('a purchase is kept if the buyer leaves before the return page’s script loads', {
  tag: [proxyTag, longTag],
}, async ({ page, openCheckout }) => {
  await openCheckout(formName);
  await goToPayment(page);
  // On a slow network the page appears before the code that makes it work.
  let isFirstRequestHeld = false;
  await page.route('**/assets/index-*.js', (route) => {
    if (isFirstRequestHeld) return route.continue();
    isFirstRequestHeld = true;
  });
  await page.getByRole('button', { name: 'Aprobar pago' }).click({ noWaitAfter: true });
  await page.waitForURL(/\/pago-exitoso\?/, { waitUntil: 'commit' });
  await page.getByRole('link', { name: `Cerrar e ir a ${site.purchases}` }).click();
  await expect(page.getByText('Ya puede descargar lo que compró.').first()).toBeVisible();
  await expect(blankDownloadButton(page, formName)).toBeVisible();
  await expectCartCount(page, 0);
});

// payment-answer.test.ts and check-flows.test.ts cover the other responses to a search by number.
test('a printed payment number finds a purchase made in another browser', {
  tag: [proxyTag, translatedTag, longTag],
}, async ({ page, buy, browser, axe, allowFailures }) => {
  allowFailures(/\/v1\/payments\//);
  await buy(formName);
  await expect(blankDownloadButton(page, formName)).toBeVisible();
  const paymentNumber = new URL(page.url()).searchParams.get('payment_id') ?? '';

  const otherContext = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const otherPage = await otherContext.newPage();
  await otherPage.goto('/mis-compras');
  const field = otherPage.getByLabel('Número de pago');
  await field.pressSequentially('77');
  await otherPage.keyboard.press('Enter');
  await expect(otherPage.getByText('No encontramos ese pago')).toBeVisible();
  await axe(otherPage, '/mis-compras with a number that is unknown');
  await expectFits(otherPage, '/mis-compras with an unknown number');

  await field.fill(`N.º ${paymentNumber.replace(/(\d{3})(?=\d)/g, '$1.')}`);
  await otherPage.keyboard.press('Enter');
  await expect(blankDownloadButton(otherPage, formName)).toBeVisible();
  await expect(pageTitle(otherPage)).toBeFocused();
  await expect(field).toHaveValue('');
  await otherContext.close();
});

test(
  'a pending payment is listed on /mis-compras until it is confirmed',
  {
    tag: [proxyTag, translatedTag, longTag],
  },
  async ({ page, axe, openCheckout, sandbox }, info) => {
    await openCheckout(formName);
    const cart = await openCart(page);
    await expect(cart).toBeVisible();
    await expect(cart.getByRole('link', { name: site.purchases })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(cart).toHaveCount(0);
    await goToPayment(page);
    await page.getByRole('button', { name: 'Dejar pendiente' }).click();
    await expect(page).toHaveURL(/\/pago-cancelado\?/);
    await expect(page.getByRole('heading', { name: 'Su pago está pendiente' })).toBeVisible();
    await expect(page.getByText('espere la confirmación de Mercado Pago')).toBeVisible();
    await expect(page).toHaveTitle(/^Pago pendiente/);
    await expect(page.getByText(/^N\.º de pago \d+\. Anótelo/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Volver a Intentar' })).toBeVisible();
    await page.getByRole('button', { name: 'Comprobar el pago' }).click();
    await expect(page.getByRole('button', { name: 'Comprobar el pago' })).toBeVisible();
    await axe(page, '/pago-cancelado with a pending payment');
    await expect(page.getByRole('link', { name: `Ver en ${site.purchases}` })).toBeVisible();
    await expectCartCount(page, 1);

    await page.goto(`/pago-exitoso${new URL(page.url()).search}`);
    await expect(page.getByRole('heading', { name: 'Su pago está pendiente' })).toBeVisible();
    await expect(page).toHaveTitle(/^Estado de su pago/);
    await expect(page.getByRole('link', { name: `Ver ${site.purchases}` })).toBeVisible();
    await (await openCart(page)).getByRole('link', { name: site.purchases }).click();
    await expect(pageTitle(page)).toBeFocused();

    const pendingArticle = page.getByRole('article', { name: /^Pago del / });
    await expect(pendingArticle.getByText('Número de pago')).toBeVisible();
    await pendingArticle.getByRole('button', { name: 'Comprobar el pago' }).click();
    await expect(pendingArticle.getByRole('status')).toContainText(
      'Mercado Pago todavía no confirma el pago',
    );
    await axe(page, '/mis-compras with a pending payment');
    await expectFits(page, '/mis-compras with a pending payment');
    expect(await readPrintedPages(page, info)).toEqual([expect.stringContaining('Pago del')]);

    await sandbox.setFaults([{ fault: 'payment-differs', status: 'approved' }]);
    await pendingArticle.getByRole('button', { name: 'Comprobar el pago' }).click();
    await expect(blankDownloadButton(page, formName)).toBeVisible();
    await expect(pendingArticle).toHaveCount(0);
    await expect(page.getByText('Pago confirmado').first()).toBeVisible();
    await expect(pageTitle(page)).toBeFocused();
    await expectCartCount(page, 0);
  },
);
