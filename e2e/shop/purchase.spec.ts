import type { Download } from 'playwright/test';
import { site } from '../../src/content/site.ts';
import { pesosOf } from '../../tests/shop.ts';
import { downloadOf, save, textOf } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contract, form } from '../support/names.ts';
import { fetchedAhead } from '../support/open-app.ts';
import { payButton, payLink, preferencesCreated } from '../support/paying.ts';
import { cartOf, restore } from '../support/stored.ts';
import { bothWidths, throughProxy, translated } from '../support/tags.ts';

test('a school buys both templates and gets two real Word documents', {
  tag: [bothWidths, throughProxy, translated],
}, async ({ page, fillCart, sandbox }) => {
  await fillCart(form, contract);
  await page.getByRole('button', { name: /^Abrir carrito/ }).click();
  await page.getByRole('link', { name: 'Finalizar Compra' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Finalizar compra' })).toBeFocused();
  await payButton(page).click();
  await payLink(page).click();
  await expect(page.getByRole('main')).toContainText(pesosOf(1, 1));
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

test('five presses give one file, and a reload offers what was just bought', async ({ page, buy }) => {
  await buy(contract);
  await expect(page).toHaveTitle(/^Pago confirmado/);
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
  await page.reload();
  await expect(downloadOf(page, contract)).toBeVisible();
});

test('a payment that was rejected or left keeps the cart, releases nothing whatever the address claims, is not among the purchases, and can be tried again', {
  tag: throughProxy,
}, async ({ page, axe, endPayment, sandbox, allowFailures }) => {
  allowFailures(/\/v1\/payments\//);
  const bag = page.getByRole('button', { name: 'Abrir carrito, 1 producto' });
  await endPayment('Rechazar pago', form);
  await expect(page.getByRole('heading', { name: 'Su pago no se completó' })).toBeVisible();
  await expect(page.getByText('no se le cobró')).toBeVisible();
  await expect(bag).toBeVisible();

  const forged = new URL(page.url());
  forged.pathname = '/pago-exitoso';
  await page.goto(forged.href);
  await expect(page.getByRole('heading', { name: 'Su pago no está aprobado' })).toBeVisible();
  await expect(page).toHaveTitle(/^Estado de su pago/);
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0);

  await page.goBack();
  await page.getByRole('link', { name: 'Volver a Intentar' }).click();
  await expect(page.getByText('Total a pagar')).toBeVisible();
  await payButton(page).click();
  await payLink(page).click();
  await page.getByRole('button', { name: 'Volver al sitio' }).click();
  await expect(page.getByText('La operación fue cancelada o está pendiente de confirmación.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Su pago no se completó' })).toBeVisible();
  await expect(bag).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('external_reference');
  await page.getByRole('contentinfo').getByRole('link', { name: site.purchases }).click();
  await expect(page.getByText('No hay compras en este equipo.')).toBeVisible();
  await page.getByRole('button', { name: 'Buscar mis pagos' }).click();
  await expect(page.getByText('Mercado Pago no informa pagos aprobados')).toBeVisible();
  await axe(page, '/mis-compras where no payment was found');

  await sandbox.faults([{ fault: 'policy-agent', route: 'payment.read' }]);
  await page.goto(`/pago-exitoso?status=approved&payment_id=99&external_reference=${reference}`);
  await expect(page.getByRole('heading', { name: 'Su pago aún no está confirmado' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0);
  await expect(bag).toBeVisible();
});

test('a payment finished on the phone gives the documents there and on the computer that began it, also when the computer returns unpaid', {
  tag: throughProxy,
}, async ({ page, browser, axe, goToPay }) => {
  await restore(page, cartOf(form));
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

test('a purchased id without a document stays listed, with a message; the others come without a network too, also in the purchases; a bare visit has nothing', async ({
  page,
  context,
}) => {
  const now = new Date().toISOString();
  const receipt = {
    reference: 'ref-antigua',
    preparedId: null,
    lines: [
      { id: 'prod_retirado', quantity: 1 },
      { id: 'prod_contrato_pf_ed_01', quantity: 1 },
    ],
    total: 10000,
    startedAt: now,
    paymentId: '123',
    paidAt: now,
  };
  await restore(page, { 'mle.purchases': JSON.stringify({ attempts: [], receipts: [receipt] }) });
  const back = '/pago-exitoso?status=approved&external_reference=ref-antigua';
  for (const shown of [back, '/mis-compras']) {
    await page.goto(shown);
    await expect(page.getByText('prod_retirado').first()).toBeVisible();
    await expect(page.getByText('Descarga no disponible')).toBeVisible();
    await expect(page.getByText('La descarga para este producto aún no está implementada.')).toBeVisible();
    const button = downloadOf(page, contract);
    await expect(button).toBeVisible();
    await fetchedAhead(page);
    await context.setOffline(true);
    const file = await save(button);
    expect(file.suggestedFilename()).toBe('contrato-plazo-fijo-educadora-diferencial.docx');
    await expect(page.getByText('¡Descarga iniciada!').first()).toBeVisible();
    await context.setOffline(false);
  }
  await page.goto('/pago-exitoso');
  await expect(page.getByText('No hay items para descargar.')).toBeVisible();
  await expect(downloadOf(page, contract)).toHaveCount(0);
});

test('a payment that is not found yet is asked for again; one that Mercado Pago contradicts delivers nothing and gives its number', {
  tag: throughProxy,
}, async ({ page, goToPay, sandbox, allowFailures }) => {
  allowFailures(/\/v1\/payments\//);
  await restore(page, cartOf(form));
  await goToPay();
  await sandbox.faults([{ fault: 'payment-not-found' }, { fault: 'search-empty' }]);
  await page.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(page.getByRole('heading', { name: 'Su pago aún no está confirmado' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
  await sandbox.faults([{ fault: 'payment-differs', transaction_amount: 1 }]);
  await page.getByRole('button', { name: 'Reintentar' }).click();
  await expect(page.getByRole('heading', { name: 'No pudimos validar su pago' })).toBeVisible();
  await expect(page.getByText('Número de pago', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Descargar/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Abrir carrito, 1 producto' })).toBeVisible();
  await sandbox.faults([]);
  await page.reload();
  await expect(downloadOf(page, form)).toBeVisible();
});
