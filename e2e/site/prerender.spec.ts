import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { cartEntry, setStorage } from '../support/browser-storage.ts';
import { cartButton } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { holdRequest } from '../support/hold-request.ts';
import { contractName, formName, productNamed } from '../support/names.ts';
import { h1, openApp, waitForApp, waitForEntry } from '../support/open-app.ts';
import { enableSaveData } from '../support/save-data.ts';
import { storeNewSession } from '../support/session.ts';
import { purchasesEntry, storedReceipt } from '../support/stored-purchases.ts';
import { longTag } from '../support/tags.ts';
import { excessWidth } from '../support/width-and-text-size.ts';

const prerenderedPages = [
  ['/', 'Su Seguridad Legal Educacional Garantizada'],
  ['/servicios', 'Servicios legales para la educación'],
  ['/blog/ley-dea-en-colegios-chile', 'Ley DEA en colegios de Chile'],
  ['/recursos/checklist-dea', 'Checklist de Cumplimiento'],
  ['/agendar', 'Agende su Asesoría Gratuita'],
  ['/tienda', 'Tienda'],
  ['/tienda/formulario-registro-dea', 'Formulario de Registro DEA'],
] as const;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page shows its content, footer and metadata', async ({ page }) => {
    for (const [path, title] of prerenderedPages) {
      await page.goto(path);
      await expect.soft(h1(page), path).toContainText(title);
      await expect.soft(page.getByRole('contentinfo'), path).toBeVisible();
      await expect.soft(page.locator('head title'), path).toHaveCount(1);
      await expect.soft(page.locator('head meta[name=description]'), path).toHaveCount(1);
      await expect.soft(page.locator('body title, body meta'), path).toHaveCount(0);
    }
  });

  test('the booking page links to the e-mail and the calendar', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto('/agendar');
    const noscript = page.locator('main noscript');
    await expect.soft(noscript.locator('a[href="mailto:contacto@mentorialegal.example"]')).toBeVisible();
    await expect.soft(noscript.locator('a[target=_blank]')).toHaveAttribute('href', /agenda/);
    await expect.soft(page.getByText('Cargando'), 'no loading message').toHaveCount(0);
    const header = page.getByRole('banner');
    await expect(header.getByRole('button')).toHaveCount(0);
    expect(await excessWidth(page)).toBe(0);
    await header.getByRole('link', { name: 'Recursos' }).click();
    await expect(page).toHaveURL('/recursos');
  });

  test('shop and checkout say that they need JavaScript', async ({ page }) => {
    await page.goto('/servicios');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tienda' }).click();
    // Playwright's text search ignores noscript.
    const notice = page.locator('noscript p');
    await expect(notice).toContainText('active JavaScript en su navegador');
    await expect(notice).toBeVisible();
    await page.goto('/checkout');
    await expect(notice).toContainText('Esta página necesita JavaScript.');
    // These pages show only the notice, not that they are loading.
    for (const path of ['/checkout', '/mis-compras', '/pago-exitoso', '/admin/login']) {
      await page.goto(path);
      await expect.soft(notice, path).toBeVisible();
      await expect.soft(page.getByText('Cargando…'), path).toBeHidden();
    }
  });
});

test('the app hydrates the page without rebuilding it', async ({ page }) => {
  // Mark the elements of the served document. Elements that the app creates have no mark.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      for (const element of document.querySelectorAll('#root *'))
        element.setAttribute('data-prerendered', '');
    });
  });
  const isHydrated = () =>
    page.evaluate(() => {
      const root = document.querySelector('#root');
      const heading = document.querySelector('h1');
      const hasReactRoot =
        root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
      return hasReactRoot && heading?.hasAttribute('data-prerendered');
    });
  // Pages tested with a product in the cart: one without products, the list of products, and the product's own page.
  // /tienda is also tested with an empty cart.
  const cartPages = ['/servicios', '/tienda', '/tienda/formulario-registro-dea'];
  for (const path of prerenderedPages
    .map(([path]) => path)
    .filter((path) => path === '/tienda' || !cartPages.includes(path))) {
    await page.goto(path);
    await expect.poll(isHydrated, path).toBe(true);
  }
  await setStorage(page, cartEntry(formName));
  for (const path of cartPages) {
    await page.goto(path);
    await expect.poll(isHydrated, path).toBe(true);
    await expect(cartButton(page, 1)).toBeVisible();
  }
});

