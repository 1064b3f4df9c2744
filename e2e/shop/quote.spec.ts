import type { Page } from 'playwright/test';
import { formattedTotal, orderAmount } from '../../tests/shop.ts';
import { openOnAnotherDevice } from '../support/another-device.ts';
import { cartEntry, setStorage } from '../support/browser-storage.ts';
import { openCart } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { h1 } from '../support/open-app.ts';
import { pressToPrint, readPrintedPages } from '../support/paper.ts';
import { goToPayment } from '../support/paying.ts';
import { longTag, proxyTag, translatedTag } from '../support/tags.ts';
import { expectFits } from '../support/width-and-text-size.ts';

const sheet = (page: Page) => page.getByRole('article', { name: 'Cotización' });
const renewButton = (page: Page) => page.getByRole('button', { name: 'Hacer una cotización nueva' });
const readQuoteNumber = (page: Page) => new URL(page.url()).searchParams.get('numero') ?? '';
const newQuotePattern = /\/cotizacion\?numero=C-\d{6}-[2-9A-HJ-NP-Z]{4}&fecha=\d{4}-\d\d-\d\d&lineas=/;

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label).click();
  await page.keyboard.type(text);
}

test(
  'a full cart becomes a quote on one page of paper',
  {
    tag: [translatedTag, longTag],
  },
  async ({ page, axe }, info) => {
    await setStorage(page, cartEntry(formName, formName, contractName));
    await page.goto('/tienda');
    await (await openCart(page)).getByRole('link', { name: 'Cotización' }).click();
    await expect(h1(page)).toBeFocused();
    await expect(page).toHaveURL(newQuotePattern);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const quoteNumber = readQuoteNumber(page);
    await expect(sheet(page)).toContainText(quoteNumber);
    await expect(page).toHaveTitle(`Cotización ${quoteNumber} | Mentoría Legal Educacional`);
    await typeInto(page, 'Nombre del establecimiento', 'Colegio Los Aromos de Prueba');
    await typeInto(page, 'RUT', '777777777');
    await typeInto(page, 'RBD', '12345-6');
    await typeInto(page, 'A quién va dirigida', 'María Ejemplo');
    await typeInto(page, 'N.º de orden de compra', '1057-46-SE26');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('RUT')).toHaveValue('77.777.777-7');
    await axe(page, 'a quote');
    await expectFits(page, 'a quote');
    // Data, sheet and actions appear in this order, which is also the order for the keyboard. Each address fits on one
    // line.
    const tops = [
      page.getByLabel('Nombre del establecimiento'),
      sheet(page),
      page.getByRole('button', { name: 'Copiar enlace' }),
    ].map(async (part) => (await part.boundingBox())?.y ?? 0);
    const [dataTop = 0, sheetTop = 0, actionsTop = 0] = await Promise.all(tops);
    expect(dataTop).toBeLessThan(sheetTop);
    expect(sheetTop).toBeLessThan(actionsTop);
    for (const address of await page.getByText(/^http.*(?:lineas|carrito)=/).all()) {
      const { height = 0 } = (await address.boundingBox()) ?? {};
      expect(height).toBeLessThan(50);
    }

    await pressToPrint(page.getByRole('button', { name: 'Imprimir o guardar como PDF' }));
    const pages = await readPrintedPages(page, info);
    expect(pages).toHaveLength(1);
    const printedText = pages.join();
    for (const text of [
      quoteNumber,
      'Válida hasta',
      'Mentoría de Ejemplo SpA',
      '76.000.000-0',
      'contacto@mentorialegal.example',
      'Colegio Los Aromos de Prueba',
      '77.777.777-7',
      '12345-6',
      'María Ejemplo',
      'Orden de compra: 1057-46-SE26',
      'Precio unitario',
      `${formattedTotal({ forms: 1 })} ${formattedTotal({ forms: 2 })}`,
      formattedTotal({ forms: 2, contracts: 1 }),
      'Cómo pagar',
      'Esta cotización no es un documento tributario.',
    ]) {
      expect(printedText).toContain(text);
    }
    // The printed QR code contains the address, so the text only needs the domain.
    expect(printedText).toContain(new URL(page.url()).host);
    for (const text of [
      'Imprimir',
      'Volver',
      'A quién va dirigida',
      'Navegación',
      'carrito=',
      'Abra este enlace',
    ]) {
      expect(printedText).not.toContain(text);
    }

    await page.reload();
    await expect(sheet(page)).toContainText(quoteNumber);
    await expect(sheet(page)).toContainText('María Ejemplo');
    expect(readQuoteNumber(page)).toBe(quoteNumber);
    await page.getByRole('link', { name: 'Cerrar e ir a la Tienda' }).click();
    await expect(page).toHaveURL('/tienda');
    await page.goBack();
    await expect(sheet(page)).toContainText(quoteNumber);
    expect(readQuoteNumber(page)).toBe(quoteNumber);
  },
);

