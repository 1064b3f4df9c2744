// A browser below the floor: the page as it was prerendered, one sentence, and no app that would break half-way.
import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { tooOld } from './names.ts';

const notice = (page: Page) => page.getByText(tooOld);

/** As Firefox 114: without the features that mark the floor, and without those of the next versions. */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const [owner, name] of [
      [CSS, 'registerProperty'],
      [URL, 'canParse'],
      [AbortSignal, 'any'],
      [Array.prototype, 'toSorted'],
    ] as const) {
      Reflect.deleteProperty(owner, name);
    }
  });
}

/** What a page asks for from now on that is part of the app. */
function listenForApp(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url()) && !/\/boot-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('below the floor pages can be read with their styles, the sentence and the e-mail', async ({ page }) => {
  await makeOld(page);
  const asked = listenForApp(page);
  for (const [path, shown] of [
    ['/', 'Su Seguridad Legal Educacional Garantizada'],
    ['/tienda', 'Contrato a Plazo Fijo – Educadora Diferencial PIE'],
  ] as const) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(notice(page)).toBeVisible();
    expect((await notice(page).boundingBox())?.y, 'it is the first thing on the page').toBe(0);
    await expect(notice(page).getByRole('link')).toHaveAttribute('href', /^mailto:.+@/);
    await expect(page.getByRole('heading', { name: shown })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 247, 242)');
    expect(asked, path).toEqual([]);
    await expect(page.locator('link[rel=stylesheet]:not([disabled])'), 'the whole sheets').not.toHaveCount(0);
    await expect(page.locator('link[rel=stylesheet][disabled]')).toHaveCount(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contacto', exact: true }).click();
    await expect(page).toHaveURL('/contacto');
    await expect(notice(page)).toBeVisible();
  }
});

test('below the floor checkout and the pages of a purchase show the sentence and no spinner', async ({
  page,
}) => {
  await makeOld(page);
  for (const path of [
    '/checkout',
    '/cotizacion',
    '/mis-compras',
    '/pago-exitoso?status=approved&external_reference=a',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(notice(page)).toBeVisible();
    await expect(page.getByText('Cargando…')).toBeHidden();
    await expect(page.getByText('No pudimos mostrar esta página')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // The HTML of a shell asks for the app's files; none is run.
    await expect(page.locator('script[type=module]'), path).toHaveCount(0);
  }
});

test.describe('a browser too old for the boot script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the sentence, since it does not understand the script that hides it', async ({ page }) => {
    await page.route('**/tienda', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /color-mix\(in srgb, ?red, ?red\)/,
        'color-from(the-future)',
      );
      await route.fulfill({ response, body });
    });
    await page.goto('/tienda');
    await expect(notice(page)).toBeVisible();
  });
});
