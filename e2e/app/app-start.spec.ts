import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { products } from '../../src/features/catalogue/products.ts';
import { openCart } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequest } from '../support/hold-request.ts';
import { waitForApp, waitForEntry } from '../support/open-app.ts';
import { enableSaveData } from '../support/save-data.ts';
import { signIn } from '../support/session.ts';
import { longTag } from '../support/tags.ts';

test('a click in the header is kept until the app starts', async ({ page }) => {
  const release = await holdRequest(page, '**/assets/start-*.js');
  await page.goto('/mis-compras', { waitUntil: 'commit' });
  await waitForEntry(page);
  await page.getByRole('button', { name: 'Abrir menú' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Menú' })).toBeVisible();
});

test('a page without products loads no product names', async ({ page }) => {
  // Without Save-Data the idle page would fetch the cart's panel, which contains the names.
  await enableSaveData(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.push(response.text());
  });
  await page.goto('/contacto');
  await waitForApp(page);
  const code = (await Promise.all(scripts)).join('\n');
  for (const { id, name } of products) {
    // The code contains the ids, because every page counts the cart.
    expect(code).toContain(id);
    expect(code).not.toContain(name);
  }
});

test('a page whose code hangs recovers by reloading', { tag: longTag }, async ({ page }) => {
  // Shorten the app's time limit of 15 seconds to one.
  await page.addInitScript(() => {
    const originalSetTimeout = window.setTimeout;
    const shortenedSetTimeout = (run: () => void, ms = 0) =>
      originalSetTimeout(run, ms === 15_000 ? 1000 : ms);
    Object.assign(window, { setTimeout: shortenedSetTimeout });
  });
  await page.route('**/assets/services-page-*.js', () => {}, { times: 1 });
  let loadCount = 0;
  page.on('load', () => {
    loadCount += 1;
  });
  await page.goto('/servicios');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => loadCount).toBe(2);
  await expect(await openCart(page)).toBeVisible();
});

test('an admin page whose session code never loads shows an error with a retry', async ({ page }) => {
  await signIn(page);
  await page.clock.install();
  const sessionRequest = page.waitForRequest('**/assets/session-controller-*.js');
  await page.route('**/assets/session-controller-*.js', () => {});
  await page.goto('/admin/dashboard');
  await sessionRequest;
  await page.clock.fastForward(25_000);
  await expect(page.getByRole('heading', { level: 1, name: 'No pudimos comprobar su sesión' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
});

/**
 * Serves the site, but sends one page in two parts. The second part, which contains the body, follows when the test
 * calls `sendBody`.
 */
async function serveSlowly(siteUrl: string, slowPath: string) {
  const html = await (await fetch(siteUrl + slowPath)).text();
  const bodyStart = html.indexOf('<body');
  let sendBody = () => {};
  const server = createServer(async ({ url = '' }, response) => {
    if (url === slowPath) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      response.write(html.slice(0, bodyStart));
      sendBody = () => response.end(html.slice(bodyStart));
    } else {
      const file = await fetch(siteUrl + url);
      response.writeHead(file.status, { 'content-type': file.headers.get('content-type') ?? '' });
      response.end(Buffer.from(await file.arrayBuffer()));
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    sendBody: () => sendBody(),
    close: () => {
      server.close();
      // Also close the connections that Chromium opened without using them, which would keep the server running.
      server.closeAllConnections();
    },
  };
}

test('a page starts even if its HTML arrives after its cached scripts', async ({ page, site }) => {
  const slowSite = await serveSlowly(site.url, '/mis-compras');
  await page.goto(`${slowSite.url}/mis-compras`, { waitUntil: 'commit' });
  await waitForEntry(page);
  expect(await page.locator('body').count()).toBe(0);
  slowSite.sendBody();
  await expect(page.getByText('No hay compras en este equipo.')).toBeVisible();
  await page.close();
  slowSite.close();
});
