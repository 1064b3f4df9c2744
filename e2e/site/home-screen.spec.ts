// Pages opened from an icon: no history before them, no bar of the browser around them.

import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { site } from '../../src/content/site.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { withReceipt } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';

/** As an icon of iOS opens it, which since iOS 26 is an app of its own whatever the manifest says. */
async function asIcon(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'display-mode', value: 'standalone' }],
  });
}

const [completion = ''] = products.map(({ slug }) => paths.complete(slug));
const note = (page: Page) => page.getByText('Abrió el sitio desde un ícono de este equipo.');

for (const path of [paths.purchases, paths.quote, completion]) {
  test(`${path} says what an icon does not share, and has a way out`, async ({ page, axe }) => {
    await asIcon(page);
    await page.goto(path);
    await expect(note(page)).toBeVisible();
    await axe(page, `${path} from an icon`);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`^(Volver a la Tienda|${site.purchases})$`) })
      .click();
    await expect(
      page.getByRole('heading', { level: 1, name: new RegExp(`^(Tienda|${site.purchases})$`) }),
    ).toBeVisible();
    await page.getByRole('banner').getByRole('link').first().click();
    await expect(page).toHaveURL('/');
  });
}

test('in a browser none of these pages says it, nor in the window of a browser that shares its storage', async ({
  page,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'display-mode', value: 'standalone' }],
  });
  for (const path of [paths.purchases, paths.quote, completion]) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(note(page)).toHaveCount(0);
  }
});

test('a completion page that an icon has opened is completed and kept', async ({ page }) => {
  await asIcon(page);
  await withReceipt(page);
  await page.goto(completion);
  await expect(note(page)).toBeVisible();
  await page.getByRole('textbox', { name: 'Formulario N.º' }).fill('7');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Formulario N.º' })).toHaveValue('7');
});
