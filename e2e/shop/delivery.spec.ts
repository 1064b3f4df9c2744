import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { serve } from '../../scripts/lib/serve.ts';
import { paths } from '../../src/content/paths.ts';
import { cartEntry, setStorage } from '../support/browser-storage.ts';
import { expectCartCount, openCart } from '../support/cart.ts';
import { blankDownloadButton, clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { formName } from '../support/names.ts';
import { h1, openApp, waitForApp } from '../support/open-app.ts';
import { enableSaveData } from '../support/save-data.ts';
import { dashboardTitle, submitLogin } from '../support/session.ts';
import { longTag } from '../support/tags.ts';
import { copyBuild, deployAgain, removeFolder } from './deployment.ts';

/** Test that serves its own copy of the build, which it can replace like a deployment. */
const deployedTest = test.extend<{ readonly deploy: () => Promise<void>; readonly buildFolder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  buildFolder: async ({}, use) => {
    const dir = await copyBuild();
    await use(dir);
    await removeFolder(dir);
  },
  baseURL: async ({ buildFolder }, use) => {
    const { url, close } = await serve({ mode: 'sandbox', outDir: buildFolder });
    await use(url);
    await close();
  },
  deploy: async ({ buildFolder, allowFailures }, use) => {
    allowFailures(/\/assets\//);
    await use(() => deployAgain(buildFolder));
  },
});

function countLoads(page: Page): () => number {
  let loadCount = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loadCount += 1;
  });
  return () => loadCount;
}

const errorTitle = 'No pudimos mostrar esta página';
const footerOf = (page: Page) => page.getByRole('contentinfo');

deployedTest(
  'tabs opened before a deployment keep working',
  { tag: longTag },
  async ({ page, context, fillCart, goToPay, deploy }) => {
    // The test is slow because it uses three tabs.
    deployedTest.slow();
    const [readingTab, shoppingTab] = [await context.newPage(), await context.newPage()];
    // The tabs share a cache, which must not contain the drawer's code yet.
    for (const tab of [page, readingTab, shoppingTab]) await enableSaveData(tab);
    await fillCart(formName);
    await readingTab.goto(paths.services, { waitUntil: 'networkidle' });
    await openApp(shoppingTab, paths.shop);
    await goToPay();
    await deploy();

    const [readingLoads, shoppingLoads] = [countLoads(readingTab), countLoads(shoppingTab)];
    await footerOf(readingTab).getByRole('link', { name: 'Contacto', exact: true }).click();
    await expect(h1(readingTab)).toHaveText('Conversemos sobre su caso');
    await expect(readingTab).toHaveURL(paths.contact);
    await expectCartCount(readingTab, 1);
    await footerOf(readingTab).getByRole('link', { name: 'Blog' }).click();
    await expect(h1(readingTab)).toHaveText('Blog');
    expect(readingLoads(), 'loads once, into the new build').toBe(1);

    await expect(await openCart(shoppingTab)).toContainText(formName);
    expect(shoppingLoads()).toBe(1);

    await page.getByRole('button', { name: 'Aprobar pago' }).click();
    const file = await clickAndDownload(blankDownloadButton(page, formName));
    expect(file.suggestedFilename()).toBe('formulario-registro-dea.docx');

    const sitemap = await (await page.request.get('/sitemap.xml')).text();
    const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, address]) => new URL(address ?? '').pathname,
    );
    const unlistedPaths = [
      paths.checkout,
      paths.quote,
      paths.paid,
      paths.notPaid,
      paths.login,
      paths.dashboard,
    ];
    expect(addresses).toContain(paths.checklist);
    for (const path of [...addresses, ...unlistedPaths]) {
      expect([path, (await page.request.get(path)).status()]).toEqual([path, 200]);
    }
  },
);

deployedTest(
  'a page cached before a deployment reloads once to load the new app',
  { tag: longTag },
  async ({ page, deploy, buildFolder }) => {
    const cachedPage = await readFile(join(buildFolder, 'servicios.html'), 'utf8');
    const scripts = new Map<string, string>();
    for (const [file] of cachedPage.matchAll(/assets\/[\w-]+\.js/g)) {
      scripts.set(`/${file}`, await readFile(join(buildFolder, file), 'utf8'));
    }
    await deploy();
    // Imitate a browser that restores its tabs: the page and its scripts come from the cache.
    await page.route(
      ({ pathname }) => scripts.has(pathname),
      (route) => {
        const body = scripts.get(new URL(route.request().url()).pathname);
        return route.fulfill({ ...(body && { body }), contentType: 'text/javascript' });
      },
    );
    await page.route(
      '**/servicios',
      (route) => route.fulfill({ body: cachedPage, contentType: 'text/html' }),
      {
        times: 1,
      },
    );
    const loads = countLoads(page);
    await page.goto(paths.services);
    await expect.poll(loads).toBe(2);
    await page.waitForLoadState();
    await expect(await openCart(page)).toBeVisible();
    expect(loads()).toBe(2);
  },
);

const pageFaults = [
  // The page reloads once to request the file again.
  ['whose code cannot be loaded', { status: 404, body: 'gone' }, 1],
  [
    'with an error inside',
    {
      contentType: 'text/javascript',
      body: 'export const BlogPage = () => { throw new Error("un error"); };',
    },
    0,
  ],
] as const;

for (const [fault, response, reloadCount] of pageFaults) {
  test(`a page ${fault} shows an error with a link home`, { tag: longTag }, async ({
    page,
    context,
    axe,
    allowFailures,
  }) => {
    allowFailures(/\/assets\/blog-page/);
    await context.route('**/assets/blog-page-*.js', (route) => route.fulfill(response));
    await setStorage(page, cartEntry(formName));
    await openApp(page, paths.shop);
    const loads = countLoads(page);
    await footerOf(page).getByRole('link', { name: 'Blog' }).click();
    await expect(h1(page)).toHaveText(errorTitle);
    if (reloadCount === 0) {
      await expect(h1(page)).toBeFocused();
      await axe(page, 'a page that failed');
    }
    await (await openCart(page)).getByRole('link', { name: 'Finalizar Compra' }).click();
    await expect(h1(page)).toHaveText('Finalizar compra');
    expect(loads()).toBe(reloadCount);

    const directTab = await context.newPage();
    const directLoads = countLoads(directTab);
    await directTab.goto(paths.blog);
    await expect(h1(directTab)).toHaveText(errorTitle);
    expect(directLoads()).toBe(1 + reloadCount);
    await expectCartCount(directTab, 1);
    await directTab.getByRole('main').getByRole('link', { name: 'Ir al inicio' }).click();
    await expect(h1(directTab)).toContainText('Su Seguridad Legal Educacional Garantizada');
  });
}

test('a login page whose code no longer exists recovers by reloading', { tag: longTag }, async ({
  page,
  allowFailures,
}) => {
  allowFailures(/\/assets\/session-controller/);
  await openApp(page, paths.login);
  const loads = countLoads(page);
  await page.route('**/assets/session-controller-*.js', (route) =>
    loads() === 0 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue(),
  );
  await submitLogin(page);
  await expect.poll(loads).toBe(1);
  await waitForApp(page);
  await submitLogin(page);
  await expect(h1(page)).toHaveText(dashboardTitle);
  expect(loads()).toBe(1);
});
