import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Download, Page } from 'playwright/test';
import { allDocumentsCopy as copy } from '../../src/content/documents/all-documents-copy.ts';
import { batchCopy } from '../../src/content/documents/batch-copy.ts';
import { letterheadCopy } from '../../src/content/documents/letterhead-copy.ts';
import { summaryCopy } from '../../src/content/documents/summary-copy.ts';
import { draftQuery, paths } from '../../src/content/paths.ts';
import type { Values } from '../../src/features/documents/model/document.ts';
import { masculine } from '../../src/features/documents/model/grammatical-gender.ts';
import { halfOfSampleAnswers, sampleAnswers } from '../../tests/features/documents/sample-answers.ts';
import { makePng } from '../../tests/features/school/crest.ts';
import { addToStorage } from '../support/browser-storage.ts';
import {
  chooseLetterhead,
  openForm,
  showDraftOptions,
  storeReceipts,
  templateNamed,
} from '../support/completing.ts';
import { clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { completionPath, contractName, formName, productNamed } from '../support/names.ts';
import { readPrintedWords } from '../support/paper.ts';
import { isSiteFile, recordRequests } from '../support/requests.ts';
import { bothWidthsTag, longTag } from '../support/tags.ts';
import { expectFits } from '../support/width-and-text-size.ts';

const template = await templateNamed(contractName);
const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(32));

/** A complete contract, a half-completed one for a man, and one with a long address and Fridays off. */
const people: readonly Values[] = [
  { ...sampleAnswers(template), plazo_termino: '2098-02-28' },
  {
    ...halfOfSampleAnswers(template),
    trab_trato: masculine,
    trab_nombre: 'Luis Prueba Ejemplo',
    trab_rut: '12.345.678-5',
    plazo_termino: '',
  },
  {
    ...sampleAnswers(template),
    trab_nombre: 'Eva Prueba Ejemplo',
    trab_rut: '10.101.010-4',
    trab_domicilio: 'Calle de la Larga Dirección de Ejemplo 1234, departamento 56, '.repeat(5).trim(),
    jor_viernes_libre: 'si',
    plazo_termino: '2098-02-28',
  },
];

/** Makes the first draft the most recently edited one. */
async function storeDrafts(page: Page): Promise<void> {
  const entries = people.map((values, index) => {
    const time = new Date(Date.now() - index * 60_000).toISOString();
    const id = ids[index] ?? '';
    return [
      `mle.draft.${id}`,
      JSON.stringify({
        id,
        productId: template.productId,
        name: '',
        values,
        createdAt: time,
        editedAt: time,
      }),
    ];
  });
  await addToStorage(page, Object.fromEntries(entries));
}

const openBatchPage = (page: Page) => page.goto(paths.batch(productNamed(contractName).slug));

async function openSheet(page: Page, file: Download): Promise<void> {
  await page.getByLabel(batchCopy.sheet.open).setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer: await readFile(await file.path()),
  });
}

const printButton = (page: Page) => page.getByRole('button', { name: copy.print.action });

/** Fires `beforeprint`, as a browser does when it opens the dialog. */
const stubPrintDialog = (page: Page) =>
  page.evaluate(() => {
    window.print = () => void window.dispatchEvent(new Event('beforeprint'));
  });

const remindersButton = (page: Page) =>
  page.getByRole('button', { name: template.afterDownload.allReminders });

async function uidsIn(file: Download): Promise<readonly string[]> {
  const calendar = new ICAL.Component(ICAL.parse(await readFile(await file.path(), 'utf8')));
  return calendar.getAllSubcomponents('vevent').map((event) => String(event.getFirstPropertyValue('uid')));
}

const summaryButton = (page: Page) => page.getByRole('button', { name: summaryCopy.action });