const styleProperties =
  'display position z-index transform rotate color background-color border-width border-color box-shadow stroke fill ' +
  'content font-family font-size font-weight line-height text-decoration';

function readAppearance(page: Page) {
  return page.evaluate(
    (names) =>
      [...document.querySelectorAll('body *')].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return ['', '::before', '::after'].map((pseudo) => {
          const style = getComputedStyle(element, pseudo);
          return [
            `${element.tagName}.${element.getAttribute('class')}${pseudo} ${x} ${y} ${width} ${height}`,
            ...names.map((name) => style.getPropertyValue(name)),
          ].join(', ');
        });
      }),
    styleProperties.split(' '),
  );
}

test('a page looks the same with its own styles as with the full style sheet', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Keep the app from loading.
  await page.route('**/assets/start-*.js', () => {});
  for (const [path] of prerenderedPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]);
    });
    const appearanceBefore = await readAppearance(page);
    // The full style sheet must not declare the typefaces again, or the browser would lay out the page again.
    const countTypefaces = () => page.evaluate(() => document.fonts.size);
    const typefacesBefore = await countTypefaces();
    expect.soft(typefacesBefore, path).toBeGreaterThan(0);
    await page.evaluate(async () => {
      const sheet = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
      if (!sheet) throw new Error('The page has no link to the full style sheet');
      const loadEvent = new Promise((resolve) => sheet.addEventListener('load', resolve));
      sheet.disabled = false;
      await loadEvent;
    });
    expect.soft(await readAppearance(page), path).toEqual(appearanceBefore);
    expect.soft(await countTypefaces(), path).toBe(typefacesBefore);
  }
});

test('the error page is styled even if the full style sheet does not load', async ({
  page,
  allowFailures,
}) => {
  allowFailures(/assets|checkout|servicios/);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Test a page with prerendered content, and one whose content depends on the visitor.
  for (const path of ['/servicios', '/checkout']) {
    await page.route('**/assets/{style-*.css,*-page-*.js}', (route) => route.abort());
    // Make the HEAD request fail by which the app checks the connection. Otherwise the app would reload the page.
    await page.route(`**${path}`, (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
    await page.goto(path);
    await expect(h1(page), path).toHaveText('No pudimos mostrar esta página');
    await expect(page, path).toHaveTitle(/^No pudimos mostrar esta página/);
    const appearanceBefore = await readAppearance(page);
    await page.unrouteAll();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const hasFullStylesheet = () =>
      page.evaluate(() => [...document.styleSheets].some(({ href }) => href !== null));
    await expect.poll(hasFullStylesheet, path).toBe(true);
    expect(await readAppearance(page), path).toEqual(appearanceBefore);
  }
});

test('a card responds to the keyboard before the app starts', async ({ page }) => {
  await page.route('**/assets/start-*.js', () => {});
  await page.goto('/recursos', { waitUntil: 'domcontentloaded' });
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('link') })
    .first();
  await expect(card).toHaveCSS('transform', 'none');
  await card.getByRole('link').first().focus();
  await expect(card).not.toHaveCSS('transform', 'none');
});

test('a click on a button before the app starts is not lost', async ({ page }) => {
  const releases: (() => void)[] = [];
  await page.route('**/assets/start-*.js', async (route) => {
    await new Promise<void>((resolve) => releases.push(resolve));
    await route.continue();
  });
  // The held file may delay the page's load event too.
  await page.goto('/tienda', { waitUntil: 'domcontentloaded' });
  await waitForEntry(page);
  await page.getByRole('button', { name: 'Añadir al Carrito' }).first().click();
  await expect.poll(() => releases.length).toBeGreaterThan(0);
  await expect(cartButton(page, 0)).toBeVisible();
  for (const release of releases) release();
  await expect(cartButton(page, 1)).toBeVisible();
  await expect(page.getByText('¡Añadido al carrito!').first()).toBeVisible();
});

/** Matches files that must load only on interaction, by the names of their modules. */
const interactiveFilePattern =
  /^(generate|session-controller|dialog|site-cart-drawer|mobile-menu|work-menu|toaster|wallet-brick)-/;

/** Matches files with whole lists. They must not load with a page, whose HTML embeds the entries that it shows. */
const listFilePattern = /^(products|product-list|product-details|blog-list|post-loaders)-/;

