import { findChromium, launchOptions } from '../scripts/lib/browser.ts';
import { expect, test } from './fixtures.ts';
import { form } from './names.ts';

// Playwright switches this cache off, and visitors have it on.
test.use({
  launchOptions: {
    ...launchOptions(findChromium()),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** A kept page is shown without being loaded. */
const kept = { waitUntil: 'commit' } as const;

test('back from the payment page the kept page offers to pay anew, and forgets what was paid meanwhile', async ({
  page,
  fillCart,
  sandbox,
}) => {
  await fillCart(form);
  await page.goto('/checkout');
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'true';
  });
  const button = page.getByRole('button', { name: 'Pagar con Mercado Pago' });
  const link = page.getByRole('link', { name: 'Pagar con Mercado Pago' });
  await button.click();
  await link.click();
  await page.getByRole('heading', { name: 'Pago de prueba' }).waitFor();

  await page.goBack(kept);
  await expect(page.locator('html')).toHaveAttribute('data-kept');
  await expect(button).toBeVisible();
  await expect(link).toHaveCount(0);
  await button.click();
  await link.click();
  const asked = await sandbox.requests();
  expect(asked.filter(({ route }) => route === 'preference.create')).toHaveLength(2);

  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page.getByRole('button', { name: `Descargar ${form}` })).toBeVisible();
  await page.goBack(kept);
  await page.goBack(kept);
  await expect(page.locator('html')).toHaveAttribute('data-kept');
  await expect(page.getByText('Tu carrito está vacío.')).toBeVisible();
});
