// Tests what differs if the page uses the payments proxy. The journeys with the tag `proxyTag` test the rest.
import type { Page } from 'playwright/test';
import { standInValues } from '../../config/stand-ins.ts';
import { formattedTotal } from '../../tests/shop.ts';
import { blankDownloadButton } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { formName } from '../support/names.ts';
import { orderTotal, payButton, payLink } from '../support/paying.ts';
import { proxyTag } from '../support/tags.ts';

const preferencesUrl = '**/api/checkout/preferences';

/** The proxy's token, which no page has. */
const { VITE_MERCADOPAGO_ACCESS_TOKEN: token } = standInValues();

/** Replaces values in the order that the page sends, to imitate an outdated page. */
const replaceInOrder = (page: Page, replacements: object) =>
  page.route(preferencesUrl, (route) => {
    const order: Record<string, unknown> = route.request().postDataJSON();
    return route.continue({ postData: JSON.stringify({ ...order, ...replacements }) });
  });

test('the token stays between the proxy and Mercado Pago during a purchase', {
  tag: proxyTag,
}, async ({ page, context, endPayment, sandbox }) => {
  const traffic: string[] = [];
  const requestedPaths = new Set<string>();
  context.on('request', (request) => {
    requestedPaths.add(new URL(request.url()).pathname);
    traffic.push(JSON.stringify([request.url(), request.headers(), request.postData()]));
  });
  context.on('response', async (response) => {
    if (new URL(response.url()).pathname.startsWith('/api/'))
      traffic.push(await response.text().catch(() => ''));
  });
  await endPayment('Aprobar pago', formName);
  await expect(blankDownloadButton(page, formName)).toBeVisible();
  expect([...requestedPaths].filter((path) => path.startsWith('/_sandbox/mercado-pago/v1'))).toEqual([]);
  expect([...requestedPaths]).toContain('/api/checkout/preferences');
  expect(traffic.join('\n')).not.toMatch(new RegExp(`${token}|authorization|compradora@`));
  const requests = (await sandbox.requests()).filter(({ route }) =>
    /^(preference\.create|payment\.)/.test(route),
  );
  expect(new Set(requests.map(({ route }) => route))).toEqual(new Set(['preference.create', 'payment.read']));
  expect(requests.every(({ authorization }) => authorization === `Bearer ${token}`)).toBe(true);
  const reference = new URL(page.url()).searchParams.get('external_reference');
  expect(reference).toMatch(/^[0-9a-f]{32}-[0-9a-f]{16}$/);
});

test('checkout offers to reload the page if a template in the cart was withdrawn', {
  tag: proxyTag,
}, async ({ page, axe, openCheckout, sandbox, allowFailures }) => {
  allowFailures(/\/api\/checkout\/preferences/);
  await openCheckout(formName);
  await replaceInOrder(page, { items: [{ id: 'prod_retirado', quantity: 1 }] });
  await payButton(page).click();
  const sentence = 'Una plantilla de su pedido ya no está en la tienda.';
  await expect(page.locator('li[data-state]', { hasText: sentence })).toBeVisible();
  await expect(payButton(page)).toBeFocused();
  const reloadButton = page.getByRole('button', { name: 'Volver a cargar la página' });
  await expect(reloadButton).toBeVisible();
  await axe(page, '/checkout after a template was withdrawn');
  expect(await sandbox.requests()).toEqual([]);
  await page.unroute(preferencesUrl);
  await page.keyboard.press('Tab');
  await expect(reloadButton).toBeFocused();
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]);
  await expect(reloadButton).toHaveCount(0);
  await payButton(page).click();
  await expect(payLink(page)).toBeVisible();
});

test('a tab with an outdated price creates no payment until it is reloaded', {
  tag: proxyTag,
}, async ({ page, axe, openCheckout, sandbox, allowFailures }) => {
  allowFailures(/\/api\/checkout\/preferences/);
  await openCheckout(formName);
  // Imitate a page from before a price change. It sends the old total and the old catalogue's version.
  await replaceInOrder(page, { total: 1, build: '00000000' });
  await payButton(page).click();
  const sentence = 'La tienda se actualizó o se está actualizando.';
  await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
  const reloadButton = page.getByRole('button', { name: 'Volver a cargar la página' });
  await expect(reloadButton).toBeFocused();
  await axe(page, '/checkout after a price changed');
  expect(await sandbox.requests()).toEqual([]);
  await page.unroute(preferencesUrl);
  await page.keyboard.press('Enter');
  await expect(payButton(page)).toBeVisible();
  await expect(orderTotal(page)).toContainText(formattedTotal({ forms: 1 }));
  await payButton(page).click();
  await expect(payLink(page)).toBeVisible();
});
