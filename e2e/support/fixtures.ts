// Fixtures for every journey: the built site, stand-ins that are reset, and a check that the console stays silent.
// Journeys import `test` and `expect` from here.
import { join } from 'node:path';
import { type Browser, type BrowserContext, test as base, type Page } from 'playwright/test';
import { proxyMode } from '../../config/stand-ins.ts';
import { siteHeaders } from '../../deploy/headers.ts';
import { nginxConf } from '../../deploy/nginx-conf.ts';
import { serveWithNginx } from '../../scripts/lib/nginx.ts';
import { root } from '../../scripts/lib/run.ts';
import { serve } from '../../scripts/lib/serve.ts';
import { expectNoAxeViolations } from './axe.ts';
import { type QuietConsole, recordConsole } from './quiet-console.ts';
import { type Sandbox, sandboxControl } from './sandbox.ts';
import { translateTexts } from './translation.ts';

export { expect } from 'playwright/test';

import { cartEntry, setStorage } from './browser-storage.ts';
import { goToPayment, payButton } from './paying.ts';

type Site = { readonly url: string };

/** Options that a project of playwright.config.ts sets. */
export type ProxyOptions = {
  /** True if the page has no token and sends its requests to the payments proxy: see proxied.setup.ts. */
  readonly usesProxy: boolean;
};

type WorkerFixtures = ProxyOptions & {
  readonly site: Site;
  /** Address of the production build without credentials. */
  readonly productionUrl: string;
  /** Address of the same build behind nginx. */
  readonly nginxUrl: string;
};

/** Options that a project of playwright.config.ts sets. */
export type TranslationOptions = {
  /** True if the browser translates every page: see translation.ts. */
  readonly isTranslated: boolean;
};

type PaymentEnd = 'Aprobar pago' | 'Rechazar pago' | 'Dejar pendiente' | 'Volver al sitio';

type Fixtures = TranslationOptions & {
  readonly translation: undefined;
  readonly quietConsole: QuietConsole;
  readonly allowFailures: QuietConsole['allowFailures'];
  readonly sandbox: Sandbox;
  readonly axe: (page: Page, label: string) => Promise<void>;
  readonly fillCart: (...names: readonly string[]) => Promise<void>;
  /** Goes from a full cart to Mercado Pago's payment page. */
  readonly goToPay: () => Promise<void>;
  /** Opens the checkout of a device whose cart holds the named products. */
  readonly openCheckout: (...names: readonly string[]) => Promise<void>;
  /** Goes to Mercado Pago's payment page with a cart of the named products, and clicks the button there. */
  readonly endPayment: (button: PaymentEnd, ...names: readonly string[]) => Promise<void>;
  /** Buys a cart of the named products and ends on the return page of the approved payment. */
  readonly buy: (...names: readonly string[]) => Promise<void>;
};

/** Waits for pending console messages. A page that responds has already delivered its earlier messages. */
async function flushMessages(browser: Browser): Promise<void> {
  const pages = browser.contexts().flatMap((context) => context.pages());
  await Promise.allSettled(pages.map((page) => page.evaluate(() => document.readyState)));
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  usesProxy: [false, { option: true, scope: 'worker' }],
  // Start a server and a sandbox for each worker, so that parallel journeys don't interfere.
  site: [
    async ({ usesProxy }, use) => {
      const { url, close } = await serve({ mode: usesProxy ? proxyMode('start') : 'sandbox' });
      await use({ url });
      await close();
    },
    { scope: 'worker' },
  ],
  // The servers of `productionUrl` and `nginxUrl` start only for journeys that use them. They are defined here because
  // a file with its own worker fixtures would need its own workers and browsers.
  productionUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const { url, close } = await serve({ mode: 'unconfigured' });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  nginxUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const dist = join(root, 'dist-unconfigured');
      const { url, close } = await serveWithNginx((machine) =>
        nginxConf(siteHeaders({}), { ...machine, serverName: '_', root: dist }),
      );
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  sandbox: [
    async ({ request }, use) => {
      const sandbox = sandboxControl(request);
      await sandbox.reset();
      await use(sandbox);
    },
    { auto: true },
  ],
  isTranslated: [false, { option: true }],
  translation: [
    async ({ browser, context, isTranslated }, use) => {
      if (!isTranslated) return use(undefined);
      const addTranslation = (newContext: BrowserContext) => newContext.addInitScript(translateTexts);
      await addTranslation(context);
      browser.on('context', addTranslation);
      await use(undefined);
      browser.off('context', addTranslation);
    },
    { auto: true },
  ],
  quietConsole: [
    async ({ browser, context }, use) => {
      const recorder = recordConsole();
      recorder.watch(context);
      // Also watch contexts that a journey opens itself, for a second visitor or a second device.
      browser.on('context', recorder.watch);
      await use(recorder);
      browser.off('context', recorder.watch);
      await flushMessages(browser);
      recorder.unwatch(context);
      base.expect(recorder.lines(), 'the browser console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  allowFailures: async ({ quietConsole }, use) => {
    await use(quietConsole.allowFailures);
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  axe: async ({}, use) => {
    await use(expectNoAxeViolations);
  },
  fillCart: async ({ page }, use) => {
    await use(async (...names) => {
      await page.goto('/tienda');
      for (const [index, name] of names.entries()) {
        await page
          .getByRole('article')
          .filter({ hasText: name })
          .getByRole('button', { name: 'Añadir al Carrito' })
          .click();
        // Wait, because two clicks on the same button before the app starts add only one product.
        await base
          .expect(page.getByRole('button', { name: /^Abrir carrito/ }))
          .toHaveAccessibleName(new RegExp(`, ${index + 1} `));
      }
    });
  },
  goToPay: async ({ page }, use) => {
    await use(async () => {
      await page.goto('/checkout');
      await goToPayment(page);
    });
  },
  openCheckout: async ({ page }, use) => {
    await use(async (...names) => {
      await setStorage(page, cartEntry(...names));
      await page.goto('/checkout');
      // Wait, because the HTML lacks this button, and the app that renders it loads only after the load event.
      await payButton(page).waitFor();
    });
  },
  endPayment: async ({ page, goToPay }, use) => {
    await use(async (button, ...names) => {
      await setStorage(page, cartEntry(...names));
      await goToPay();
      await page.getByRole('button', { name: button }).click();
    });
  },
  buy: async ({ page, endPayment }, use) => {
    await use(async (...names) => {
      await endPayment('Aprobar pago', ...names);
      await page.getByRole('heading', { name: '¡Gracias por su compra!' }).waitFor();
    });
  },
});
