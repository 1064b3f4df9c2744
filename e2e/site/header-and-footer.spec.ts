import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { payButton } from '../support/paying.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('the first screen of the checkout shows the pay button below the collapsed lines', async ({
  page,
  openCheckout,
  axe,
}) => {
  await openCheckout(formName, contractName);
  const lines = page.getByRole('button', { name: /^2 productos · \$/ });
  await expect(payButton(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('heading', { name: contractName })).toBeHidden();
  expect((await page.locator('header').first().boundingBox())?.height).toBeLessThanOrEqual(57);
  await axe(page, 'the checkout with collapsed lines');
  await lines.tap();
  await expect(page.getByRole('heading', { name: contractName })).toBeVisible();
});

test('the footer is at most 320 px high', async ({ page }) => {
  await page.goto('/sobre-nosotros');
  const footer = page.getByRole('contentinfo');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(320);
});

test('the footer of the checkout has two lines of 44 px', async ({ page, openCheckout }) => {
  await openCheckout(formName);
  await expect(page.getByRole('contentinfo').getByRole('list')).toHaveCount(2);
  expect((await page.getByRole('contentinfo').boundingBox())?.height).toBeLessThanOrEqual(110);
});