test('only an entry script of 2 kB loads before the first paint', {
  tag: longTag,
}, async ({ page, request }) => {
  for (const path of [
    '/',
    '/tienda',
    '/tienda/formulario-registro-dea',
    '/checkout',
    '/blog',
    '/blog/ley-dea-en-colegios-chile',
  ]) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const { firstPaint, scripts } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      scripts: performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name, startTime }) => ({ url: name, file: name.replace(/^.*\//, ''), startTime })),
    }));
    expect(firstPaint).toBeGreaterThan(0);
    const isEntry = ({ file }: { readonly file: string }) => /^(index|entry)-/.test(file);
    const earlyScripts = scripts.filter(({ startTime }) => startTime < firstPaint);
    // The checkout's HTML is a shell without content, so it requests the app at once. Even there the app runs after the
    // paint.
    if (path !== '/checkout') {
      expect(
        earlyScripts.filter((script) => !isEntry(script)),
        path,
      ).toEqual([]);
    }
    const bodies = await Promise.all(
      scripts.filter(isEntry).map(async ({ url }) => (await request.get(url)).body()),
    );
    expect(bodies.length).toBeGreaterThan(0);
    const sizes = bodies.map((body) => brotliCompressSync(body).length);
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(2000);
    expect(scripts.length, path).toBeGreaterThan(5);
    expect(
      scripts.filter(
        ({ file }) =>
          interactiveFilePattern.test(file) || (path !== '/checkout' && listFilePattern.test(file)),
      ),
      path,
    ).toEqual([]);
  }
});

test('hover, focus or touch loads the code of a page or panel', async ({ page }) => {
  // Without Save-Data an idle page would fetch a part before the pointer reaches it.
  await enableSaveData(page);
  await openApp(page, '/tienda');
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  const waitForFile = (file: RegExp) => page.waitForRequest(file);
  await Promise.all([waitForFile(/\/contact-page-/), link('Contacto').hover()]);
  await Promise.all([waitForFile(/\/blog-page-/), link('Blog').focus()]);
  await Promise.all([waitForFile(/\/about-page-/), link('Sobre Nosotros').dispatchEvent('touchstart')]);
  const [drawerRequest] = await Promise.all([waitForFile(/\/site-cart-drawer-/), cartButton(page).hover()]);
  // `interactiveFilePattern` contains file names, so this fails if a part was renamed.
  expect(interactiveFilePattern.test(drawerRequest.url().replace(/^.*\//, ''))).toBe(true);
});

test('content that depends on the visitor does not move when the app starts', { tag: longTag }, async ({
  page,
}) => {
  // Measure positions relative to the main element, because a signed-in admin has a bar above it. On a return page
  // measure only the title, which may become longer and move the text below it.
  const readPositions = (path: string) =>
    page.evaluate(
      ([pagePath, selector]) => {
        const { top = 0 } = document.querySelector('main')?.getBoundingClientRect() ?? {};
        return [...document.querySelectorAll(selector)].map((element) => {
          const { x, y } = element.getBoundingClientRect();
          return [pagePath, element.tagName, Math.round(x), Math.round(y - top)];
        });
      },
      [path, path === paths.notPaid ? 'main h1' : 'main h1, main h1 + p'] as const,
    );
  const readPositionsAtBothWidths = async (path: string) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const onPhone = await readPositions(path);
    await page.setViewportSize({ width: 1280, height: 800 });
    return { onPhone, onDesktop: await readPositions(path) };
  };
  await setStorage(page, { ...cartEntry(formName), ...purchasesEntry(storedReceipt) });
  const expectUnmoved = async (path: string) => {
    const release = await holdRequest(page, '**/assets/start-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.locator('main h1 + p')).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    const positionsBefore = await readPositionsAtBothWidths(path);
    release();
    await waitForApp(page);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    expect(await readPositionsAtBothWidths(path)).toEqual(positionsBefore);
    await page.unroute('**/assets/start-*.js');
  };
  for (const path of [
    paths.checkout,
    paths.quote,
    paths.notPaid,
    paths.purchases,
    ...products.flatMap(({ slug }) => [paths.complete(slug), paths.batch(slug)]),
    paths.nextYear(productNamed(contractName).slug),
    paths.login,
  ]) {
    await expectUnmoved(path);
  }
  await storeNewSession(page);
  await expectUnmoved(paths.dashboard);
});