test('a quote with long names stays on one page', async ({ page }, info) => {
  await setStorage(page, {
    ...cartEntry(formName, contractName),
    'mle.buyer': JSON.stringify({
      school: 'Escuela «Ñandú» & Cía. '.repeat(5),
      taxId: '1'.repeat(20),
      rbd: 'x'.repeat(20),
    }),
    'mle.addressee': JSON.stringify({ name: 'Señora Directora María Antonieta '.repeat(3) }),
  });
  await page.goto('/checkout');
  await page.getByRole('link', { name: 'Cotización', exact: true }).click();
  await expect(sheet(page)).toContainText(`Total${formattedTotal({ forms: 1, contracts: 1 })}`);
  await page.getByLabel('N.º de orden de compra').fill('9'.repeat(40));
  expect(await readPrintedPages(page, info)).toHaveLength(1);
});

test('the printed address of a quote opens its cart on another device', {
  tag: [proxyTag, longTag],
}, async ({ page, context }) => {
  await setStorage(page, cartEntry(formName));
  await page.goto('/cotizacion');
  const link = sheet(page).getByRole('link', { name: /\/tienda\?carrito=/ });
  const address = new URL((await link.getAttribute('href')) ?? '', page.url()).href;
  const quoteNumber = readQuoteNumber(page);
  expect(new URL(address).searchParams.get('cotizacion')).toBe(quoteNumber);

  const otherDevice = await openOnAnotherDevice(context, address);
  const panel = otherDevice.getByRole('region', { name: 'Carrito compartido' });
  await expect(panel.getByText('Este producto quedó en su carrito.')).toBeVisible();
  await expect(panel.getByText(`Viene de la cotización ${quoteNumber}.`)).toBeVisible();
  await panel.getByRole('link', { name: 'Finalizar Compra' }).click();
  await goToPayment(otherDevice);
  await otherDevice.getByRole('button', { name: 'Aprobar pago' }).click();
  await expect(otherDevice.getByRole('heading', { name: '¡Gracias por su compra!' })).toBeVisible();
  const readPurchases = () =>
    otherDevice.evaluate(() => JSON.parse(localStorage.getItem('mle.purchases') ?? ''));
  expect((await readPurchases()).receipts).toMatchObject([{ quote: quoteNumber }]);
  await otherDevice.context().close();
});

const lineParam = `prod_dea_01:1:${orderAmount({ forms: 1 })}`;

test('a quote with outdated prices shows the catalogue’s prices', async ({ page, axe }, info) => {
  await page.goto('/cotizacion?numero=C-260302-7KQP&fecha=2026-03-02&lineas=prod_dea_01:2:1');
  await expect(sheet(page)).toContainText(
    `El enlace dice $1 por unidad. Hoy cuesta ${formattedTotal({ forms: 1 })}.`,
  );
  await expect(sheet(page)).toContainText(`Total${formattedTotal({ forms: 2 })}`);
  await expect(sheet(page)).toContainText('Esta cotización fue válida hasta el 1 de abril de 2026.');
  await axe(page, 'a quote whose prices changed');
  await expectFits(page, 'a quote whose prices changed');
  const [printedText = ''] = await readPrintedPages(page, info);
  expect(printedText).not.toContain('$1 ');
  expect(printedText.replace(/\s+/g, ' ')).toContain(
    'Los precios cambiaron desde la fecha de esta cotización',
  );
  await renewButton(page).click();
  await expect(page).toHaveURL(newQuotePattern);
  await expect(sheet(page)).not.toContainText('El enlace dice');
  await expect(sheet(page)).toContainText(`Total${formattedTotal({ forms: 2 })}`);
  await page.goBack();
  await expect(sheet(page)).toContainText('C-260302-7KQP');
});

// quote.test.ts covers other addresses; layout.spec.ts covers the page without a quote.
test('a message replaces the quote of an empty cart or an invalid address', async ({ page, axe }) => {
  await page.goto('/cotizacion');
  await expect(page.getByText('Su carrito está vacío: no hay nada que cotizar.')).toBeVisible();
  const script = encodeURIComponent('<script>alert(1)</script>');
  await page.goto(`/cotizacion?numero=${script}&fecha=2026-03-02&lineas=${lineParam}`);
  await expect(page.getByText('Este enlace no corresponde a una cotización de la tienda.')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await expectFits(page, 'an invalid address of a quote');
  await axe(page, 'an invalid address of a quote');
  await page.getByRole('main').getByRole('link', { name: 'Ir a la tienda' }).click();
  await expect(page).toHaveURL('/tienda');
});

test('a cart filled in another tab becomes a quote', async ({ page, context }) => {
  await page.goto('/cotizacion');
  await expect(page.getByText('Su carrito está vacío: no hay nada que cotizar.')).toBeVisible();
  const otherTab = await context.newPage();
  await otherTab.goto('/tienda');
  await otherTab.getByRole('button', { name: 'Añadir al Carrito' }).first().click();
  await expect(page).toHaveURL(newQuotePattern);
  await expect(sheet(page)).toBeVisible();
  await page.goto('/cotizacion?numero=C-260302-7KQP&fecha=2026-03-02&lineas=prod_dea_01:1:1');
  await renewButton(page).dblclick();
  await expect(page).toHaveURL(newQuotePattern);
  await expect(renewButton(page)).toHaveCount(0);
});
