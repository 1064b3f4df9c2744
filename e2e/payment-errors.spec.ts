import type { Page } from 'playwright/test';
import { downloadOf, save } from './downloads.ts';
import { expect, test } from './fixtures.ts';
import { hold } from './hold.ts';
import { contract, form } from './names.ts';
import { payButton, payLink, preferencesCreated } from './paying.ts';

const inline = 'No se pudo iniciar el proceso de pago. Por favor, inténtelo más tarde.';
const noConnection = 'No se pudo conectar con Mercado Pago. Revisa tus credenciales.';

async function expectNextTryToWork(page: Page): Promise<void> {
  await payButton(page).click();
  await expect(payLink(page)).toBeVisible();
  await expect(page.getByRole('main').getByText(inline)).toHaveCount(0);
}

const failures = [
  {
    title: 'a refusal with a message',
    fault: { fault: 'status', route: 'preference.create', status: 400, message: 'items needed.' },
    toast: 'items needed.',
  },
  {
    title: 'a refusal without a message',
    fault: { fault: 'status', route: 'preference.create', status: 500, body: 'html' },
    toast: 'Error al crear la preferencia de pago.',
  },
  {
    title: 'an answer without an id',
    fault: { fault: 'preference-id', id: 'missing' },
    toast: 'No se pudo obtener el ID de preferencia de Mercado Pago.',
  },
  {
    title: 'a refused CORS call',
    fault: { fault: 'cors', route: 'preference.create' },
    toast: 'No se pudo conectar con Mercado Pago. Revisa tus credenciales.',
  },
] as const;

