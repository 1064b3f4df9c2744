import type { Download } from 'playwright/test';
import { downloadOf, save, textOf } from './downloads.ts';
import { expect, test } from './fixtures.ts';
import { contract, form } from './names.ts';
import { payButton, payLink, preferencesCreated } from './paying.ts';
import { bothWidths, floor } from './tags.ts';

test('a school buys both templates and gets two real Word documents', { tag: [bothWidths, floor] }, async ({
  page,
  fillCart,
  sandbox,
}) => {
  await fillCart(form, contract);
  await page.getByRole('button', { name: /^Abrir carrito/ }).click();
  await page.getByRole('link', { name: 'Finalizar Compra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeFocused();
  await payButton(page).click();
  await payLink(page).click();
  await expect(page.getByRole('main')).toContainText('$10.000');
  await page.getByRole('button', { name: 'Aprobar pago' }).click();

  await expect(page.getByRole('heading', { name: '¡Gracias por su compra!' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 0 productos' })).toBeVisible();

  const formFile = await save(downloadOf(page, form));
  expect(formFile.suggestedFilename()).toBe('formulario-registro-dea.docx');
  expect(await textOf(formFile)).toContain('Plan de mantención');
  await expect(page.getByText('¡Descarga iniciada!').first()).toBeVisible();
  await expect(page.getByText('Tu documento se está generando.').first()).toBeVisible();

  const contractFile = await save(downloadOf(page, contract));
  expect(contractFile.suggestedFilename()).toBe('contrato-plazo-fijo-educadora-diferencial.docx');
  expect(await textOf(contractFile)).toContain('OCTAVO');

  expect(await preferencesCreated(sandbox)).toBe(1);
});

test('a reload offers what was just bought; a bare visit has nothing', { tag: floor }, async ({
  page,
  buy,
}) => {
  await buy(form);
  await expect(downloadOf(page, form)).toBeVisible();
  await expect(page).toHaveTitle(/^Pago confirmado/);
  await page.reload();
  await expect(downloadOf(page, form)).toBeVisible();
  await page.goto('/pago-exitoso');
  await expect(page.getByText('No hay items para descargar.')).toBeVisible();
  await expect(downloadOf(page, form)).toHaveCount(0);
});

test('five presses give one file', { tag: floor }, async ({ page, buy }) => {
  await buy(contract);
  await expect(downloadOf(page, contract)).toBeVisible();
  const files: Download[] = [];
  page.on('download', (file) => files.push(file));
  const first = page.waitForEvent('download');
  await page.evaluate((name) => {
    const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.includes(name));
    for (let press = 0; press < 5; press += 1) button?.click();
  }, `Descargar ${contract}`);
  await first;
  await expect(page.getByText('¡Descarga iniciada!').first()).toBeVisible();
  expect(files).toHaveLength(1);
});

test('a rejected payment keeps the cart and can be tried again', { tag: floor }, async ({
  page,
  endPayment,
}) => {
  await endPayment('Rechazar pago', form);
  await expect(page.getByRole('heading', { name: 'Su pago no se completó' })).toBeVisible();
  await expect(page.getByText('no se hizo ningún cobro')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
  await page.getByRole('link', { name: 'Volver a Intentar' }).click();
  await expect(page.getByText('Total a pagar')).toBeVisible();
});

test('a pending payment says so and keeps the cart', { tag: floor }, async ({ page, endPayment }) => {
  await endPayment('Dejar pendiente', form);
  await expect(page).toHaveURL(/\/pago-cancelado\?/);
  await expect(page.getByRole('heading', { name: 'Su pago está pendiente' })).toBeVisible();
  await expect(page.getByText('espere la confirmación de Mercado Pago')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
});

test('an abandoned payment keeps the cart', { tag: floor }, async ({ page, endPayment }) => {
  await endPayment('Volver al sitio', form);
  await expect(page.getByText('La operación fue cancelada o está pendiente de confirmación.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
});

test('a status that is not approved releases nothing', { tag: floor }, async ({ page, endPayment }) => {
  await endPayment('Rechazar pago', form);
  await expect(page.getByRole('heading', { name: 'Su pago no se completó' })).toBeVisible();
  const forged = new URL(page.url());
  forged.pathname = '/pago-exitoso';
  await page.goto(forged.href);
  await expect(page.getByRole('heading', { name: 'Su pago no está aprobado' })).toBeVisible();
  await expect(page).toHaveTitle(/^Estado de su pago/);
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0);
});

test('a forged return whose payment cannot be looked up is not delivered', { tag: floor }, async ({
  page,
  sandbox,
  allowFailures,
  endPayment,
}) => {
  allowFailures(/\/v1\/payments\//);
  await endPayment('Volver al sitio', form);
  await expect(page.getByRole('heading', { name: 'Su pago no se completó' })).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('external_reference');
  await sandbox.faults([{ fault: 'policy-agent', route: 'payment.read' }]);
  await page.goto(`/pago-exitoso?status=approved&payment_id=99&external_reference=${reference}`);
  await expect(page.getByRole('heading', { name: 'Su pago aún no está confirmado' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
});

test('what was paid on the phone is there when the computer comes back unpaid', { tag: floor }, async ({
  page,
  browser,
  axe,
  fillCart,
  goToPay,
}) => {
  await fillCart(form);
  await goToPay();
  const phone = await browser.newContext();
  const paying = await phone.newPage();
  await paying.goto(page.url());
  await paying.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(downloadOf(paying, form)).toBeVisible();
  await phone.close();
  await page.getByRole('button', { name: 'Volver al sitio' }).click();
  await expect(page).toHaveURL(/\/pago-cancelado\?/);
  await expect(downloadOf(page, form)).toBeVisible();
  await expect(page).toHaveTitle(/^Pago confirmado/);
  await expect(page.getByRole('link', { name: 'Volver a Intentar' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 0 productos' })).toBeVisible();
  await axe(page, '/pago-cancelado with documents');
});

test('a pending payment at the success page says so, and waits in the purchases', { tag: floor }, async ({
  page,
  axe,
  endPayment,
}) => {
  await endPayment('Dejar pendiente', form);
  await expect(page.getByRole('heading', { name: 'Su pago está pendiente' })).toBeVisible();
  const back = new URL(page.url());
  await page.goto(`/pago-exitoso${back.search}`);
  await expect(page.getByRole('heading', { name: 'Su pago está pendiente' })).toBeVisible();
  await expect(page).toHaveTitle(/^Estado de su pago/);
  await axe(page, '/pago-exitoso with a pending payment');
  await page.getByRole('link', { name: 'Ver mis compras' }).click();
  await expect(page.getByRole('article', { name: /^Pago del / })).toBeVisible();
});

test('a purchased id without a document stays listed, with a message', { tag: floor }, async ({ page }) => {
  await page.goto('/tienda');
  const now = new Date().toISOString();
  const receipt = {
    reference: 'ref-antigua',
    preferenceId: null,
    lines: [
      { id: 'prod_retirado', quantity: 1 },
      { id: 'prod_dea_01', quantity: 1 },
    ],
    total: 4000,
    startedAt: now,
    paymentId: '123',
    paidAt: now,
  };
  await page.evaluate((stored) => localStorage.setItem('mle.purchases', JSON.stringify(stored)), {
    attempts: [],
    receipts: [receipt],
  });
  await page.goto('/pago-exitoso?status=approved&external_reference=ref-antigua');
  await expect(page.getByText('prod_retirado')).toBeVisible();
  await expect(page.getByText('Descarga no disponible')).toBeVisible();
  await expect(page.getByText('La descarga para este producto aún no está implementada.')).toBeVisible();
  await expect(downloadOf(page, form)).toBeVisible();
});

test('a payment that Mercado Pago contradicts delivers nothing and gives its number', { tag: floor }, async ({
  page,
  fillCart,
  goToPay,
  sandbox,
}) => {
  await fillCart(form);
  await goToPay();
  await sandbox.faults([{ fault: 'payment-differs', transaction_amount: 1 }]);
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page.getByRole('heading', { name: 'No pudimos validar su pago' })).toBeVisible();
  await expect(page.getByText('Número de pago', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
});

test('a payment that is not found yet is asked for again', { tag: floor }, async ({
  page,
  fillCart,
  goToPay,
  sandbox,
  allowFailures,
}) => {
  allowFailures(/\/v1\/payments\//);
  await fillCart(form);
  await goToPay();
  await sandbox.faults([{ fault: 'payment-not-found' }, { fault: 'search-empty' }]);
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page.getByRole('heading', { name: 'Su pago aún no está confirmado' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
  await sandbox.faults([]);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(downloadOf(page, form)).toBeVisible();
});

test('the purchase opens in another browser than the one that bought', { tag: floor }, async ({
  page,
  buy,
  browser,
}) => {
  await buy(form);
  await expect(downloadOf(page, form)).toBeVisible();
  const other = await browser.newContext();
  const elsewhere = await other.newPage();
  await elsewhere.goto(page.url());
  await expect(downloadOf(elsewhere, form)).toBeVisible();
  await other.close();
});
