// What browsers have stored since an earlier version of the site, as their owners see it.

import type { Page } from 'playwright/test';
import { products } from '../src/features/catalogue/products.ts';
import { type Device, deviceNamed } from '../tests/fixtures/devices/devices.ts';
import { expect, test } from './fixtures.ts';
import { contract, form } from './names.ts';
import { restoreSession } from './session.ts';
import { restore } from './stored.ts';

const restoreDevice = (page: Page, { localStorage: kept, sessionStorage: ofTab }: Device) =>
  restore(page, kept, ofTab);

const sheet = (page: Page) => page.getByRole('article');

/** Label in the form, what its input shows, and what the document prints where that differs. */
type Shown = readonly (readonly [label: string, typed: string, printed?: string])[];

async function expectAnswers(page: Page, answers: Shown): Promise<void> {
  for (const [label, typed, printed = typed] of answers) {
    await expect(page.getByLabel(label, { exact: true }).first()).toHaveValue(typed);
    await expect(sheet(page)).toContainText(printed);
  }
}

test('data that earlier versions stored is read: cart, purchases, payments, answers and buyer', async ({
  page,
}) => {
  await restoreDevice(page, deviceNamed('school-with-purchases-and-both-drafts'));
  await page.goto('/mis-compras');
  await expect(page.getByRole('button', { name: /^Abrir carrito, 1\.?998 productos$/ })).toBeVisible();

  const receipts = page.getByRole('article', { name: /^Compra del 21 de noviembre de 2026/ });
  await expect(receipts).toHaveCount(3);
  const facts = [
    ['1795272319651', `1 × ${form}`, 'Total$2.000'],
    ['1795272323733', `2 × ${contract}$16.000`, `2 × ${form}$4.000`, 'Total$20.000'],
    ['1795272325086', `1 × ${contract}$8.000`, 'Total$8.000'],
  ] as const;
  for (const [number, ...texts] of facts) {
    const receipt = receipts.filter({ hasText: number });
    for (const text of texts) await expect(receipt).toContainText(text);
    await expect(receipt.getByRole('button', { name: /^Descargar / })).toHaveCount(texts.length - 1);
  }

  const pending = page.getByRole('article', { name: /^Pago del 21 de noviembre de 2026/ });
  await expect(pending).toHaveCount(2);
  await expect(pending.filter({ hasText: '1795272326463' })).toContainText('Total$2.000');
  await expect(pending.filter({ hasNotText: 'Número de pago' })).toContainText('Total$10.000');

  await page.getByText('Datos del establecimiento (opcional)').first().click();
  await expect(page.getByLabel('Nombre del establecimiento').first()).toHaveValue(
    'Colegio Los Aromos de Prueba',
  );
  await expect(page.getByLabel('RUT', { exact: true }).first()).toHaveValue('77.777.777-7');
  await expect(page.getByLabel('RBD').first()).toHaveValue('12345-6');

  await page.goto('/completar/formulario-registro-dea');
  await expectAnswers(page, [
    ['Fecha de emisión', '02-03-2026'],
    ['Marca', 'Marca Ejemplo «Æsir»'],
    ['Vencimiento de los electrodos (parches)', '15-07-2098'],
    ['Superficie total (m²)', '3.400'],
    ['Aviso a la red de urgencia', 'Llamado a SAMU 131 por inspectoría'],
    ['Región', 'Región de Valparaíso'],
  ]);
  await expect(page.getByRole('radio', { name: 'Sí' })).toBeChecked();
  await expect(page.getByLabel('Ubicación específica')).toHaveValue(
    'Edificio A, piso 1\njunto a inspectoría',
  );

  await page.goto('/completar/contrato-plazo-fijo-educadora');
  await expectAnswers(page, [
    ['Nombre de la trabajadora', "Ana O'Higgins Prueba Ejemplo"],
    ['Fecha de nacimiento', '10-05-1990', '10 de mayo de 1990'],
    ['Miércoles: Entrada', '08:12'],
    ['Jueves: Docencia de aula (lectivas)', '5:13'],
    ['Sueldo base', '1.250.000', '$1.250.000'],
    ['Asignación de colación', '35.000', '$35.000'],
    ['Comuna de domicilio contractual', 'Santiago'],
  ]);
});

test('stored answers that are invalid today are shown as they were typed', async ({ page }) => {
  await restoreDevice(page, deviceNamed('half-typed-drafts-and-wrong-answers'));
  await page.goto('/completar/formulario-registro-dea');
  await expectAnswers(page, [
    ['Fecha de emisión', '31-02-2026'],
    ['Vencimiento de la batería', 'marzo de 2030'],
    ['RUT del establecimiento o sostenedor', '77.777.777-1'],
    ['Superficie total (m²)', '12,50'],
  ]);
  await page.goto('/completar/contrato-plazo-fijo-educadora');
  await expectAnswers(page, [
    ['Lunes: Entrada', '25:00'],
    ['Viernes: Salida', '5:45 pm'],
    ['Sueldo base', '12,50'],
    ['Bonificación de Reconocimiento Profesional (BRP), título', '94.650', '$94.650'],
    ['Domicilio', 'Calle Ejem'],
  ]);
  await expect(page.getByRole('button', { name: 'Abrir carrito, 3 productos' })).toBeVisible();
});

test('tabs with a full storage or an interrupted reload work', async ({ page }) => {
  await restoreDevice(page, deviceNamed('full-storage-kept-in-the-tab'));
  await page.goto('/mis-compras');
  await expect(page.getByRole('article', { name: /^Compra del/ })).toContainText('1795272389698');
  await expect(page.getByRole('article', { name: /^Pago del/ })).toContainText('1795272391631');
  await restoreDevice(page, deviceNamed('tab-that-was-reloaded-to-open-the-cart'));
  await page.goto('/contacto');
  await expect(page.getByRole('dialog')).toContainText(form);
});

test('admin mode of an earlier version is on again once the server confirms the session', async ({
  page,
}) => {
  const { 'mle.dev-mode': mode = '' } = deviceNamed('admin-with-the-mode-on').localStorage;
  await restoreSession(page, { more: { 'mle.dev-mode': mode } });
  await page.goto('/tienda');
  await expect(page.getByRole('switch', { name: 'Modo administrador' })).toBeChecked();
  await expect(page.getByRole('main').getByRole('button', { name: 'Descargar (Admin)' })).toHaveCount(
    products.length,
  );
});
