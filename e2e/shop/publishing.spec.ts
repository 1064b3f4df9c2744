// Tests publishing a new version, and rolling it back, while people buy. No buyer may see a wrong message or lose
// anything.
import type { APIRequestContext, Browser, Page } from 'playwright/test';
import { findNginx } from '../../scripts/lib/nginx.ts';
import { checkoutCopy } from '../../src/content/checkout-copy.ts';
import { formatClp } from '../../src/platform/format.ts';
import { findSocketActivate } from '../../tests/deploy/proxy/socket-proxy.ts';
import { deaForm as formProduct } from '../../tests/shop.ts';
import { cartEntry, setStorage } from '../support/browser-storage.ts';
import { blankDownloadButton, clickAndDownload } from '../support/downloads.ts';
import { test as base, expect } from '../support/fixtures.ts';
import { formName } from '../support/names.ts';
import { goToPayment, orderTotal, payButton } from '../support/paying.ts';
import { proxyTag } from '../support/tags.ts';
import { type Builds, buildWithPrice, makeBuilds, type Server, startServer } from './publish-server.ts';

const test = base.extend<{ readonly server: Server }, { readonly builds: Builds }>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const builds = await makeBuilds();
      await use(builds);
      await builds.remove();
    },
    { scope: 'worker' },
  ],
  server: async ({ site, builds }, use) => {
    const server = await startServer(site.url);
    // The proxy starts at the first request and needs a published version by then.
    await server.publish(builds.first);
    await use(server);
    await server.close();
  },
});

// The test makes its own certificate.
test.use({ ignoreHTTPSErrors: true });
// A developer's machine may lack nginx or systemd, but CI has them.
test.skip(!process.env.CI && !(findNginx() && findSocketActivate()), 'nginx or systemd is not installed');

async function newBuyer(browser: Browser, { url }: Server): Promise<Page> {
  const context = await browser.newContext({ baseURL: url });
  return context.newPage();
}

async function openCheckout(page: Page): Promise<void> {
  await setStorage(page, cartEntry(formName));
  await page.goto('/checkout');
  await payButton(page).waitFor();
}

async function approve(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expectDocument(page);
}

async function expectDocument(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: '¡Gracias por su compra!' })).toBeVisible();
  const file = await clickAndDownload(blankDownloadButton(page, formName));
  expect(file.suggestedFilename()).toMatch(/\.docx$/);
}

/**
 * Requests a page, the proxy, and all files that the page names, in a loop. Visitors with a slow connection may also
 * request a page's files after the next version is live.
 * @returns stops the loop, and resolves to the failed requests and the number of rounds
 */
function startVisits(request: APIRequestContext, url: string) {
  let isStopped = false;
  let roundCount = 0;
  const failures: string[] = [];
  const requestPath = async (path: string) => {
    const response = await request.get(url + path).catch((error: Error) => error);
    if (response instanceof Error || response.status() !== 200)
      failures.push(`${path}: ${response instanceof Error ? response.message : response.status()}`);
    return response instanceof Error ? '' : response.text();
  };
  const loop = async () => {
    while (!isStopped) {
      const page = await requestPath('/tienda');
      await requestPath('/api/health');
      for (const [file] of page.matchAll(/\/assets\/[\w.-]+\.(js|css)/g)) await requestPath(file);
      roundCount += 1;
    }
  };
  const loops = [loop(), loop()];
  return async () => {
    isStopped = true;
    await Promise.all(loops);
    return { failures, rounds: roundCount };
  };
}

type VersionChange = {
  readonly server: Server;
  readonly browser: Browser;
  /** Publishes the new version, or rolls it back. */
  readonly publish: () => Promise<void>;
  /** Prices of the form in whole CLP, before and after the change. */
  readonly before: number;
  readonly after: number;
};

/**
 * Lets three people buy while the version changes: one is at the checkout, one at Mercado Pago, and one has just
 * returned.
 */
async function buyDuringChange({ server, browser, publish, before, after }: VersionChange): Promise<void> {
  const [checkoutPage, paymentPage, paidPage] = await Promise.all(
    [1, 2, 3].map(() => newBuyer(browser, server)),
  );
  if (!checkoutPage || !paymentPage || !paidPage) throw new Error('No buyers');
  await openCheckout(paidPage);
  await goToPayment(paidPage);
  await approve(paidPage);
  await openCheckout(paymentPage);
  await goToPayment(paymentPage);
  await openCheckout(checkoutPage);
  await expect(orderTotal(checkoutPage)).toContainText(formatClp(before));

  const publication = publish();
  const isPriceUnchanged = before === after;
  // If the price stays the same, the buyer at the checkout notices nothing.
  await Promise.all([publication, approve(paymentPage), isPriceUnchanged ? goToPayment(checkoutPage) : null]);
  if (!isPriceUnchanged) {
    await payButton(checkoutPage).click();
    const sentence = checkoutPage.getByRole('alert').filter({ hasText: checkoutCopy.failures.otherVersion });
    await expect(sentence).toBeVisible();
    await checkoutPage.getByRole('button', { name: checkoutCopy.reload }).click();
    await expect(orderTotal(checkoutPage)).toContainText(formatClp(after));
    await goToPayment(checkoutPage);
  }
  await expect(checkoutPage.getByText(formatClp(after)).first()).toBeVisible();
  await approve(checkoutPage);
  await expectDocument(paidPage);
  for (const page of [checkoutPage, paymentPage, paidPage]) {
    await page.goto('/mis-compras');
    await clickAndDownload(blankDownloadButton(page, formName));
    await page.context().close();
  }
}

test('buyers notice neither a new version with the same prices nor its rollback', {
  tag: proxyTag,
}, async ({ browser, request, server, builds }) => {
  const stop = startVisits(request, server.url);
  const prices = { before: formProduct.price, after: formProduct.price };
  await buyDuringChange({ server, browser, publish: () => server.publish(builds.samePrices), ...prices });
  await buyDuringChange({ server, browser, publish: () => server.publish('back'), ...prices });
  const { failures, rounds } = await stop();
  expect(failures).toEqual([]);
  expect(rounds).toBeGreaterThan(5);
});

test('a new price applies at the checkout but not to a payment that has started', {
  tag: proxyTag,
}, async ({ browser, request, server, allowFailures }) => {
  // The test builds the site.
  test.setTimeout(600_000);
  // The proxy refuses the order at the old price.
  allowFailures(/\/api\/checkout\/preferences/);
  const [before, after] = [formProduct.price, formProduct.price + 500];
  const newPriceBuild = await buildWithPrice(before, after);
  try {
    const stop = startVisits(request, server.url);
    const setup = { server, browser };
    await buyDuringChange({ ...setup, publish: () => server.publish(newPriceBuild.folder), before, after });
    await buyDuringChange({ ...setup, publish: () => server.publish('back'), before: after, after: before });
    expect((await stop()).failures).toEqual([]);
  } finally {
    await newPriceBuild.remove();
  }
});
