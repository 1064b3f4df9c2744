// The folder for the accounts of a school: several pages on paper, of one purchase.
import type { Page, TestInfo } from 'playwright/test';
import { downloadOf } from './downloads.ts';
import { expect, test } from './fixtures.ts';
import { form } from './names.ts';
import { printedPages } from './paper.ts';
import { purchase, storedPurchases } from './purchased.ts';
import { restore } from './stored.ts';
import { bothWidths, floor } from './tags.ts';

const folder = (page: Page) => page.getByRole('button', { name: 'Carpeta de respaldo' });

/** The print dialog is the system's: it is noted that it would come. */
async function holdPrint(page: Page): Promise<void> {
  await page.evaluate('window.printed = 0; window.print = () => { window.printed += 1; }');
}

/** The text of each page that the browser would print now. */
async function printed(page: Page, info: TestInfo): Promise<readonly string[]> {
  await expect.poll(() => page.evaluate('window.printed')).toBeGreaterThan(0);
  return printedPages(page, info);
}

const buyer = { school: 'Colegio Los Aromos', taxId: '76.543.210-3', rbd: '99999' };
const request = {
  reference: 'ref-1',
  composedAt: '2026-03-02T12:10:00.000Z',
  to: 'contacto@mentorialegal.example',
  subject: 'Boleta o factura por el pago 5550001',
  body: 'Estimados:\n\nSolicito boleta o factura por la siguiente compra.\n\nGiro: Enseñanza básica',
};

const notice =
  'Esta carpeta no es un documento tributario ni un registro contable, y por sí sola no prueba el pago';

test('a purchase’s folder has the receipt, the request as it was written and room for the school’s stamp', async ({
  page,
}, info) => {
  await restore(page, {
    ...storedPurchases({ ...purchase, reference: 'ref-0', paymentId: '5550000' }, purchase),
    'mle.buyer': JSON.stringify(buyer),
    'mle.tax': JSON.stringify({ requests: [request] }),
  });
  await page.goto('/mis-compras');
  await holdPrint(page);
  const own = page.getByRole('article').filter({ hasText: '5550001' });
  await own.getByRole('button', { name: 'Carpeta de respaldo' }).focus();
  await page.keyboard.press('Enter');
  const pages = await printed(page, info);
  expect(pages).toHaveLength(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.voucher .print-head').first()).toHaveCSS('border-bottom-style', 'double');
  await page.emulateMedia({ media: null });
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`Pago N.º 5550001 · Hoja ${index + 1} de 3`);
    expect(text).toContain(notice);
    expect(text).not.toContain('5550000');
  }
  for (const known of [
    'Comprobante de compra',
    'Fecha y hora de aprobación 2 de marzo de 2026, 09:04 (hora de Chile)',
    'Cotización C-260301-7KQP',
    'Número de pago de Mercado Pago 5550001',
    'Establecimiento Colegio Los Aromos',
    'RUT 76.543.210-3',
    'RBD 99999',
    'Formulario de Registro DEA 2 $2.000 $4.000',
    'Total $12.000',
  ]) {
    expect(pages[0]).toContain(known);
  }
  for (const written of [
    'se preparó en este equipo el 2 de marzo de 2026, 09:10 (hora de Chile)',
    'Asunto: Boleta o factura por el pago 5550001 Estimados: Solicito boleta o factura',
    'Giro: Enseñanza básica',
  ]) {
    expect(pages[1]).toContain(written);
  }
  for (const label of [
    'Timbre del establecimiento',
    'Cuenta o imputación',
    'Responsable',
    'Fecha',
    'Observaciones',
  ]) {
    expect(pages[2]).toContain(label);
  }
  // The browser's own print command puts the receipts on paper as before.
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  const all = await printed(page, info);
  expect(all).toHaveLength(2);
  expect(all.join()).not.toContain('Hoja');
});

test('a long purchase is counted in the pages that it takes', async ({ page }, info) => {
  const lines = Array.from({ length: 50 }, (_, index) => ({
    id: index % 5 === 0 ? `retirado_${'largo_'.repeat(40)}${index}` : `retirado_${index}`,
    quantity: 999,
    unitPrice: 1_000_000,
  }));
  await restore(page, {
    ...storedPurchases({ ...purchase, lines, total: 999_000_000 }),
    'mle.buyer': JSON.stringify({ ...buyer, school: 'Establecimiento '.repeat(7) }),
    'mle.tax': JSON.stringify({
      requests: [{ ...request, body: lines.map(({ id }) => `999 × ${id}: $999.000.000`).join('\n') }],
    }),
  });
  await page.goto('/mis-compras');
  await holdPrint(page);
  await folder(page).click();
  const pages = await printed(page, info);
  expect(pages.length).toBeGreaterThan(6);
  for (const [index, text] of pages.entries()) {
    expect(text).toContain(`Hoja ${index + 1} de ${pages.length}`);
    expect(text).toContain(notice);
  }
  expect(pages.filter((text) => text.includes('Total $999.000.000'))).toHaveLength(1);
});

test(
  'a purchase just paid has the hour at which Mercado Pago approved it, and says that no request was written',
  {
    tag: [bothWidths, floor],
  },
  async ({ page, buy }, info) => {
    await buy(form);
    await page.getByRole('link', { name: 'Ver Mis compras' }).click();
    await expect(downloadOf(page, form)).toBeVisible();
    await holdPrint(page);
    await folder(page).click();
    const pages = await printed(page, info);
    expect(pages).toHaveLength(3);
    expect(pages[0]).toMatch(
      /Fecha y hora de aprobación \d{1,2} de [a-z]+ de \d{4}, \d\d:\d\d \(hora de Chile\)/,
    );
    expect(pages[0]).not.toContain('Cotización');
    expect(pages[1]).toContain('En este equipo no hay una solicitud de boleta o factura');
  },
);

test('a folder whose code does not come says so, and the next press prints it', async ({
  page,
  allowFailures,
}, info) => {
  allowFailures(/\/assets\/|\/mis-compras/);
  await restore(page, storedPurchases(purchase));
  // Its file alone, whatever it is called, and the question whether a reload would help.
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    await ((await response.text()).includes('Timbre del establecimiento')
      ? route.abort()
      : route.fulfill({ response }));
  });
  await page.route('**/mis-compras', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  await page.goto('/mis-compras');
  await holdPrint(page);
  await folder(page).click();
  await expect(page.getByText('No se pudo abrir').first()).toBeVisible();
  await page.unroute('**/assets/*.js');
  await folder(page).click();
  expect(await printed(page, info)).toHaveLength(3);
});
