// The sandbox's fictional firm takes requests for a boleta or factura.
import type { Locator, Page } from 'playwright/test';
import { formattedTotal } from '../../tests/shop.ts';
import { setStorage } from '../support/browser-storage.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { purchasesEntry, storedReceipt } from '../support/stored-purchases.ts';
import { longTag, translatedTag } from '../support/tags.ts';
import { expectFits } from '../support/width-and-text-size.ts';

const requestName = 'Pedir boleta o factura';
const requestButton = (page: Page) => page.getByRole('button', { name: requestName });
const requestDialog = (page: Page) => page.getByRole('dialog', { name: requestName });
const composeButton = (page: Page) => requestDialog(page).getByRole('button', { name: 'Preparar el correo' });

/** Opens /mis-compras with a stored purchase, and the form that requests a boleta or factura for this purchase. */
async function openStoredRequest(
  page: Page,
  storedEntries: Readonly<Record<string, string>> = {},
): Promise<Locator> {
  await setStorage(page, { ...purchasesEntry(storedReceipt), ...storedEntries });
  await page.goto('/mis-compras');
  return openRequest(page);
}

async function openRequest(page: Page): Promise<Locator> {
  await requestButton(page).click();
  await expect(composeButton(page)).toBeVisible();
  return requestDialog(page);
}

async function expectAccessible(
  page: Page,
  axe: (page: Page, label: string) => Promise<void>,
  label: string,
): Promise<void> {
  await axe(page, label);
  await expectFits(page, label, undefined, async (labelAtWidth) => {
    const excessWidth = await requestDialog(page).evaluate(
      (element) => element.scrollWidth - element.clientWidth,
    );
    expect(excessWidth, labelAtWidth).toBeLessThanOrEqual(0);
  });
}

async function composedEmail(page: Page) {
  const href = await requestDialog(page)
    .getByRole('link', { name: 'Abrir en el correo' })
    .getAttribute('href');
  const { pathname, searchParams } = new URL(href ?? '');
  return {
    to: pathname,
    subject: searchParams.get('subject'),
    lines: searchParams.get('body')?.split('\r\n'),
  };
}

const otherAnswers = [
  ['Giro', 'Enseñanza básica y media'],
  ['Dirección', 'Av. Ejemplo 123, oficina 4'],
  ['Comuna', 'Ñuñoa'],
] as const;

test('a request typed after paying becomes an e-mail to the firm', {
  tag: translatedTag,
}, async ({ page, axe, context }) => {
  await setStorage(page, purchasesEntry(storedReceipt));
  await page.goto(`/pago-exitoso?status=approved&external_reference=${storedReceipt.reference}`);
  const paymentNumber = storedReceipt.paymentId;
  const dialog = await openRequest(page);
  await expectAccessible(page, axe, 'the empty request');
  const rut = dialog.getByLabel('RUT');
  // The error appears when the field loses the focus, and the button's click still counts.
  await rut.fill('1-9');
  await composeButton(page).click();
  const errorList = dialog.getByRole('group', { name: 'Revise estas 6 respuestas' });
  await expect(errorList).toBeFocused();
  await expect(errorList.getByRole('link')).toHaveCount(6);
  await expect(dialog.locator('small', { hasText: /^Escriba / })).toHaveCount(5);
  // Screen readers read the list when it gets the focus, so it needs no alert.
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await errorList.getByRole('link', { name: 'El RUT no es válido' }).click();
  await expect(rut).toBeFocused();
  await rut.fill('');
  await expect(rut).toHaveAccessibleDescription('Escriba el RUT.');
  await expectAccessible(page, axe, 'a request with all data missing');

  // Type the RUT with dots, a hyphen and a wrong check digit, then correct the digit.
  await rut.pressSequentially('76.543.210-4');
  const rutError = dialog.locator('small', { hasText: 'El RUT no es válido' });
  await expect(rutError).toBeVisible();
  await page.keyboard.press('Backspace');
  await page.keyboard.press('3');
  await expect(rut).toHaveValue('76.543.210-3');
  await expect(rutError).toBeHidden();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Fundación Educacional «Los Aromos»');
  for (const [label, text] of otherAnswers) await dialog.getByLabel(label).pressSequentially(text);
  await dialog.getByLabel('Correo electrónico').pressSequentially('finanzas@colegioñuñoa.example');
  await page.keyboard.press('Enter');

  await expect(dialog.getByRole('heading', { name: 'Su correo está listo' })).toBeFocused();
  await expectAccessible(page, axe, 'the composed request');
  const { to, subject, lines } = await composedEmail(page);
  expect(to).toBe('contacto@mentorialegal.example');
  expect(subject).toBe(`Boleta o factura por el pago ${paymentNumber}`);
  expect(lines).toEqual(
    expect.arrayContaining([
      `Número de pago de Mercado Pago: ${paymentNumber}`,
      expect.stringMatching(/^Fecha: \d{1,2} de [a-z]+ de \d{4}, \d\d:\d\d \(hora de Chile\)$/),
      expect.stringContaining(`2 × ${formName}`),
      `1 × ${contractName}: ${formattedTotal({ contracts: 1 })}`,
      `Total: ${formattedTotal({ forms: 2, contracts: 1 })}`,
      'RUT: 76.543.210-3',
      'Razón social: Fundación Educacional «Los Aromos»',
      ...otherAnswers.map(([label, text]) => `${label}: ${text}`),
      'Correo electrónico: finanzas@colegioñuñoa.example',
    ]),
  );

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copiar el texto' }).click();
  await expect(page.getByText('Texto copiado').first()).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text.replaceAll('\r', '')).toBe(`Para: ${to}\nAsunto: ${subject}\n\n${lines?.join('\n')}`);
});

