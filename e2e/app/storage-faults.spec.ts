import type { Page } from 'playwright/test';
import { openBlankPage } from '../support/browser-storage.ts';
import { cartButton, expectCartCount } from '../support/cart.ts';
import { blankDownloadButton, clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { goToPayment } from '../support/paying.ts';
import { longTag } from '../support/tags.ts';

/** Fills the site's storage quota to the last character. */
async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    let text = '';
    for (let length = 2 ** 22; length >= 1; length /= 2) {
      try {
        localStorage.setItem('otro', text + 'x'.repeat(length));
        text += 'x'.repeat(length);
      } catch {
        // The loop next tries half the length.
      }
    }
  });
}

test('full storage loses neither the cart nor the purchase', { tag: longTag }, async ({
  page,
  fillCart,
  goToPay,
  sandbox,
  allowFailures,
}) => {
  allowFailures(/\/v1\/payments\//);
  await openBlankPage(page);
  await fillStorage(page);
  await fillCart(formName);
  await page.reload();
  await expect(cartButton(page, 1)).toBeVisible();
  await goToPay();
  await sandbox.setFaults([
    { fault: 'drop-socket', route: 'payment.read' },
    { fault: 'drop-socket', route: 'payment.search' },
  ]);
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  const button = blankDownloadButton(page, formName);
  const file = await clickAndDownload(button);
  expect(file.suggestedFilename()).toBe('formulario-registro-dea.docx');
  await expectCartCount(page, 0);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['otro']);
});

test('clearing the storage during a visit loses neither the cart nor the purchase', { tag: longTag }, async ({
  page,
  context,
  fillCart,
}) => {
  await fillCart(formName);
  const otherTab = await context.newPage();
  await openBlankPage(otherTab);
  await otherTab.evaluate(() => localStorage.clear());
  await page.getByRole('article').filter({ hasText: contractName }).getByRole('button').click();
  await cartButton(page, 2).click();
  await page.getByRole('link', { name: 'Finalizar Compra' }).click();
  await goToPayment(page);
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page.getByRole('button', { name: /^Descargar / })).toHaveCount(2);
});