for (const { title, fault, toast } of failures) {
  test(`${title} shows a message on the page and a toast, and the next try works`, async ({
    page,
    sandbox,
    allowFailures,
    axe,
    openCheckout,
  }) => {
    allowFailures(/checkout\/preferences/);
    await openCheckout(form);
    await sandbox.faults([fault]);
    await payButton(page).click();
    await expect(page.getByRole('main').getByText(inline)).toBeVisible();
    await expect(page.getByText('Error de Pago').first()).toBeVisible();
    await expect(page.getByText(toast).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
    await axe(page, `/checkout, ${title}`);
    await sandbox.faults([]);
    await expectNextTryToWork(page);
  });
}

test('a refused auto_return is asked once more without it, and the purchase goes on', async ({
  fillCart,
  goToPay,
  sandbox,
  allowFailures,
}) => {
  allowFailures(/checkout\/preferences/);
  await sandbox.faults([{ fault: 'invalid-auto-return' }]);
  await fillCart(form);
  await goToPay();
  expect(await preferencesCreated(sandbox)).toBe(2);
});

test('one preference is created however often the button is pressed', async ({
  page,
  sandbox,
  openCheckout,
}) => {
  await openCheckout(form);
  const answer = await hold(page, '**/checkout/preferences');
  await payButton(page).dblclick();
  await expect(page.getByRole('button', { name: 'Preparando el pago…' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  answer();
  await expect(payLink(page)).toBeVisible();
  expect(await preferencesCreated(sandbox)).toBe(1);
});

test('a changed cart drops its payment', async ({ page, openCheckout }) => {
  await openCheckout(form);
  await payButton(page).click();
  await expect(payLink(page)).toBeVisible();
  await page.getByRole('button', { name: /^Abrir carrito/ }).click();
  await page.getByRole('button', { name: 'Aumentar cantidad' }).click();
  await page.keyboard.press('Escape');
  await expect(payButton(page)).toBeVisible();
  await expect(page.locator('.bill__total')).toContainText('$4.000');
});

test.describe('when the wallet’s button does not come', () => {
  const wallets = [
    { fault: 'status', route: 'sdk.script', status: 404 },
    { fault: 'never-answer', route: 'sdk.script' },
    { fault: 'sdk', behaviour: 'throws' },
    { fault: 'sdk', behaviour: 'create-rejects' },
    { fault: 'sdk', behaviour: 'on-error' },
    { fault: 'sdk', behaviour: 'never-ready' },
  ] as const;
  const hangs = (fault: (typeof wallets)[number]) =>
    fault.fault === 'never-answer' || ('behaviour' in fault && fault.behaviour === 'never-ready');
  for (const fault of wallets) {
    test(`the plain link pays: ${JSON.stringify(fault)}`, async ({
      page,
      sandbox,
      allowFailures,
      openCheckout,
    }) => {
      allowFailures(/sdk\/js\/v2/);
      await sandbox.faults([fault]);
      await page.clock.install();
      await openCheckout(form);
      await payButton(page).click();
      const link = page.locator('a.btn', { hasText: 'Pagar con Mercado Pago' });
      await page.getByRole('link', { name: /Mercado Pago/ }).waitFor();
      // An immediate failure shows its toast at once, and the toast goes away with time.
      if (hangs(fault)) await page.clock.runFor(8_000);
      await expect(page.getByRole('main').getByText(inline)).toBeVisible();
      await expect(page.getByText('Error de Pago').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
      await link.click();
      await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible();
    });
  }

  test('the plain link pays: refused by the page’s policy', async ({
    page,
    site,
    allowFailures,
    axe,
    openCheckout,
  }) => {
    allowFailures(/sdk\/js\/v2/);
    await page.route(`${site.url}/checkout`, async (route) => {
      const response = await route.fetch();
      const headers = response.headers();
      const [boot = ''] = /\/boot-[\w-]+\.js/.exec(await response.text()) ?? [];
      const own = `script-src ${site.url}/assets/ ${site.url}${boot}`;
      const policy = `${headers['content-security-policy']}, ${own}`;
      await route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy } });
    });
    await openCheckout(form);
    await payButton(page).click();
    await expect(page.getByRole('main').getByText(inline)).toBeVisible();
    await expect(page.getByText(noConnection).first()).toBeVisible();
    await axe(page, '/checkout, wallet refused');
    await page.locator('a.btn', { hasText: 'Pagar con Mercado Pago' }).click();
    await expect(page.getByRole('heading', { name: 'Pago de prueba' })).toBeVisible();
  });
});

test('twenty mounts of the wallet, left at any moment, leave one script tag and no controller', async ({
  page,
  openCheckout,
}) => {
  await openCheckout(form);
  for (let mount = 1; mount <= 20; mount += 1) {
    await payButton(page).click();
    await expect(page.locator('.wallet')).toBeVisible();
    // Every other one is left before the brick is there.
    if (mount % 2 === 0) await page.locator('#walletBrick_container').getByRole('link').waitFor();
    // Another tab changes the cart, so that this one needs a new payment.
    await page.evaluate((quantity) => {
      const items = [{ id: 'prod_dea_01', quantity }];
      localStorage.setItem('mle.cart', JSON.stringify({ items, version: 1 }));
      window.dispatchEvent(new StorageEvent('storage', { key: 'mle.cart' }));
    }, mount + 1);
  }
  await expect(payButton(page)).toBeVisible();
  await expect(page.locator('script[src*="sdk/js/v2"]')).toHaveCount(1);
  await expect(page.locator('#walletBrick_container')).toHaveCount(0);
  expect(await page.evaluate(() => window.walletBrickController)).toBeUndefined();
});

test('offline, a message shows on the page and as a toast, and the next try works', async ({
  page,
  context,
  allowFailures,
  openCheckout,
}) => {
  allowFailures(/checkout\/preferences/);
  await openCheckout(form);
  // Loads the button's code, as the pointer does before a press.
  await payButton(page).hover();
  await context.setOffline(true);
  await payButton(page).click();
  await expect(page.getByRole('main').getByText(inline)).toBeVisible();
  await context.setOffline(false);
  // The inline text is gone at once; the toast's code could not load offline and comes with the next message.
  await expectNextTryToWork(page);
});

test('two tabs pay for one cart: each payment is its own purchase, and neither is lost', async ({
  page,
  context,
  fillCart,
  sandbox,
}) => {
  await fillCart(form);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/checkout');
    await payButton(tab).click();
    await payLink(tab).click();
    await tab.getByRole('heading', { name: 'Pago de prueba' }).waitFor();
  }
  expect(await preferencesCreated(sandbox)).toBe(2);
  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: 'Aprobar pago' }).click();
    await expect(downloadOf(tab, form)).toBeVisible();
  }
  await page.reload();
  await expect(downloadOf(page, form)).toBeVisible();
});

