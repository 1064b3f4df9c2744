// Tests `npm start` on a fresh copy of the repository. It serves the site as deployed, but with stand-ins for the
// outside services.
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import type { Program } from '../../scripts/lib/run.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { setStorage } from '../support/browser-storage.ts';
import { cartButton } from '../support/cart.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { freshCopy } from '../support/fresh-copy.ts';
import { openApp, waitForPictures } from '../support/open-app.ts';
import { enableSaveData } from '../support/save-data.ts';
import { adminModeEntry, dashboardTitle } from '../support/session.ts';
import { longTag } from '../support/tags.ts';
import { runInTerminal } from '../support/terminal.ts';

type StartedSite = {
  readonly terminal: Program;
  readonly url: string;
  readonly account: { readonly email: string; readonly password: string };
  readonly dist: string;
};

const test = base.extend<object, { readonly startedSite: StartedSite }>({
  // Start once for the whole file, because the start builds the site.
  startedSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const repositoryCopy = await freshCopy();
      const terminal = runInTerminal(repositoryCopy.dir, ['npm', 'start', '--', '--port', '0']);
      try {
        const [, url = ''] = await terminal.waitFor(/El sitio está en {2}(http\S+)/);
        const [, email = '', password = ''] = await terminal.waitFor(/con (\S+) y la contraseña (\S+)/);
        await use({
          terminal,
          url,
          account: { email, password },
          dist: join(repositoryCopy.dir, 'dist-start'),
        });
      } finally {
        await terminal.stop('SIGTERM');
        await repositoryCopy.remove();
      }
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ startedSite }, use) => {
    await use(startedSite.url);
  },
});

// Run the tests in order in one worker, because the last one stops the server.
test.describe.configure({ mode: 'default' });

const downloadButtons = (page: Page) => page.getByRole('button', { name: /^Descargar/ });
const modeSwitch = (page: Page) => page.getByRole('switch', { name: 'Modo administrador' });

test('only the account printed by npm start can turn on admin mode', {
  tag: longTag,
}, async ({ page, startedSite }) => {
  await setStorage(page, adminModeEntry);
  for (const path of ['/', '/tienda', '/tienda/formulario-registro-dea']) {
    await openApp(page, path);
    await expect(cartButton(page)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Administración' })).toHaveCount(0);
    await expect(modeSwitch(page)).toHaveCount(0);
    await expect(downloadButtons(page)).toHaveCount(0);
  }
  await expect(page.getByText('Contenido Bloqueado')).toBeVisible();
  await openApp(page, '/pago-exitoso');
  await expect(page.getByText('No hay items para descargar.')).toBeVisible();
  await expect(downloadButtons(page)).toHaveCount(0);
  await openApp(page, '/completar/formulario-registro-dea');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(downloadButtons(page)).toHaveCount(0);
  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin/login');

  await page.getByLabel('Correo Electrónico').fill(startedSite.account.email);
  await page.getByLabel('Contraseña').fill(startedSite.account.password);
  await page.getByLabel('Contraseña').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: dashboardTitle })).toBeVisible();
  await page.goto('/tienda');
  await modeSwitch(page).check();
  await expect(page.getByRole('button', { name: 'Descargar (Admin)' })).toHaveCount(products.length);
});

test('SIGTERM during the build stops the start', {
  tag: longTag,
}, async ({ startedSite }) => {
  const secondStart = runInTerminal(join(startedSite.dist, '..'), ['npm', 'start', '--', '--port', '0']);
  await secondStart.waitFor(/Preparando el sitio/);
  await secondStart.stop('SIGTERM');
  await expect.poll(secondStart.isRunning).toBe(false);
});

test('Ctrl+C stops every process and frees the port', {
  tag: longTag,
}, async ({ page, startedSite }) => {
  // Turn on Save-Data. Otherwise the page would prefetch from the stopped server.
  await enableSaveData(page);
  await openApp(page, '/admin/login');
  await waitForPictures(page);
  await expect(page.getByRole('button', { name: 'Iniciar Sesión' })).toBeVisible();
  // Wait, because even with Save-Data the page still loads the code for changing pages.
  await page.waitForLoadState('networkidle');
  await startedSite.terminal.stop('SIGINT');
  await expect.poll(startedSite.terminal.isRunning).toBe(false);
  await expect(fetch(startedSite.url)).rejects.toThrow('fetch failed');
});
