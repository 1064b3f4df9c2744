// Tests a purchase like a school's: one person finds the templates, another approves the expense, and a third pays and
// accounts for it, each on their own device.

import type { Locator } from 'playwright/test';
import { encode } from 'uqr';
import { site } from '../../src/content/site.ts';
import { formattedTotal } from '../../tests/shop.ts';
import { openOnAnotherDevice } from '../support/another-device.ts';
import { cartButton, drawer, openCart } from '../support/cart.ts';
import { saveWord } from '../support/completing.ts';
import { downloadText } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { pressToPrint, readPrintedPages } from '../support/paper.ts';
import { goToPayment } from '../support/paying.ts';
import { longTag, proxyTag } from '../support/tags.ts';

const school = 'Colegio Los Aromos de Prueba';
const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function expectQrCode(code: Locator, address: string): Promise<void> {
  const pathData = (await code.locator('path').getAttribute('d')) ?? '';
  const darkModules = encode(address, { ecc: 'M', border: 4 }).data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `${x} ${y}` : [])),
  );
  expect(pathData.match(/\d+ \d+(?=h1)/g)).toEqual(darkModules);
}

test(
  'three people share, approve and pay for a purchase on their own devices',
  {
    tag: [proxyTag, longTag],
  },
  async ({ page: finder, context, fillCart }, info) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fillCart(formName, contractName);
    await (await openCart(finder)).getByRole('button', { name: 'Compartir carrito' }).click();
    await finder.getByRole('button', { name: 'Copiar enlace' }).click();
    await expect(finder.getByText('Enlace copiado').first()).toBeVisible();
    const sharedLink = await finder.evaluate(() => navigator.clipboard.readText());

    const approver = await openOnAnotherDevice(context, sharedLink, telephone);
    await expect(approver.getByText('Estos productos quedaron en su carrito.')).toBeVisible();
    await cartButton(approver, 2).tap();
    await drawer(approver).getByRole('link', { name: 'Cotización' }).tap();
    for (const [label, text] of [
      ['Nombre del establecimiento', school],
      ['RUT', '76543210-3'],
      ['RBD', '12345-6'],
      ['A quién va dirigida', 'Sra. Directora de Ejemplo'],
    ] as const) {
      await approver.getByLabel(label, { exact: true }).fill(text);
    }
    const quoteNumber = new URL(approver.url()).searchParams.get('numero') ?? '';
    const sheet = approver.getByRole('article', { name: 'Cotización' });
    const address = (await sheet.getByText(/^http.*\/tienda\?carrito=/).textContent()) ?? '';
    await expectQrCode(sheet.getByRole('img', { name: /QR/ }), address);
    await pressToPrint(approver.getByRole('button', { name: 'Imprimir o guardar como PDF' }));
    const quotePages = await readPrintedPages(approver, info);
    expect(quotePages).toHaveLength(1);
    for (const text of [
      quoteNumber,
      school,
      '76.543.210-3',
      '12345-6',
      'Sra. Directora de Ejemplo',
      formattedTotal({ forms: 1, contracts: 1 }),
    ]) {
      expect(quotePages[0]).toContain(text);
    }

    const payer = await openOnAnotherDevice(context, address, telephone);
    const panel = payer.getByRole('region', { name: 'Carrito compartido' });
    await expect(panel.getByText(quoteNumber)).toBeVisible();
    await panel.getByRole('link', { name: 'Finalizar Compra' }).tap();
    await goToPayment(payer);
    // The buyer closes the window before it returns to the site.
    const returnRequest = payer.waitForRequest(/\/pago-exitoso\?/);
    await payer.route(/\/pago-exitoso\?/, (route) => route.abort());
    await payer.getByRole('button', { name: 'Aprobar pago' }).click();
    const paymentNumber = new URL((await returnRequest).url()).searchParams.get('payment_id') ?? '';
    await payer.context().close();

    // The buyer continues on a computer that has only the printed address.
    const office = await openOnAnotherDevice(context, address);
    await expect(office.getByText('Estos productos quedaron en su carrito.')).toBeVisible();
    await expect(
      office.getByRole('region', { name: 'Carrito compartido' }).getByText(quoteNumber),
    ).toBeVisible();
    await office.goto('/mis-compras');
    await office.getByLabel('Número de pago').fill(paymentNumber);
    await office.getByRole('button', { name: 'Buscar la compra' }).click();
    await expect(office.getByText('Compra encontrada').first()).toBeVisible();

    await office.getByRole('link', { name: `Completar en línea ${formName}` }).click();
    await office.getByLabel('Nombre del establecimiento', { exact: true }).fill(school);
    expect(await downloadText(await saveWord(office))).toContain(school);
    await office.getByRole('link', { name: site.purchases }).first().click();

    await office.getByRole('button', { name: 'Pedir boleta o factura' }).click();
    const requestDialog = office.getByRole('dialog', { name: 'Pedir boleta o factura' });
    for (const [label, text] of [
      ['RUT', '76.543.210-3'],
      ['Razón social', 'Fundación Los Aromos de Prueba'],
      ['Giro', 'Enseñanza básica'],
      ['Dirección', 'Calle Ficticia 45'],
      ['Comuna', 'Ñuñoa'],
      ['Correo electrónico', 'finanzas@colegio.example'],
    ] as const) {
      await requestDialog.getByLabel(label, { exact: true }).fill(text);
    }
    await requestDialog.getByRole('button', { name: 'Preparar el correo' }).click();
    const mailLink = await requestDialog
      .getByRole('link', { name: 'Abrir en el correo' })
      .getAttribute('href');
    const { searchParams } = new URL(mailLink ?? '');
    for (const text of [paymentNumber, `Total: ${formattedTotal({ forms: 1, contracts: 1 })}`])
      expect(searchParams.get('body')).toContain(text);
    await office.keyboard.press('Escape');

    await office.getByText('Datos del establecimiento (opcional)').click();
    await office.getByLabel('Nombre del establecimiento', { exact: true }).fill(school);
    await pressToPrint(office.getByRole('button', { name: 'Imprimir comprobante' }));
    const receiptPages = await readPrintedPages(office, info);
    expect(receiptPages).toHaveLength(1);
    for (const text of [
      paymentNumber,
      school,
      'Fecha y hora de aprobación',
      formattedTotal({ forms: 1, contracts: 1 }),
    ]) {
      expect(receiptPages[0]).toContain(text);
    }
    await approver.context().close();
    await office.context().close();
  },
);