test('the text is selected if the browser refuses to copy it', { tag: longTag }, async ({ page }) => {
  const dialog = await openStoredRequest(page);
  // Paste the data with the formatting of other documents.
  for (const [label, text] of [
    ['RUT', ' RUT: 76,543,210-3'],
    ['Razón social', 'Fundación\nLos Aromos'],
    ...otherAnswers,
    ['Correo electrónico', 'mailto:finanzas@aromos.example '],
  ] as const) {
    await dialog.getByLabel(label).focus();
    await page.keyboard.insertText(text);
  }
  await composeButton(page).click();
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await dialog.getByRole('button', { name: 'Copiar el texto' }).click();
  await expect(dialog.getByRole('alert')).toContainText('no dejó copiar');
  const selectedText = await page.evaluate(() => String(getSelection()));
  expect(selectedText).toContain('Asunto: Boleta o factura por el pago 5550001');
  expect(selectedText).toContain('Cotización: C-260301-7KQP');
  expect(selectedText).toContain('2 × Formulario de Registro DEA, a $2.000 cada uno: $4.000');
  expect(selectedText).toContain('RUT: 76.543.210-3');
  expect(selectedText).toContain('Correo electrónico: finanzas@aromos.example');
});

test('typed details apply to every purchase and tab until they are erased', {
  tag: longTag,
}, async ({ page, context, axe }) => {
  const dialog = await openStoredRequest(page);
  await dialog.getByLabel('RUT').pressSequentially('765');
  await dialog.getByLabel('Correo electrónico').pressSequentially('finanzas@');
  await page.reload();
  await openRequest(page);
  await expect(dialog.getByLabel('Correo electrónico')).toHaveValue('finanzas@');
  await expect(dialog.getByText('Ingrese un correo electrónico válido.')).toBeVisible();
  await expect(dialog.getByLabel('RUT')).toHaveValue('765');

  const otherTab = await context.newPage();
  await otherTab.goto('/mis-compras');
  await openRequest(otherTab);
  await requestDialog(otherTab).getByLabel('Comuna').pressSequentially('Ñuñoa');
  await expect(dialog.getByLabel('Comuna')).toHaveValue('Ñuñoa');

  await dialog.getByRole('button', { name: 'Borrar estos datos' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Borrar estos datos?' });
  await expect(question.getByRole('button', { name: 'Conservar' })).toBeFocused();
  await axe(page, 'the question before the data are erased');
  await question.getByRole('button', { name: 'Borrar' }).click();
  await expect(question).toHaveCount(0);
  await expect(dialog.getByLabel('Comuna')).toHaveValue('');
  await expect(requestDialog(otherTab).getByLabel('RUT')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toMatch(/765|Ñuñoa|finanzas/);
  // Back closes the panel and stays on the page.
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(requestButton(page)).toBeFocused();
});
