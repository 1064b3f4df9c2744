import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { site } from '../../src/content/site.ts';
import { openOnAnotherDevice } from '../support/another-device.ts';
import { openMoreActions } from '../support/completing.ts';
import { blankDownloadButton, clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { formName } from '../support/names.ts';
import { longTag, proxyTag } from '../support/tags.ts';

const handOverPanel = (page: Page) =>
  page.getByRole('region', { name: 'Le entregaron una compra de Mentoría Legal Educacional.' });

async function handOver(page: Page): Promise<void> {
  await openMoreActions(page, formName);
  await page.getByRole('button', { name: 'Entregar a quien lo completa' }).click();
}

/** Returns everything that the page stores, with its address and title. */
const storedState = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      history.state,
      location.href,
      document.title,
    ]),
  );

test('a purchase handed over as a link opens on another device', {
  tag: [proxyTag, longTag],
}, async ({ page, context, buy, axe, sandbox }) => {
  await buy(formName);
  const paymentNumber = new URL(page.url()).searchParams.get('payment_id') ?? '';
  await expect(page.getByText(/^Texto del \d{1,2} de [a-z]+ de \d{4}$/)).toBeVisible();
  await handOver(page);
  await expect(page.getByRole('dialog').getByText(`#compra=${paymentNumber}`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: `Ver ${site.purchases}` }).click();
  await handOver(page);
  const dialog = page.getByRole('dialog', { name: 'Entregar a quien lo completa' });
  await expect(dialog.getByRole('img', { name: 'Código QR con el enlace de la compra' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copiar enlace' })).toBeVisible();
  await axe(page, 'the link to a purchase');
  const link = (await dialog.getByText('#compra=').textContent()) ?? '';
  expect(link).toBe(`${new URL(page.url()).origin}${paths.purchases}#compra=${paymentNumber}`);

  // Open a page first, so that Back has a target. Merely opening the link, as a link preview does, must send no
  // request.
  const requestCount = (await sandbox.requests()).length;
  const otherDevice = await openOnAnotherDevice(context, paths.shop);
  const sentRequests: string[] = [];
  otherDevice.on('request', (request) =>
    sentRequests.push(JSON.stringify([request.url().replace(/#.*/, ''), request.headers()])),
  );
  await otherDevice.goto(link);
  await expect(handOverPanel(otherDevice)).toBeVisible();
  await expect(otherDevice).toHaveURL(new RegExp(`${paths.purchases}$`));
  expect(await storedState(otherDevice)).not.toContain(paymentNumber);
  await axe(otherDevice, '/mis-compras with a purchase that was handed over');
  await otherDevice.reload();
  await expect(handOverPanel(otherDevice)).toHaveCount(0);
  await otherDevice.goBack();
  await otherDevice.goForward();
  await expect(otherDevice.getByText('No hay compras en este equipo.')).toBeVisible();
  await expect(handOverPanel(otherDevice)).toHaveCount(0);
  expect(await sandbox.requests()).toHaveLength(requestCount);
  expect(sentRequests.join('\n')).not.toContain(paymentNumber);

  await otherDevice.goto(link);
  await handOverPanel(otherDevice).getByRole('button', { name: 'Buscar la compra' }).click();
  await expect(blankDownloadButton(otherDevice, formName)).toBeVisible();
  await expect(otherDevice.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(handOverPanel(otherDevice)).toHaveCount(0);
  await clickAndDownload(blankDownloadButton(otherDevice, formName));
  await expect
    .poll(() => otherDevice.evaluate(() => localStorage.getItem('mle.purchases')))
    .toMatch(/"downloads":\[\{"id":"prod_dea_01","text":"\d{4}-\d\d-\d\d"/);

  // Follow the same address in the open page.
  await otherDevice.evaluate((hash) => {
    location.hash = hash;
  }, new URL(link).hash);
  await handOverPanel(otherDevice).getByRole('button', { name: 'Buscar la compra' }).click();
  await expect(handOverPanel(otherDevice).getByRole('status')).toContainText(
    'Esa compra ya está en este equipo',
  );
  await otherDevice.goto(`${paths.purchases}#compra=no-es`);
  await expect(handOverPanel(otherDevice)).toContainText('Este enlace no trae un número de pago.');
  await expect(otherDevice).toHaveURL(new RegExp(`${paths.purchases}$`));
  await otherDevice.context().close();
});
