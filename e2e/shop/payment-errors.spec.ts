import type { Page } from 'playwright/test';
import { site } from '../../src/content/site.ts';
import { formattedTotal } from '../../tests/shop.ts';
import { addToStorage, cartEntry, setStorage } from '../support/browser-storage.ts';
import { expectCartCount, openCart } from '../support/cart.ts';
import { blankDownloadButton, clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequest } from '../support/hold-request.ts';
import { contractName, formName } from '../support/names.ts';
import { countPreferences, goToPayment, orderTotal, payButton, payLink } from '../support/paying.ts';
import { enableSaveData } from '../support/save-data.ts';
import { longTag, proxyTag } from '../support/tags.ts';
import { expectFits } from '../support/width-and-text-size.ts';

const paymentFailedText = 'No se pudo iniciar el proceso de pago. Por favor, inténtelo más tarde.';
/** Expects a prepared payment without Mercado Pago's button: the link, the sentence above it, and no error message. */
async function expectPlainLink(page: Page): Promise<void> {
  const wallet = page.getByRole('group', { name: 'Último paso' });
  await expect(wallet).toHaveText(
    'Último pasoContinúe en el sitio seguro de Mercado Pago.Pagar con Mercado Pago',
  );
  await expect(payLink(page)).toBeVisible();
  await expect(page.getByText(paymentFailedText)).toHaveCount(0);
  await expect(page.getByText('Error de Pago')).toHaveCount(0);
}

const noConnection = 'No se pudo conectar con Mercado Pago. Revisa tus credenciales.';

