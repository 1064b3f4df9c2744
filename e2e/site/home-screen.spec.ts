// Tests pages opened from a home-screen icon. They have no history and no browser toolbar, and on iOS a storage of
// their own.

import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { site } from '../../src/content/site.ts';
import { openBoughtForm } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { completionPath, formName } from '../support/names.ts';
import { h1 } from '../support/open-app.ts';
import { longTag } from '../support/tags.ts';

/** Imitates an icon on iOS, which since iOS 26 opens a separate app whatever the manifest says. */
async function imitateIcon(page: Page): Promise<void> {
  await page.addInitScript(() => Object.assign(navigator, { standalone: true }));
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'display-mode', value: 'standalone' }],
  });
}

const formPath = completionPath(formName);
const pages = [paths.purchases, paths.quote, formPath];
const iconNotice = (page: Page) => page.getByText('Abrió el sitio desde un ícono de este equipo.');

test('personal pages opened from an icon explain that its storage is separate', { tag: longTag }, async ({
  page,
  axe,
}) => {
  await imitateIcon(page);
  for (const path of pages) {
    await page.goto(path);
    await expect(iconNotice(page)).toBeVisible();
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Cerrar e ir/ })
      .click();
    await expect(h1(page)).toHaveText(new RegExp(`^(Tienda|${site.purchases})$`));
  }
  await openBoughtForm(page, formName);
  await expect(iconNotice(page)).toBeVisible();
  await axe(page, `${formPath} from an icon`);
  const formNumber = page.getByRole('textbox', { name: 'Formulario N.º' });
  await formNumber.fill('7');
  await page.reload();
  await expect(formNumber).toHaveValue('7');
});

test('personal pages show no notice if the icon shares the storage of its browser', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'display-mode', value: 'standalone' }],
  });
  for (const path of pages) {
    await page.goto(path);
    await h1(page).waitFor();
    await expect(iconNotice(page)).toHaveCount(0);
  }
});