test(
  'drafts printed together look the same as when each is printed alone',
  {
    tag: [bothWidthsTag, longTag],
  },
  async ({ page, context, axe }, info) => {
    await storeReceipts(page);
    await storeDrafts(page);
    await page.goto(completionPath(contractName));
    await chooseLetterhead(page, await makePng(1_200, 900));
    // Leaving before the image has been read would discard it.
    await expect(page.getByText(letterheadCopy.chosen[0]).first()).toBeVisible();
    const separatePages: string[] = [];
    for (const id of ids) {
      await page.goto(completionPath(contractName) + draftQuery(id));
      await expect(page.locator('.doc').getByText('Página 1 de')).toBeAttached();
      separatePages.push(...(await readPrintedWords(page, info)));
    }
    await showDraftOptions(page);
    const summary = await clickAndDownload(summaryButton(page));
    expect(summary.suggestedFilename()).toMatch(/^resumen-contrato-\d\d-\d\d-\d{4}\.xlsx$/);
    await axe(page, 'summary above the drafts');

    await openBatchPage(page);
    await expect(page.getByLabel(batchCopy.sheet.paste)).toBeVisible();
    await page.waitForLoadState('networkidle');
    const requests = recordRequests(context, isSiteFile);
    await openSheet(page, summary);
    await expect(page.getByRole('button', { name: batchCopy.review.download(3) })).toBeVisible();
    await expect(page.getByText(/^Por revisar: /)).toHaveCount(0);
    await stubPrintDialog(page);
    await printButton(page).click();
    await expect(page.getByText(copy.print.ready(3, separatePages.length))).toBeVisible();
    await axe(page, 'documents ready to print');
    await expectFits(page, 'documents ready to print');
    expect(await readPrintedWords(page, info)).toEqual(separatePages);
    await expect(page.locator(`.printed img[alt="${letterheadCopy.alt}"]`)).toHaveCount(separatePages.length);

    // The calendar has events for the two documents with an end date. A second export has the same ids.
    const uids = await uidsIn(await clickAndDownload(remindersButton(page)));
    const remindersPerDocument = template.reminders.flatMap(({ daysBefore }) => daysBefore).length;
    expect(new Set(uids).size).toBe(2 * remindersPerDocument);
    await expect(page.getByText(copy.reminders.rowsWithoutReminders(1))).toBeVisible();
    expect(await uidsIn(await clickAndDownload(remindersButton(page)))).toEqual(uids);
    expect(requests).toEqual([]);
  },
);

test('with no row selected, a message replaces printing and calendar export', async ({ page }) => {
  await storeReceipts(page);
  await openBatchPage(page);
  await page.getByLabel(batchCopy.sheet.paste).fill('Nombre\tHoras\nAna Prueba\t38\nEva Prueba\t30');
  for (const row of [2, 3]) await page.getByLabel(batchCopy.review.includeRow(row)).uncheck();
  await expect(page.getByText(copy.noDocuments)).toBeVisible();
  await expect(printButton(page)).toBeDisabled();
  await expect(remindersButton(page)).toBeDisabled();
});

test('the page reports that the browser opened no print dialog', { tag: longTag }, async ({ page }) => {
  await storeReceipts(page);
  await openBatchPage(page);
  await page.getByLabel(batchCopy.sheet.paste).fill('Nombre\tHoras\nAna Prueba\t38\nEva Prueba\t30');
  await page.evaluate(() => {
    window.print = () => {};
  });
  await printButton(page).click();
  await expect(page.getByRole('alert')).toContainText(copy.print.blocked);
  await stubPrintDialog(page);
  await printButton(page).click();
  await expect(page.getByText(/^2 documentos para imprimir/)).toBeVisible();
  await expect(page.getByText(copy.print.blocked)).toHaveCount(0);
});

test('cancelling a print removes its pages without printing', { tag: longTag }, async ({ page }) => {
  await storeReceipts(page);
  await openBatchPage(page);
  const rows = Array.from({ length: 200 }, (_, index) => `Persona ${index} Prueba\t38`);
  await page.getByLabel(batchCopy.sheet.paste).fill(['Nombre\tHoras', ...rows].join('\n'));
  await expect(page.getByRole('button', { name: batchCopy.review.download(200) })).toBeVisible();
  let printCount = 0;
  await page.exposeFunction('print', () => {
    printCount += 1;
  });
  await printButton(page).click();
  // A busy machine takes a while to render the first documents.
  await expect(page.getByText(/^Preparando [1-9]\d* de 200…$/).first()).toBeVisible({ timeout: 120_000 });
  await page.getByRole('button', { name: copy.print.cancel }).click();
  await expect(printButton(page)).toBeFocused();
  await expect(page.locator('body > .printed')).toHaveCount(0);
  expect(printCount).toBe(0);
});

test('Mis compras saves a summary of each document’s drafts without a request', async ({ page, context }) => {
  await storeReceipts(page);
  await storeDrafts(page);
  await openForm(page, formName);
  await page.getByLabel('Número de serie').fill('SN-1');
  await page.goto(paths.purchases);
  await expect(summaryButton(page)).toHaveCount(2);
  await page.waitForLoadState('networkidle');
  const requests = recordRequests(context, isSiteFile);
  const files = [
    await clickAndDownload(summaryButton(page).first()),
    await clickAndDownload(summaryButton(page).last()),
  ];
  expect(files.map((file) => file.suggestedFilename().split('-')[1]).toSorted()).toEqual([
    'contrato',
    'formulario',
  ]);
  expect(requests).toEqual([]);
});
