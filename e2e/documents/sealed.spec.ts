// Tests sealed pages. A page on which people complete documents seals itself once it has loaded everything that it
// needs. It then can't send any request, but still works.
import type { Page } from 'playwright/test';
import { cartCopy } from '../../src/content/cart-copy.ts';
import { batchCopy } from '../../src/content/documents/batch-copy.ts';
import { sealCopy } from '../../src/content/documents/seal-copy.ts';
import { frameCopy } from '../../src/content/frame-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { site as siteCopy } from '../../src/content/site.ts';
import { drawer, openCart } from '../support/cart.ts';
import {
  downloadButton,
  openBoughtForm,
  saveWord,
  showDraftOptions,
  storeDraft,
  storeReceipts,
} from '../support/completing.ts';
import { clickAndDownload, downloadText } from '../support/downloads.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { completionPath, contractName, formName, productNamed } from '../support/names.ts';
import { h1, waitForApp } from '../support/open-app.ts';
import { readPrintedPages } from '../support/paper.ts';
import { type RecordingProxy, startRecordingProxy } from '../support/recording-proxy.ts';
import { recordRequests, tabIconPattern } from '../support/requests.ts';
import { checkButton, waitForSeal } from '../support/sealed.ts';
import { adminModeEntry, storeNewSession } from '../support/session.ts';
import { longTag } from '../support/tags.ts';
import { leakMarker, tryToSend } from '../support/try-to-send.ts';

const test = base.extend<{ readonly siteProxy: RecordingProxy }>({
  siteProxy: async ({ site }, use) => {
    const proxy = await startRecordingProxy(site.url);
    await use(proxy);
    proxy.close();
  },
  baseURL: async ({ siteProxy }, use) => {
    await use(siteProxy.url);
  },
});

/**
 * Records the requests that reach the site from now on, without the browser's own request for the tab's icon.
 * @returns reads the recorded requests
 */
function recordArrivals({ requests }: RecordingProxy): () => readonly string[] {
  const earlierCount = requests.length;
  return () => requests.slice(earlierCount).filter((request) => !tabIconPattern.test(request));
}

const batchPath = paths.batch(productNamed(contractName).slug);

const markDocument = (page: Page) =>
  page.evaluate(() => void Object.assign(window, { isSameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

test('a sealed page cannot send anything', async ({ page, siteProxy, allowFailures }) => {
  allowFailures(new RegExp(leakMarker));
  await openBoughtForm(page, contractName);
  await waitForSeal(page);
  const readArrivals = recordArrivals(siteProxy);
  expect(await page.evaluate(tryToSend, siteProxy.url)).toEqual([]);
  expect(readArrivals()).toEqual([]);
});

test('a page that has no full style sheet loads it before it seals itself', async ({
  page,
  allowFailures,
}) => {
  allowFailures(/style-/);
  await storeReceipts(page);
  const sheetRequests: string[] = [];
  // Fail the request of the first visit and that of its reload. The page then starts without the sheet.
  await page.route('**/assets/style-*.css', (route) => {
    sheetRequests.push(route.request().url());
    return sheetRequests.length <= 2 ? route.abort() : route.continue();
  });
  await page.goto(completionPath(contractName));
  // Without the sheet the line that announces the sealed page isn't hidden before the page is sealed, so wait for the
  // policy.
  await page.locator('meta[http-equiv="Content-Security-Policy"]').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href))).toBe(true);
});

test('a page that is not sealed can send a word by the same methods', async ({
  page,
  siteProxy,
  allowFailures,
}) => {
  allowFailures(new RegExp(leakMarker));
  await page.goto(paths.purchases);
  const readArrivals = recordArrivals(siteProxy);
  // Use only methods whose responses make Chromium log no message. `tryToSend` never counts a beacon as sent. The blob
  // worker's request contains 'text' instead of the method's name.
  const methods = ['fetch', 'xhr', 'beacon', 'blob worker'];
  expect(await page.evaluate(`(${tryToSend})('${siteProxy.url}', ${JSON.stringify(methods)})`)).toEqual(
    methods.filter((method) => method !== 'beacon'),
  );
  for (const method of ['fetch', 'xhr', 'beacon', 'text'])
    expect(readArrivals().join()).toContain(`${leakMarker}=${method}`);
});

test('«Comprobarlo» shows that the browser refuses to send a word', { tag: longTag }, async ({
  page,
  siteProxy,
  allowFailures,
  axe,
}) => {
  await openBoughtForm(page, contractName);
  await expect(checkButton(page)).toBeHidden();
  await waitForSeal(page);
  await expect(page.getByText(sealCopy.sealed)).toBeVisible();
  await axe(page, 'a sealed page');
  const readArrivals = recordArrivals(siteProxy);
  const errors: string[] = [];
  page.on('console', (message) => errors.push(message.text()));
  allowFailures(new RegExp(`^${siteProxy.url}/$`));
  await checkButton(page).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: sealCopy.testBlocked[0] })).toHaveText(
    sealCopy.testBlocked.join(' '),
  );
  await expect(checkButton(page)).toBeFocused();
  expect(errors).toEqual([expect.stringContaining('violates')]);
  expect(readArrivals()).toEqual([]);
  await page.getByRole('link', { name: sealCopy.explanationLink }).press('Enter');
  await expect(page.getByRole('heading', { name: sealCopy.explanation.title })).toBeFocused();
  expect(await isSealed(page)).toBe(true);
});

