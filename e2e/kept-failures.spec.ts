// A file that was missing for a moment, on a host whose 404 answers browsers cache for a year.
import type { Page } from 'playwright/test';
import { paths } from '../src/content/paths.ts';
import { downloadOf, save } from './downloads.ts';
import { test as base, expect } from './fixtures.ts';
import { type ForgetfulHost, forgetfulHost } from './forgetful-host.ts';
import { form } from './names.ts';

const test = base.extend<{ readonly host: ForgetfulHost }>({
  host: async ({ site }, use) => {
    const host = await forgetfulHost(site.url);
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => {
    await use(host.url);
  },
});

test.beforeEach(({ allowFailures }) => allowFailures(/\/assets\//));

const h1 = (page: Page) => page.getByRole('heading', { level: 1 });

/** Only an app that has started opens the drawer, so a press may have to be repeated. */
async function openCart(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  await expect(async () => {
    if (!(await dialog.isVisible())) await page.getByRole('button', { name: /^Abrir carrito/ }).click();
    await expect(dialog).toBeVisible({ timeout: 1500 });
  }).toPass();
}

for (const [name, file] of [
  ['its entry', /\/assets\/app-[^/]*\.js/],
  ['a file that the entry imports', /\/assets\/react-/],
] as const) {
  test(`a first visit that misses ${name} for a moment gets the app`, async ({ page, host }) => {
    host.forget(file, 1);
    await page.goto(paths.services);
    await openCart(page);
  });
}

test('a page whose styles were missing for a moment has them, that time and the next', async ({
  page,
  host,
}) => {
  host.forget(/\/assets\/checklist-page-.*\.css/, 1);
  for (const _ of ['once', 'again']) {
    await page.goto(paths.resources);
    await openCart(page);
    await page.keyboard.press('Escape');
    await page.locator(`a[href="${paths.checklist}"]`).first().click();
    await expect(page).toHaveURL(paths.checklist);
    // Its own styles are those of its printed page.
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main header p')).toHaveCSS('max-width', 'none');
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a page that is missing for longer says so, and comes back with its button', async ({ page, host }) => {
  await page.goto(paths.services);
  await openCart(page);
  await page.keyboard.press('Escape');
  host.forget(/\/assets\/blog-page-/, Number.POSITIVE_INFINITY);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
  await expect(h1(page)).toHaveText('No pudimos mostrar esta página');
  host.forget(/^$/, 0);
  await page.getByRole('button', { name: 'Volver a cargar' }).click();
  await expect(h1(page)).toHaveText('Blog');
});

test('a paid document whose generator was missing for a moment is downloaded', async ({
  page,
  host,
  fillCart,
  goToPay,
}) => {
  await fillCart(form);
  await goToPay();
  host.forget(/\/assets\/generate-/, 1);
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  const download = downloadOf(page, form);
  const reloaded = page.waitForEvent('load', { predicate: () => page.url().includes('/pago-exitoso') });
  await download.click();
  await reloaded;
  const file = await save(download);
  expect(file.suggestedFilename()).toBe('formulario-registro-dea.docx');
});
