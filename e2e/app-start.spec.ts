// The app's start: what is pressed before it, and what does not come.
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { signIn } from './session.ts';

test('a press in the header of a page that is rendered in the browser is kept until its app is there', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/start-*.js');
  await page.goto('/mis-compras', { waitUntil: 'commit' });
  await page.getByRole('button', { name: /^Abrir carrito/ }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Su carrito' })).toBeVisible();
});

test('a page whose code hangs is reloaded, and then works', async ({ page }) => {
  // Shortens the app's time limit of 15 seconds to one.
  await page.addInitScript(() => {
    const wait = window.setTimeout;
    const shorter = (run: () => void, ms = 0) => wait(run, ms === 15_000 ? 1000 : ms);
    Object.assign(window, { setTimeout: shorter });
  });
  await page.route('**/assets/services-page-*.js', () => {}, { times: 1 });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto('/servicios');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loads).toBe(2);
  await page.getByRole('button', { name: /^Abrir carrito/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('an admin page whose session code never loads shows an error, and can be retried', async ({ page }) => {
  await signIn(page);
  await page.clock.install();
  const asked = page.waitForRequest('**/assets/session-controller-*.js');
  await page.route('**/assets/session-controller-*.js', () => {});
  await page.goto('/admin/dashboard');
  await asked;
  await page.clock.fastForward(25_000);
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos comprobar tu sesión' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
});