test('a second tab shows a payment under way, the purchase, and what was bought before', async ({
  page,
  context,
  fillCart,
  axe,
}) => {
  await fillCart(form);
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(payButton(other)).toBeVisible();
  await page.goto('/checkout');
  await payButton(page).click();
  await payLink(page).click();
  await expect(other.getByText('Hace unos minutos se comenzó a pagar este mismo pedido')).toBeVisible();
  await axe(other, 'checkout with another payment under way');
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(downloadOf(page, form)).toBeVisible();
  await expect(other.getByText('Tu carrito está vacío.')).toBeVisible();
  await expect(other.getByText('En otra pestaña se confirmó una compra')).toBeVisible();
  await other.getByRole('link', { name: 'Ver mis compras' }).click();
  await expect(downloadOf(other, form)).toBeVisible();

  await fillCart(form, form);
  await page.getByRole('button', { name: /^Abrir carrito/ }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(`Ya compró en este equipo: ${form}.`)).toBeVisible();
  await expect(drawer.getByText('Recibirá un solo archivo.')).toBeVisible();
  await drawer.getByRole('link', { name: 'Finalizar Compra' }).click();
  await expect(page.getByText('Ya compró este documento en este equipo.')).toBeVisible();
  await expect(page.getByText('Recibirá un solo archivo.')).toBeVisible();
  await expect(payButton(page)).toBeVisible();
});

test('a wallet script that fails once is tried again, and its tag stays once', async ({
  page,
  sandbox,
  allowFailures,
  openCheckout,
}) => {
  allowFailures(/sdk\/js\/v2/);
  await sandbox.faults([{ fault: 'status', route: 'sdk.script', status: 503, times: 1 }]);
  await openCheckout(form);
  await payButton(page).click();
  await expect(page.locator('#walletBrick_container').getByRole('link')).toBeVisible();
  await expect(page.locator('script[src*="sdk/js/v2"]')).toHaveCount(1);
});

test('a logo that fails twice is loaded all the same, and so is the contract', async ({
  page,
  fillCart,
  goToPay,
  allowFailures,
}) => {
  allowFailures(/logo-word\.png/);
  await fillCart(contract);
  await goToPay();
  await page.route('**/logo-word.png', (route) => route.fulfill({ status: 503 }), { times: 2 });
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  const button = downloadOf(page, contract);
  await save(button);
  await expect(page.getByText('Error de descarga')).toHaveCount(0);
});

for (const where of ['/pago-exitoso', '/mis-compras']) {
  test(`without a network ${where} still gives the contract, once it has been shown`, async ({
    page,
    buy,
  }) => {
    await buy(contract);
    const button = downloadOf(page, contract);
    await expect(button).toBeVisible();
    if (where === '/mis-compras') await page.goto(where);
    await expect(button).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.context().setOffline(true);
    const file = await save(button);
    expect(file.suggestedFilename()).toBe('contrato-plazo-fijo-educadora-diferencial.docx');
    await expect(page.getByText('¡Descarga iniciada!').first()).toBeVisible();
    await page.context().setOffline(false);
  });
}

test('a logo that cannot be loaded is reported, and the next press works', async ({
  page,
  fillCart,
  goToPay,
  allowFailures,
}) => {
  allowFailures(/logo-word\.png/);
  await fillCart(contract);
  await goToPay();
  await page.route('**/logo-word.png', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  const button = downloadOf(page, contract);
  await button.click();
  await expect(page.getByText('Error de descarga').first()).toBeVisible();
  await expect(
    page.getByText('No se pudo generar el documento. Por favor, contacte a soporte.').first(),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText('HTTP error! status: 404')).toBeVisible();
  await page.unroute('**/logo-word.png');
  const file = await save(button);
  expect(file.suggestedFilename()).toBe('contrato-plazo-fijo-educadora-diferencial.docx');
});
