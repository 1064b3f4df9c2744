// Tests `npm run dev`, Vite's development server, where developers have the admin mode without signing in.
import { createServer, type ViteDevServer } from 'vite';
import { root } from '../../scripts/lib/run.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { signIn } from '../support/session.ts';
import { longTag } from '../support/tags.ts';

const test = base.extend<object, { readonly devServer: ViteDevServer }>({
  devServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use, { workerIndex }) => {
      const server = await createServer({
        root,
        mode: 'development',
        logLevel: 'silent',
        // Give each server its own cache, since servers that share one would delete each other's files.
        cacheDir: `node_modules/.vite-e2e-${workerIndex}`,
        server: { host: '127.0.0.1', port: 0, hmr: false },
      });
      await server.listen();
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
  baseURL: async ({ devServer }, use) => {
    await use(devServer.resolvedUrls?.local[0]);
  },
});

// Wait long, because the server compiles each page's code on the first request.
test.describe.configure({ timeout: 600_000 });

// This is one test because each worker would start its own server.
test('the development server unlocks admin mode without a session', {
  tag: longTag,
}, async ({ page }) => {
  await page.goto('/tienda');
  const modeSwitch = page.getByRole('switch', { name: 'Modo administrador' });
  await expect(modeSwitch).not.toBeChecked({ timeout: 240_000 });
  await expect(page.getByRole('button', { name: 'Cerrar Sesión' })).toHaveCount(0);
  await modeSwitch.check();
  await expect(page.getByRole('button', { name: 'Descargar (Admin)' })).toHaveCount(products.length);
  await page.goto('/tienda/formulario-registro-dea');
  await expect(page.getByText('Nombre del establecimiento').first()).toBeVisible({ timeout: 240_000 });
  await expect(modeSwitch).toBeChecked();
  await modeSwitch.uncheck();
  await expect(page.getByText('Contenido Bloqueado')).toBeVisible();

  await page.goto('/admin/dashboard');
  await expect(page).toHaveURL('/admin/login', { timeout: 240_000 });
  await signIn(page);
  await page.getByRole('main').getByRole('button', { name: 'Cerrar Sesión' }).click();
  await expect(page).toHaveURL('/admin/login');
  await expect(page.getByText('Sesión cerrada', { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Modo administrador' })).toBeVisible();
});