const isSealed = (page: Page) =>
  page.evaluate(() => document.head.querySelector('meta[http-equiv="Content-Security-Policy"]') !== null);

test(
  'a sealed form downloads, prints and opens panels without any request',
  { tag: longTag },
  async ({ page, context, siteProxy }, info) => {
    await storeReceipts(page);
    await storeDraft(page, contractName);
    await page.goto(completionPath(contractName));
    await expect(downloadButton(page)).toBeVisible();
    await waitForSeal(page);
    const readArrivals = recordArrivals(siteProxy);
    const requests = recordRequests(context);

    await page.getByRole('textbox', { name: 'Otras asignaciones imponibles' }).fill('123456');
    expect(await downloadText(await saveWord(page))).toContain('$123.456');
    await clickAndDownload(page.getByRole('button', { name: 'Word sin completar' }));
    const logos = page.getByRole('article').getByRole('img', { includeHidden: true });
    const widths = () =>
      logos.evaluateAll((images) =>
        images.map((logo) => (logo instanceof HTMLImageElement ? logo.naturalWidth : 0)),
      );
    expect(Math.min(...(await widths()))).toBeGreaterThan(0);
    expect((await readPrintedPages(page, info)).length).toBeGreaterThan(2);
    await showDraftOptions(page);
    await expect(await openCart(page)).toContainText(cartCopy.empty);
    // The dialog adds a style element that locks scrolling.
    await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toHaveCount(0);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: frameCopy.openMenu }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: frameCopy.booking })).toBeVisible();
    expect(requests).toEqual([]);
    expect(readArrivals()).toEqual([]);
  },
);

test('a sealed page turns a list into a ZIP without any request', { tag: longTag }, async ({
  page,
  context,
  siteProxy,
}) => {
  await storeReceipts(page);
  await page.goto(batchPath);
  await waitForSeal(page);
  const readArrivals = recordArrivals(siteProxy);
  const requests = recordRequests(context);
  const example = await clickAndDownload(page.getByRole('button', { name: batchCopy.sheet.example }));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: batchCopy.sheet.open }).click();
  await (await chooser).setFiles(await example.path());
  const downloadAll = page.getByRole('button', { name: batchCopy.review.download(1) });
  for (const _ of ['first', 'second'])
    expect((await clickAndDownload(downloadAll)).suggestedFilename()).toMatch(/\.zip$/);
  expect(requests).toEqual([]);
  expect(readArrivals()).toEqual([]);
});

test('links and Back open a new document from a sealed page', { tag: longTag }, async ({ page }) => {
  await openBoughtForm(page, formName);
  await page.getByLabel('Nombre del establecimiento').fill('Colegio Los Aromos de Prueba');
  await waitForSeal(page);
  await markDocument(page);
  const footerLink = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await footerLink('Blog').hover();
  await footerLink('Blog').click();
  await expect(h1(page)).toHaveText('Blog');
  expect(await isSameDocument(page)).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await waitForApp(page);

  await page.goBack();
  await expect(page.getByLabel('Nombre del establecimiento')).toHaveValue('Colegio Los Aromos de Prueba');
  await waitForSeal(page);
  await markDocument(page);
  await page.getByRole('link', { name: siteCopy.purchases }).first().click();
  await expect(h1(page)).toHaveText(siteCopy.purchases);
  expect(await isSameDocument(page)).toBe(false);

  await page
    .getByRole('link', { name: /^Completar/ })
    .first()
    .click();
  await waitForSeal(page);
  await markDocument(page);
  await page.goBack();
  await expect(h1(page)).toHaveText(siteCopy.purchases);
  expect(await isSameDocument(page)).toBe(false);
});

test('leaving a sealed page offline shows an error', { tag: longTag }, async ({ page, context }) => {
  await openBoughtForm(page, formName);
  await waitForSeal(page);
  await context.setOffline(true);
  await page.getByLabel('Nombre del establecimiento').fill('Colegio Los Aromos de Prueba');
  await page.getByRole('link', { name: siteCopy.purchases }).first().click();
  await expect(h1(page)).toHaveText(frameCopy.broken.title);
  await page.goBack();
  await expect(page.getByLabel('Nombre del establecimiento')).toHaveValue('Colegio Los Aromos de Prueba');
  await expect(checkButton(page)).toBeVisible();
});

test('an admin’s page is not sealed, so that it can renew the session', { tag: longTag }, async ({
  page,
  siteProxy,
}) => {
  await storeNewSession(page, { entries: adminModeEntry });
  await page.goto(completionPath(contractName));
  await expect(downloadButton(page)).toBeVisible();
  // Without the session the page would seal itself once it has prefetched its code.
  await expect.poll(() => siteProxy.requests.join('\n')).toContain('modules.json');
  await page.waitForLoadState('networkidle');
  await expect(checkButton(page)).toBeHidden();
  expect(await isSealed(page)).toBe(false);
});
