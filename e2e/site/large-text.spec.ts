// Tests doubled text on every page and in the panels over it. No text may be clipped or overlap another, and no word
// may be split.

import { batchCopy } from '../../src/content/documents/batch-copy.ts';
import { nextYearCopy } from '../../src/content/documents/next-year-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { contractAnswersOf2026 } from '../../tests/features/documents/earlier-contracts.ts';
import { docxOf } from '../../tests/features/documents/read-back.ts';
import { sampleAnswers } from '../../tests/features/documents/sample-answers.ts';
import { cartEntry, setStorage } from '../support/browser-storage.ts';
import { drawer, openCart } from '../support/cart.ts';
import {
  chooseFiles,
  downloadButton,
  downloadedPanel,
  openForm,
  showDraftOptions,
  storeDraft,
  storeReceipts,
  templateNamed,
} from '../support/completing.ts';
import { clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectLargeTextFits } from '../support/large-text.ts';
import { contractName, formName, productNamed } from '../support/names.ts';
import { openApp } from '../support/open-app.ts';
import { payButton, payLink } from '../support/paying.ts';
import { dashboardTitle, storeNewSession, submitLogin } from '../support/session.ts';
import { allPages } from '../support/site-pages.ts';
import { purchasesEntry, storedReceipt } from '../support/stored-purchases.ts';
import { longTag } from '../support/tags.ts';

const spreadsheetFile = `${import.meta.dirname}/../../tests/fixtures/lists/doce-personas.xlsx`;

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('doubled text fits on every page', { tag: longTag }, async ({ page, allowFailures }) => {
  allowFailures(/\/404$/);
  await setStorage(page, { ...cartEntry(formName, contractName), ...purchasesEntry(storedReceipt) });
  for (const path of allPages) {
    await openApp(page, path);
    await page.waitForLoadState('networkidle');
    await expectLargeTextFits(page, path);
  }
});

test('doubled text fits in panels and on the pages of a purchase', { tag: longTag }, async ({
  page,
  buy,
  allowFailures,
}) => {
  await openApp(page, paths.shop);
  await openCart(page);
  await expectLargeTextFits(page, 'the empty cart');
  await setStorage(page, cartEntry(formName, contractName));
  await openApp(page, paths.shop);
  await openCart(page);
  await expect(drawer(page).getByRole('heading', { name: contractName })).toBeVisible();
  await expectLargeTextFits(page, 'the cart');

  await page.setViewportSize({ width: 390, height: 844 });
  await openApp(page, paths.services);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  await page.getByRole('dialog').waitFor();
  await expectLargeTextFits(page, 'the menu', [390]);
  await page.setViewportSize({ width: 1280, height: 800 });

  await page.goto(paths.checkout);
  await payButton(page).click();
  await payLink(page).waitFor();
  await expectLargeTextFits(page, 'the checkout with the wallet');

  await buy(formName, contractName);
  await expectLargeTextFits(page, 'the return of a payment');
  await page.getByRole('button', { name: 'Pedir boleta o factura' }).click();
  await page.getByRole('dialog').waitFor();
  await expectLargeTextFits(page, 'the request of an invoice');

  await setStorage(page, {});
  await page.goto(paths.purchases);
  await expectLargeTextFits(page, 'no purchases');
  await page.goto(paths.checkout);
  await expectLargeTextFits(page, 'the empty checkout');

  allowFailures(/\/token\?grant_type=password$/);
  await page.goto(paths.login);
  await submitLogin(page, 'otra');
  await page.getByRole('main').getByRole('alert').waitFor();
  await expectLargeTextFits(page, 'a failed login');
  await storeNewSession(page);
  await page.goto(paths.dashboard);
  await page.getByRole('heading', { name: dashboardTitle }).waitFor();
  await expectLargeTextFits(page, 'the dashboard');
});

test('doubled text fits in the form and its panels', { tag: longTag }, async ({ page }) => {
  await storeReceipts(page);
  const answers = sampleAnswers(await templateNamed(contractName));
  // The term ends before it begins, and two answers are missing.
  await storeDraft(page, contractName, {
    ...answers,
    plazo_termino: '2026-02-28',
    trab_afp: '',
    rem_dia_pago: '',
  });
  await openForm(page, contractName);
  await expectLargeTextFits(page, 'the form with a warning');
  await showDraftOptions(page);
  await expectLargeTextFits(page, 'the options of drafts');
  await downloadButton(page).first().click();
  await expectLargeTextFits(page, 'the review');
  await clickAndDownload(page.getByRole('button', { name: 'Descargar igual' }));
  await downloadedPanel(page).waitFor();
  await expectLargeTextFits(page, 'the panel after a download');
  await page.goto(paths.purchases);
  await page.getByRole('link', { name: /^Seguir: / }).waitFor();
  await expectLargeTextFits(page, 'purchases with a draft');

  await page.goto(paths.batch(productNamed(contractName).slug));
  await page.locator('input[type=file]').first().setInputFiles(spreadsheetFile);
  await page.getByRole('list', { name: batchCopy.review.table }).waitFor();
  await expectLargeTextFits(page, 'a list of people');

  await page.goto(paths.nextYear(productNamed(contractName).slug));
  const template = await templateNamed(contractName);
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const buffer = Buffer.from(await docxOf(template, contractAnswersOf2026(1)));
  await chooseFiles(page.getByRole('button', { name: nextYearCopy.step.choose }), [
    { name: 'contrato.docx', mimeType, buffer },
  ]);
  await page.getByRole('list', { name: batchCopy.review.table }).waitFor();
  await expectLargeTextFits(page, 'the contracts of next year');
});
