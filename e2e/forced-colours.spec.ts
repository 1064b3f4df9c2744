import { expect, test } from './fixtures.ts';
import { form } from './names.ts';

test('where colours are forced the ink logo keeps its paper, and a button like a link its line', async ({
  page,
  openCheckout,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openCheckout(form);
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const canvas = await page.locator('body').evaluate(background);
  const logo = await page.getByRole('banner').getByRole('img').evaluate(background);
  expect(['rgba(0, 0, 0, 0)', canvas]).not.toContain(logo);
  await expect(page.getByRole('main').getByText('Compartir carrito')).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});
