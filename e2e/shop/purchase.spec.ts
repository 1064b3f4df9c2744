import { checkoutCopy } from '../../src/content/checkout-copy.ts';
import { site } from '../../src/content/site.ts';
import { formattedTotal } from '../../tests/shop.ts';
import { setStorage } from '../support/browser-storage.ts';
import { expectCartCount, openCart } from '../support/cart.ts';
import { blankDownloadButton, clickAndDownload, downloadText } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { h1, waitForPrefetch } from '../support/open-app.ts';
import { readPrintedPages } from '../support/paper.ts';
import { countPreferences, goToPayment, payButton, payLink } from '../support/paying.ts';
import { purchasesEntry } from '../support/stored-purchases.ts';
import { longTag, proxyTag, translatedTag } from '../support/tags.ts';

test('a school buys both templates and gets two real Word documents', {
  tag: [proxyTag, translatedTag],
}, async ({ page, fillCart, sandbox }) => {
  await fillCart(formName, contractName);
  await (await openCart(page)).getByRole('link', { name: 'Finalizar Compra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeFocused();
  await goToPayment(page);
  await expect(page.getByRole('main')).toContainText(formattedTotal({ forms: 1, contracts: 1 }));
  await page.getByRole('button', { name: 'Aprobar pago' }).click();

  await expect(page.getByRole('heading', { name: '¡Gracias por su compra!' })).toBeVisible();
  await expectCartCount(page, 0);

  const formFile = await clickAndDownload(blankDownloadButton(page, formName));
  expect(formFile.suggestedFilename()).toBe('formulario-registro-dea.docx');
  expect(await downloadText(formFile)).toContain('Plan de mantención');
  await expect(page.getByText('¡Descarga iniciada!').first()).toBeVisible();
  await expect(page.getByText('Tu documento se está generando.').first()).toBeVisible();

  const contractFile = await clickAndDownload(blankDownloadButton(page, contractName));
  expect(contractFile.suggestedFilename()).toBe('contrato-plazo-fijo-educadora-diferencial.docx');
  expect(await downloadText(contractFile)).toContain('OCTAVO');

  expect(await countPreferences(sandbox)).toBe(1);
});

test('the wallet scrolls into view only if it would be cut off', { tag: longTag }, async ({
  page,
  openCheckout,
}) => {
  const wallet = page.getByRole('group', { name: 'Último paso' });
  const scrollPosition = () => page.evaluate(() => scrollY);
  const waitForWallet = async () => {
    await payLink(page).waitFor();
    await expect(wallet.getByText(checkoutCopy.walletLoading)).toHaveCount(0);
  };

  await page.setViewportSize({ width: 390, height: 844 });
  await openCheckout(formName, contractName);
  await page.addStyleTag({ content: '#walletBrick_container { min-height: 12rem }' });
  await payButton(page).evaluate((button) => button.scrollIntoView({ block: 'end' }));
  await payButton(page).click();
  await waitForWallet();
  await expect(wallet).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ width: 1280, height: 800 });
  await openCheckout(formName);
  await payButton(page).evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const positionBefore = await scrollPosition();
  await payButton(page).click();
  await waitForWallet();
  expect(await scrollPosition()).toBe(positionBefore);
});

test('an order prints on one sheet without the wallet', async ({ page, openCheckout }, info) => {
  await openCheckout(formName, contractName);
  await payButton(page).click();
  await payLink(page).waitFor();
  const [sheet, ...otherSheets] = await readPrintedPages(page, info);
  expect(otherSheets).toEqual([]);
  expect(sheet).toContain('Total a pagar');
  expect(sheet).not.toContain(checkoutCopy.walletTitle);
});

