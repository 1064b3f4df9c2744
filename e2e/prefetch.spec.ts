import type { Page } from 'playwright/test';
import { expect, test } from './fixtures.ts';
import { saveData } from './save-data.ts';

/** docx, supabase and the wallet, by the chunks that hold them. */
const heavy = /\/(generate|session-controller|wallet-brick)-/;

/** Radix: cart, menu and messages, which come when the page is at rest. */
const panels = /\/(dialog|cart-drawer|mobile-menu|toaster)-/;

/** Milliseconds after its load in which a page asks only for what it shows and runs on. */
const firstMs = 1_500;

/** What the page asked for in its first moments, by the browser's own clock: a busy machine changes nothing. */
const first = (page: Page) =>
  page.evaluate((ms) => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < (visit?.loadEventEnd ?? 0) + ms)
      .map(({ name }) => new URL(name).pathname);
  }, firstMs);

/** The files asked for, and how many of them are heavy. */
function listen(page: Page) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  return {
    heavy: () => asked.filter((path) => heavy.test(path)),
    has: (name: string) => asked.some((path) => path.includes(`/${name}-`)),
  };
}

/** Waits until the page is loaded, taken over by the app, and idle. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('#root') ?? {}).length > 0);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
}

test('no page loads heavy code before it is needed', async ({ page }) => {
  const asked = listen(page);
  for (const path of ['/', '/tienda', '/tienda/formulario-registro-dea', '/checkout', '/admin/login']) {
    await page.goto(path);
    await settle(page);
    expect(asked.heavy(), path).toEqual([]);
    expect(
      (await first(page)).filter((file) => panels.test(file)),
      path,
    ).toEqual([]);
  }
});

test('pointing, focusing and touching load the code of the next page', async ({ page }) => {
  // With Save-Data nothing is prefetched.
  await saveData(page);
  const asked = listen(page);
  await page.goto('/');
  await settle(page);
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  await link('Sobre Nosotros').hover();
  await expect.poll(() => asked.has('about-page')).toBe(true);
  await link('Contacto').focus();
  await expect.poll(() => asked.has('contact-page')).toBe(true);
  await link('Blog').dispatchEvent('touchstart');
  await expect.poll(() => asked.has('blog-page')).toBe(true);
  expect(asked.has('cart-drawer')).toBe(false);
  await page.getByRole('button', { name: /carrito/i }).hover();
  await expect.poll(() => asked.has('cart-drawer')).toBe(true);
  await expect(page).toHaveURL('/');
});