// checkout-page.test.tsx and prepare-payment.test.ts cover every response. Only a real browser enforces CORS.
test('the buyer can retry after a network or CORS failure', { tag: longTag }, async ({
  page,
  context,
  openCheckout,
  sandbox,
  allowFailures,
  axe,
}) => {
  // The code that shows messages loads with the first message, which appears while the page is offline.
  allowFailures(/\/assets\/|checkout\/preferences/);
  await openCheckout(formName);
  const message = page.getByRole('main').getByText(paymentFailedText);
  // Hover first, which loads the wallet's code, as before a real click.
  await payButton(page).hover();
  await context.setOffline(true);
  await payButton(page).click();
  await expect(message).toBeVisible();
  await context.setOffline(false);

  await sandbox.setFaults([{ fault: 'cors', route: 'preference.create' }]);
  await payButton(page).click();
  await expect(page.locator('li[data-state]', { hasText: noConnection })).toContainText('Error de Pago');
  await expect(message).toBeVisible();
  await expectCartCount(page, 1);
  await axe(page, '/checkout without an answer');

  await sandbox.setFaults([]);
  await payButton(page).click();
  await expect(payLink(page)).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('repeated clicks create only one preference', async ({ page, openCheckout, sandbox }) => {
  await openCheckout(formName);
  const release = await holdRequest(page, '**/checkout/preferences');
  await payButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Preparando el pago…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  release();
  await expect(payLink(page)).toBeVisible();
  expect(await countPreferences(sandbox)).toBe(1);
  await (await openCart(page)).getByRole('button', { name: 'Aumentar cantidad' }).click();
  await page.keyboard.press('Escape');
  await expect(payButton(page)).toBeVisible();
  await expect(orderTotal(page)).toContainText(formattedTotal({ forms: 2 }));
});

// wallet.test.tsx and wallet-brick.test.tsx cover all other faults of the script and its button.
test('a plain link replaces the wallet if CSP blocks its script', async ({
  page,
  site,
  openCheckout,
  allowFailures,
  axe,
}) => {
  allowFailures(/sdk\/js\/v2/);
  await page.route(`${site.url}/checkout`, async (route) => {
    const response = await route.fetch();
    const headers = response.headers();
    const policy = `${headers['content-security-policy']}, script-src ${site.url}/assets/`;
    await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
  });
  await openCheckout(formName);
  await payButton(page).click();
  await expectPlainLink(page);
  await expectCartCount(page, 1);
  await axe(page, '/checkout without the wallet');
  await payLink(page).click();
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible();
});

test('a checkout opened before a deployment can still pay', { tag: longTag }, async ({
  page,
  openCheckout,
  allowFailures,
}) => {
  allowFailures(/\/assets\//);
  const removeAssets = () => page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await test.step('a wallet prefetched before the deployment still works', async () => {
    const prefetch = page.waitForResponse('**/assets/wallet-brick-*.js');
    await openCheckout(formName);
    await (await prefetch).finished();
    await removeAssets();
    await payButton(page).click();
    await expect(page.locator('#walletBrick_container').getByRole('link')).toBeVisible();
    await expect(page.getByText(paymentFailedText)).toHaveCount(0);
  });
  await test.step('the plain link replaces a wallet that was not prefetched', async () => {
    await page.unrouteAll();
    await enableSaveData(page);
    await openCheckout(formName);
    await removeAssets();
    await payButton(page).click();
    await expectPlainLink(page);
  });
});

test('mounting the wallet again and again leaves one script tag and no controller', async ({
  page,
  openCheckout,
  sandbox,
  allowFailures,
}) => {
  allowFailures(/sdk\/js\/v2/);
  await sandbox.setFaults([{ fault: 'status', route: 'sdk.script', status: 503, times: 1 }]);
  await openCheckout(formName);
  for (let mount = 1; mount <= 3; mount += 1) {
    await payButton(page).click();
    await expect(page.getByRole('group', { name: 'Último paso' })).toBeVisible();
    // In odd rounds, change the cart before the brick appears.
    if (mount % 2 === 0) await page.locator('#walletBrick_container').getByRole('link').waitFor();
    // Another tab changes the cart, so that this one needs a new payment.
    await page.evaluate((quantity) => {
      const items = [{ id: 'prod_dea_01', quantity }];
      localStorage.setItem('mle.cart', JSON.stringify({ items, version: 1 }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'mle.cart' }));
    }, mount + 1);
  }
  await expect(payButton(page)).toBeVisible();
  await expect(page.locator('script[src*="sdk/js/v2"]')).toHaveCount(1);
  await expect(page.locator('#walletBrick_container')).toHaveCount(0);
  expect(await page.evaluate(() => window.walletBrickController)).toBeUndefined();
});

// order-notes.test.ts covers all other states of earlier payments.
// purchases-store.test.ts covers two tabs that pay for the same cart.
test('a second tab shows each step of a payment made in the first', async ({ page, context }) => {
  await setStorage(page, cartEntry(formName));
  const otherTab = await context.newPage();
  await otherTab.goto('/checkout');
  await expect(payButton(otherTab)).toBeVisible();
  await page.goto('/checkout');
  await goToPayment(page);
  await expect(otherTab.getByText('Se comenzó a pagar este documento en este equipo')).toBeVisible();
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(blankDownloadButton(page, formName)).toBeVisible();
  await expect(otherTab.getByText('Tu carrito está vacío.')).toBeVisible();
  await expect(
    otherTab.getByText('Se confirmó una compra mientras esta página estaba abierta'),
  ).toBeVisible();
  await expect(otherTab.getByRole('link', { name: `Ver ${site.purchases}` })).toBeVisible();
});

test('checkout links each unfinished payment to the place that checks it', {
  tag: [proxyTag, longTag],
}, async ({ page, axe, sandbox, goToPay }) => {
  await setStorage(page, cartEntry(formName));
  await goToPay();
  await page.getByRole('button', { name: 'Dejar pendiente' }).click();
  await expect(page.getByRole('heading', { name: 'Su pago está pendiente' })).toBeVisible();
  const paymentNumber = new URL(page.url()).searchParams.get('payment_id') ?? '';
  // The page shows the payment at once, but stores it only when Mercado Pago has answered.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('mle.purchases')))
    .toContain(paymentNumber);
  await addToStorage(page, cartEntry(formName, formName, contractName));

  const cartLine = (name: string) => page.getByRole('article').filter({ hasText: name });
  const pendingNote = cartLine(formName).getByText(
    `El pago N.º ${paymentNumber} de este documento está pendiente`,
  );
  const startedNote = cartLine(contractName).getByText('Se comenzó a pagar este documento en este equipo');
  await page.goto('/checkout');
  await expect(pendingNote).toBeVisible();
  await expect(startedNote).toHaveCount(0);
  await payButton(page).click();
  await expect(payLink(page)).toBeVisible();
  await expect(startedNote).toHaveCount(0);
  await payLink(page).click();
  await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible();
  await page.goBack();
  await expect(startedNote).toBeVisible();
  await expect(pendingNote).toBeVisible();
  await expect(payButton(page)).toBeVisible();
  await expectFits(page, '/checkout with unfinished payments', [390], (label) => axe(page, label));

  await cartLine(contractName).getByRole('link', { name: 'Comprobar el pago' }).click();
  const lookUpHeading = page.getByRole('heading', { name: '¿Pagó y no ve aquí su compra?' });
  await expect(lookUpHeading).toBeFocused();
  await expect(lookUpHeading).toBeInViewport();
  await page.goBack();
  await cartLine(formName).getByRole('link', { name: 'Comprobar el pago' }).first().click();
  const pendingArticle = page.getByRole('article', { name: /^Pago del / }).filter({ hasText: paymentNumber });
  await expect(pendingArticle.getByRole('heading', { name: /^Pago del / })).toBeFocused();
  await expect(pendingArticle).toBeInViewport();
  await sandbox.setFaults([{ fault: 'payment-differs', status: 'approved' }]);
  await pendingArticle.getByRole('button', { name: 'Comprobar el pago' }).click();
  await expect(blankDownloadButton(page, formName)).toBeVisible();
  await page.goBack();
  await expect(cartLine(formName).getByText('Ya compró este documento en este equipo.')).toBeVisible();
  await expect(pendingNote).toHaveCount(0);
});

// logo.test.ts covers the retries of the logo's request.
test('a download works on the next click after the logo failed to load', {
  tag: longTag,
}, async ({ page, buy, allowFailures }) => {
  allowFailures(/logo-word\.png/);
  await page.route('**/logo-word.png', (route) => route.fulfill({ status: 404 }));
  await buy(contractName);
  const button = blankDownloadButton(page, contractName);
  await button.click();
  await expect(page.getByText('Error de descarga').first()).toBeVisible();
  await expect(
    page.getByText('No se pudo generar el documento. Por favor, contacte a soporte.').first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('HTTP error! status: 404')).toBeVisible();
  await page.unroute('**/logo-word.png');
  const file = await clickAndDownload(button);
  expect(file.suggestedFilename()).toBe('contrato-plazo-fijo-educadora-diferencial.docx');
});
