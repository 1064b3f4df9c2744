// Tests a browser too old for the app: it shows the prerendered page with a notice, and doesn't start the app, which
// would break.
import type { Page } from 'playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { tooOldMessage } from '../support/names.ts';
import { recordRequests } from '../support/requests.ts';

const notice = (page: Page) => page.getByText(tooOldMessage);

/** Makes the checks fail by which the site's styles and its script detect an old browser. */
async function imitateOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CSS.supports = () => false;
  });
  // Matches the condition on color-mix by which the styles detect an old browser, and media queries that are newer than
  // cascade layers.
  const newerConditions = /color-mix\(in srgb, ?red, ?red\)|\(width[<>]=?[^)]*\)/g;
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(newerConditions, 'from(the-future)');
    await route.fulfill({ response, body });
  });
}

test('an old browser shows readable pages with a notice at the top', async ({ page }) => {
  await imitateOldBrowser(page);
  const requests = recordRequests(page, (request) => !/\/assets\/start-.*\.js$/.test(request.url()));
  for (const [path, headingText] of [
    ['/', 'Su Seguridad Legal Educacional Garantizada'],
    ['/tienda', 'Contrato a Plazo Fijo – Educadora Diferencial PIE'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(notice(page)).toBeVisible();
    expect((await notice(page).boundingBox())?.y, 'distance of the notice from the top').toBe(0);
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
    await expect(page.getByRole('heading', { name: headingText })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Principal' })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 242)');
    await expect(page.locator('.not-started-notice')).toHaveCSS('display', 'none');
    expect(requests, path).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true }).click();
    await expect(page).toHaveURL('/contacto');
    await expect(notice(page)).toBeVisible();
  }
});

test('an old browser shows the notice instead of a spinner on purchase pages', async ({ page }) => {
  await imitateOldBrowser(page);
  for (const path of [
    '/checkout',
    '/cotizacion',
    '/mis-compras',
    '/pago-exitoso?status=approved&external_reference=a',
  ]) {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText('Cargando…')).toBeHidden();
    await expect(page.getByText('No pudimos mostrar esta página')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
  }
});
