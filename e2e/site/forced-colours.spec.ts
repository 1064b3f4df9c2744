import { expect, test } from '../support/fixtures.ts';
import { formName } from '../support/names.ts';

test('folders and their tabs keep an outline in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const hasOutline = (element: Element) =>
    [null, '::before', '::after'].some((pseudo) => {
      const { borderTopWidth, clipPath } = getComputedStyle(element, pseudo);
      return borderTopWidth !== '0px' && clipPath === 'none';
    });
  for (const [path, parts] of [
    ['/', '.stack-folder, .folder, .tab'],
    ['/recursos', '.folder, .tab'],
    ['/tienda', 'article > [aria-hidden] > :first-child, article > [aria-hidden] > :first-child > span'],
  ] as const) {
    await page.goto(path);
    const folders = await page.locator(parts).all();
    expect(folders.length, path).toBeGreaterThan(1);
    for (const folder of folders) expect(await folder.evaluate(hasOutline), path).toBe(true);
  }
});

test('the logo and link-like buttons stay visible in forced colours', async ({ page, openCheckout }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/contacto');
  const background = (element: Element) => getComputedStyle(element).backgroundColor;
  const pageBackground = await page.locator('body').evaluate(background);
  const logoBackground = await page.getByRole('banner').getByRole('img').evaluate(background);
  expect(['rgba(0, 0, 0, 0)', pageBackground]).not.toContain(logoBackground);
  await openCheckout(formName);
  await expect(page.getByRole('main').getByText('Compartir carrito')).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
});