// return-page.test.tsx covers other addresses, and payment-search.test.tsx the search for payments.
test('a rejected or abandoned payment keeps the cart and delivers no document', {
  tag: [proxyTag, longTag],
}, async ({ page, axe, endPayment, sandbox, allowFailures }) => {
  allowFailures(/\/v1\/payments\//);
  await endPayment('Rechazar pago', formName);
  await expect(page.getByRole('heading', { name: 'Su pago no se completó' })).toBeVisible();
  await expect(page.getByText('no se le cobró')).toBeVisible();
  await expectCartCount(page, 1);

  await page.getByRole('link', { name: 'Volver a Intentar' }).click();
  await expect(page.getByText('Total a pagar')).toBeVisible();
  await goToPayment(page);
  await page.getByRole('button', { name: 'Volver al sitio' }).click();
  await expect(page.getByText('La operación fue cancelada o está pendiente de confirmación.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Su pago no se completó' })).toBeVisible();
  await expectCartCount(page, 1);
  const reference = new URL(page.url()).searchParams.get('external_reference');
  await page.getByRole('link', { name: `Cerrar e ir a ${site.purchases}` }).click();
  await expect(page.getByText('No hay compras en este equipo.')).toBeVisible();
  await sandbox.setFaults([{ fault: 'policy-agent', route: 'payment.read' }]);
  await page.goto(`/pago-exitoso?status=approved&payment_id=99&external_reference=${reference}`);
  await expect(h1(page)).toHaveText('Su pago aún no está confirmado');
  await axe(page, 'a return that is not confirmed');
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0);
  await expectCartCount(page, 1);
});

test('a payment finished on the phone delivers the documents on both devices', {
  tag: [proxyTag, longTag],
}, async ({ page, browser, axe, openCheckout }) => {
  await openCheckout(formName);
  await goToPayment(page);
  const phoneContext = await browser.newContext();
  const phonePage = await phoneContext.newPage();
  await phonePage.goto(page.url());
  await phonePage.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(blankDownloadButton(phonePage, formName)).toBeVisible();
  await phoneContext.close();
  await page.getByRole('button', { name: 'Volver al sitio' }).click();
  await expect(page).toHaveURL(/\/pago-cancelado\?/);
  await expect(blankDownloadButton(page, formName)).toBeVisible();
  await expect(page).toHaveTitle(/^Pago confirmado/);
  await expect(page.getByRole('link', { name: 'Volver a Intentar' })).toBeVisible();
  await expectCartCount(page, 0);
  await axe(page, '/pago-cancelado with documents');
});

// purchases-page.test.tsx covers the same case on /mis-compras.
test(
  'a product without a document does not stop the delivery of another one',
  { tag: longTag },
  async ({ page, context }, info) => {
    const now = new Date().toISOString();
    const receipt = {
      reference: 'ref-antigua',
      preparedId: null,
      lines: [
        { id: 'prod_retirado', quantity: 1 },
        { id: 'prod_contrato_pf_ed_01', quantity: 1 },
      ],
      total: 10000,
      startedAt: now,
      paymentId: '123',
      paidAt: now,
    };
    await setStorage(page, purchasesEntry(receipt));
    await page.goto('/pago-exitoso?status=approved&external_reference=ref-antigua');
    await expect(page.getByText('prod_retirado').first()).toBeVisible();
    await expect(page.getByText('Descarga no disponible')).toBeVisible();
    await expect(page.getByText('La descarga para este producto aún no está implementada.')).toBeVisible();
    const button = blankDownloadButton(page, contractName);
    await expect(button).toBeVisible();
    await waitForPrefetch(page);
    await context.setOffline(true);
    const file = await clickAndDownload(button);
    expect(file.suggestedFilename()).toBe('contrato-plazo-fijo-educadora-diferencial.docx');
    await expect(page.getByText('¡Descarga iniciada!').first()).toBeVisible();
    await context.setOffline(false);
    expect(await readPrintedPages(page, info)).toHaveLength(1);
  },
);

test('the return page without a payment in its address offers no download', async ({ page }) => {
  await page.goto('/pago-exitoso');
  await expect(page.getByText('No hay items para descargar.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0);
});

test('the return page delivers nothing until Mercado Pago confirms the payment', {
  tag: proxyTag,
}, async ({ page, endPayment, sandbox, allowFailures }) => {
  allowFailures(/\/v1\/payments\//);
  await sandbox.setFaults([{ fault: 'payment-not-found' }, { fault: 'search-empty' }]);
  await endPayment('Aprobar pago', formName);
  await expect(page.getByRole('heading', { name: 'Su pago aún no está confirmado' })).toBeVisible();
  await expectCartCount(page, 1);
  await sandbox.setFaults([{ fault: 'payment-differs', transaction_amount: 1 }]);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'No pudimos validar su pago' })).toBeVisible();
  await expect(page.getByText('Número de pago', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0);
  await expectCartCount(page, 1);
  await sandbox.setFaults([]);
  await page.reload();
  await expect(blankDownloadButton(page, formName)).toBeVisible();
});
