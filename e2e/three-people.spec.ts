// A purchase as a school makes it: one person finds the templates, another approves the expense, a third pays and
// accounts for it, each on a device of their own.
import { anotherDevice } from './another-device.ts';
import { saveWord } from './completing.ts';
import { textOf } from './downloads.ts';
import { expect, test } from './fixtures.ts';
import { contract, form } from './names.ts';
import { printedPages } from './paper.ts';
import { payButton, payLink } from './paying.ts';
import { throughProxy } from './tags.ts';

test(
  'one finds and shares, one prints the quote, and one pays, recovers, completes, asks for the factura and prints the folder',
  {
    tag: throughProxy,
  },
  async ({ page: finder, context, fillCart }, info) => {
    await fillCart(form, contract);
    await finder.getByRole('button', { name: /^Abrir carrito/ }).click();
    await finder.getByRole('button', { name: 'Compartir carrito' }).click();
    const shared = await finder.getByRole('dialog').getByText('/tienda?carrito=').textContent();

    const approver = await anotherDevice(context, shared ?? '', {
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
    });
    await expect(approver.getByText('Estos productos ya están en su carrito.')).toBeVisible();
    await approver.getByRole('button', { name: 'Abrir carrito, 2 productos' }).tap();
    await approver.getByRole('dialog').getByRole('link', { name: 'Cotización' }).tap();
    await approver.getByLabel('Nombre del establecimiento').fill('Colegio Los Aromos de Prueba');
    await approver.getByLabel('A quién va dirigida').fill('Sra. Directora de Ejemplo');
    const quote = new URL(approver.url()).searchParams.get('numero') ?? '';
    const address = await approver
      .getByRole('article', { name: 'Cotización' })
      .getByRole('link', { name: /\/tienda\?carrito=/ })
      .textContent();
    const paper = await printedPages(approver, info);
    expect(paper).toHaveLength(1);
    for (const text of [quote, 'Colegio Los Aromos de Prueba', 'Sra. Directora de Ejemplo', '$10.000']) {
      expect(paper[0]).toContain(text);
    }

    const payer = await anotherDevice(context, address ?? '');
    await payer.getByRole('region', { name: 'Carrito compartido' }).getByRole('link').first().click();
    await payButton(payer).click();
    await payLink(payer).click();
    // The window is closed before it comes back to the site.
    const back = payer.waitForRequest(/\/pago-exitoso\?/);
    await payer.route(/\/pago-exitoso\?/, (route) => route.abort());
    await payer.getByRole('button', { name: 'Aprobar pago' }).click();
    const number = new URL((await back).url()).searchParams.get('payment_id') ?? '';
    const later = await payer.context().newPage();
    await payer.close();

    await later.goto('/mis-compras');
    await later.getByLabel('Número de pago').fill(number);
    await later.getByRole('button', { name: 'Buscar la compra' }).click();
    await expect(later.getByText('Compra encontrada').first()).toBeVisible();

    await later.getByRole('link', { name: `Completar en línea ${form}` }).click();
    await later
      .getByLabel('Nombre del establecimiento', { exact: true })
      .fill('Colegio Los Aromos de Prueba');
    expect(await textOf(await saveWord(later))).toContain('Colegio Los Aromos de Prueba');
    await later.getByRole('link', { name: 'Mis compras' }).first().click();

    await later.getByRole('button', { name: 'Pedir boleta o factura' }).click();
    const request = later.getByRole('dialog', { name: 'Pedir boleta o factura' });
    for (const [label, text] of [
      ['RUT', '76.543.210-3'],
      ['Razón social', 'Fundación Los Aromos de Prueba'],
      ['Giro', 'Enseñanza básica'],
      ['Dirección', 'Calle Ficticia 45'],
      ['Comuna', 'Ñuñoa'],
      ['Correo electrónico', 'finanzas@colegio.example'],
    ] as const) {
      await request.getByLabel(label).fill(text);
    }
    await request.getByRole('button', { name: 'Preparar el correo' }).click();
    const mail = await request.getByRole('link', { name: 'Abrir en el correo' }).getAttribute('href');
    const { searchParams } = new URL(mail ?? '');
    for (const text of [number, quote, 'Total: $10.000']) expect(searchParams.get('body')).toContain(text);
    await later.keyboard.press('Escape');

    await later.evaluate(() =>
      Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
    );
    await later.getByRole('button', { name: 'Carpeta de respaldo' }).click();
    await expect(later.locator('body')).toHaveAttribute('data-printed', '');
    const folder = await printedPages(later, info);
    expect(folder).toHaveLength(3);
    expect(folder[0]).toContain(`Cotización ${quote}`);
    expect(folder[0]).toContain(number);
    expect(folder[1]).toContain('Fundación Los Aromos de Prueba');
    expect(folder[2]).toContain('Timbre del establecimiento');
    await approver.context().close();
    await later.context().close();
  },
);
