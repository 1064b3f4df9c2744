// Tests what people do with a downloaded document: share it, print it, tick off its steps, save its dates, copy its
// data into another system, and leave. None of it may send a request.
import type { Page } from 'playwright/test';
import { site } from '../../src/content/site.ts';
import { sampleAnswers } from '../../tests/features/documents/sample-answers.ts';
import {
  downloadButton,
  downloadedPanel,
  openForm,
  storeDraft,
  storeReceipts,
  templateNamed,
} from '../support/completing.ts';
import { clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { waitForPrefetch } from '../support/open-app.ts';
import { pressToPrint, readPrintedPages } from '../support/paper.ts';
import { isSiteFile, recordRequests } from '../support/requests.ts';
import { bothWidthsTag, longTag } from '../support/tags.ts';

/** Adds a phone's share sheet to the browser, and records the names of the shared files. */
async function addShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files = [] }: ShareData) => {
        document.body.dataset.shared = files.map(({ name, size }) => `${name} ${size > 1_000}`).join();
      },
    });
  });
}

async function openContract(page: Page): Promise<void> {
  await storeReceipts(page);
  const answers = sampleAnswers(await templateNamed(contractName));
  await storeDraft(page, contractName, {
    ...answers,
    plazo_termino: '2027-02-28',
    trab_afp: '',
    rem_dia_pago: '',
  });
  await openForm(page, contractName);
}

async function download(page: Page) {
  await downloadButton(page).first().click();
  return clickAndDownload(page.getByRole('button', { name: 'Descargar igual' }));
}

test(
  'a downloaded contract can be shared, printed and copied without any request',
  { tag: [bothWidthsTag, longTag] },
  async ({ page, context, axe }, info) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await addShareSheet(page);
    await openContract(page);
    await waitForPrefetch(page);
    const requests = recordRequests(context, isSiteFile);

    const file = 'contrato-plazo-fijo-ana-prueba-ejemplo.docx';
    expect((await download(page)).suggestedFilename()).toBe(file);
    const panel = page.getByRole('dialog', { name: 'Su contrato se descargó con 2 espacios en blanco' });
    await expect(panel).toContainText(file);
    await expect(panel).toContainText('normalmente en Descargas');
    await axe(page, 'the panel after the download');

    await panel.getByRole('button', { name: 'Enviar' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-shared', `${file} true`);

    await pressToPrint(panel.getByRole('button', { name: 'Imprimir o guardar como PDF' }));
    const printedTexts = await readPrintedPages(page, info);
    expect(printedTexts).toHaveLength(5);
    expect(printedTexts[0]).toContain('CONTRATO INDIVIDUAL DE TRABAJO A PLAZO FIJO');
    expect(printedTexts.join(' ')).not.toContain('se descargó');

    await panel.getByRole('checkbox', { name: '1. Imprima tres ejemplares' }).check();
    const calendar = await clickAndDownload(
      panel.getByRole('button', { name: 'Avisarme antes del término (calendario)' }),
    );
    expect(calendar.suggestedFilename()).toBe('recordatorios-ana-prueba-ejemplo.ics');

    await panel.getByRole('button', { name: 'Copiar datos a otro sistema' }).click();
    const dataDialog = page.getByRole('dialog', { name: 'Copiar datos a otro sistema' });
    for (const title of ['Partes', 'Lugar y funciones', 'Remuneración', 'Jornada', 'Plazo'])
      await expect(dataDialog.getByRole('heading', { name: title })).toBeVisible();
    await dataDialog.getByRole('button', { name: 'Copiar: RUT del sostenedor' }).press('Enter');
    await expect(dataDialog.getByRole('status')).toHaveText('Copiado: RUT del sostenedor');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('77.777.777-7');
    await axe(page, 'the data to copy');
    await page.keyboard.press('Escape');
    await expect(dataDialog).toBeHidden();
    await expect(panel.getByRole('button', { name: 'Copiar datos a otro sistema' })).toBeFocused();
    await expect(panel.getByRole('checkbox', { name: '1. Imprima tres ejemplares' })).toBeChecked();

    expect(requests).toEqual([]);
    await panel.getByRole('button', { name: 'Listo' }).click();
    await expect(page).toHaveURL('/mis-compras');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.purchases);
  },
);

test('Back closes the dialog with the data before the panel below it', async ({ page }) => {
  await openContract(page);
  await download(page);
  const panel = downloadedPanel(page);
  await panel.getByRole('button', { name: 'Copiar datos a otro sistema' }).click();
  const dataDialog = page.getByRole('dialog', { name: 'Copiar datos a otro sistema' });
  await expect(dataDialog).toBeVisible();
  await page.goBack();
  await expect(dataDialog).toBeHidden();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toBeHidden();
});

test('the toast of a download does not cover the panel', async ({ page }) => {
  await openContract(page);
  const panel = downloadedPanel(page);
  // The open panel hides the toast from screen readers and from locators by role.
  const toast = page.locator('li', { hasText: 'Tu documento se está generando.' });
  for (const [width, height] of [
    [320, 568],
    [390, 844],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await download(page);
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expect(toast).toBeInViewport({ ratio: 1 });
    const [panelBox, toastBox] = await Promise.all([panel.boundingBox(), toast.boundingBox()]);
    if (!panelBox || !toastBox) throw new Error('The panel or the toast is gone');
    const isToastLeftOfPanel = toastBox.x + toastBox.width <= panelBox.x;
    expect(isToastLeftOfPanel || toastBox.y + toastBox.height <= panelBox.y, `${width} px`).toBe(true);
    await panel.getByRole('button', { name: 'Cerrar' }).click();
    await expect(panel).toBeHidden();
  }
});

test('sharing and copying are offered only if the browser supports them', { tag: longTag }, async ({
  page,
}) => {
  await storeReceipts(page);
  await storeDraft(page, formName);
  await openForm(page, formName);
  await download(page);
  const panel = downloadedPanel(page);
  await expect(panel.getByRole('button', { name: 'Imprimir o guardar como PDF' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Enviar' })).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Copiar datos a otro sistema' })).toBeHidden();
});
