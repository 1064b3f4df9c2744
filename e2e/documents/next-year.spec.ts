import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { batchCopy } from '../../src/content/documents/batch-copy.ts';
import { openWordCopy } from '../../src/content/documents/drafts-copy.ts';
import { nextYearCopy } from '../../src/content/documents/next-year-copy.ts';
import { paths } from '../../src/content/paths.ts';
import type { Values } from '../../src/features/documents/model/document.ts';
import { formatClp } from '../../src/platform/format.ts';
import { contractAnswersOf2026, teacherAnswers } from '../../tests/features/documents/earlier-contracts.ts';
import { docxOf } from '../../tests/features/documents/read-back.ts';
import { sampleAnswers } from '../../tests/features/documents/sample-answers.ts';
import {
  chooseFiles,
  openForm,
  showField,
  storeDraft,
  storeReceipts,
  templateNamed,
} from '../support/completing.ts';
import { clickAndDownload, wordText } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName, productNamed } from '../support/names.ts';
import { isSiteFile, recordRequests } from '../support/requests.ts';
import { waitForSeal } from '../support/sealed.ts';
import { longTag } from '../support/tags.ts';
import { expectFits } from '../support/width-and-text-size.ts';

const address = paths.nextYear(productNamed(contractName).slug);

async function wordFile(name: string, values: Values, file: string) {
  const template = await templateNamed(name);
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  return { name: file, mimeType, buffer: Buffer.from(await docxOf(template, values)) };
}

const contractFile = (number: number) =>
  wordFile(contractName, contractAnswersOf2026(number), `contrato-${number}.docx`);

const chooseButton = (page: Page) =>
  page.getByRole('button', {
    name: new RegExp(`^(${nextYearCopy.step.choose}|${nextYearCopy.step.chooseMore})$`),
  });

const rowOf = (page: Page, number: number) =>
  page
    .getByRole('list', { name: batchCopy.review.table })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: batchCopy.review.seeRow(number), exact: true }) });

const rows = (page: Page) =>
  page.getByRole('list', { name: batchCopy.review.table }).getByRole('listitem').filter({ hasText: 'Ver' });

test('last year’s Word files become next year’s contracts without a request', async ({
  page,
  context,
  axe,
}) => {
  await storeReceipts(page);
  await page.goto(address);
  // From here on the page can't send anything, but still works.
  await waitForSeal(page);
  const requests = recordRequests(context, isSiteFile);
  const files = await Promise.all([1, 2, 3, 4].map(contractFile));
  const refusedFiles = [
    await wordFile(formName, sampleAnswers(await templateNamed(formName)), 'dea.docx'),
    { name: 'foto.docx', mimeType: 'image/png', buffer: Buffer.from('PNG') },
  ];
  await chooseFiles(chooseButton(page), [...files, ...refusedFiles]);
  await expect(page.getByText(nextYearCopy.step.read(4))).toBeVisible();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(`«dea.docx»: ${openWordCopy.refusals.otherTemplate(formName)}`);
  await expect(alert).toContainText(`«foto.docx»: ${openWordCopy.refusals.fields}`);

  const firstRow = rowOf(page, 1);
  await expect(firstRow).toContainText('Ana Prueba Ejemplo');
  await expect(firstRow).toContainText('2 de marzo de 2026 al 28 de febrero de 2027');
  await expect(firstRow).toContainText('2 de marzo de 2027 al 29 de febrero de 2028');
  await expect(firstRow).toContainText('$801.000');
  await expect(firstRow).toContainText('Sueldo del contrato anterior');
  await expect(firstRow).toContainText(
    'Esta persona ya tuvo un contrato del 2 de marzo de 2026 al 28 de febrero de 2027.',
  );
  await expect(firstRow).toContainText(
    'El primer día de trabajo es el 1 de marzo de 2024 y el contrato empieza el 2 de marzo de 2027: si hubo un contrato antes, revise si este es una renovación.',
  );
  await axe(page, 'the rows of the next year');
  await expectFits(page, 'the rows of the next year');

  await page.getByRole('button', { name: nextYearCopy.removeRow(2), exact: true }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: batchCopy.review.seeRow(3), exact: true })).toBeFocused();

  await page.getByRole('button', { name: 'Revisado, fila 1' }).click();
  await expect(firstRow).not.toContainText('del contrato anterior');
  await page.reload();
  await expect(firstRow).toContainText('$801.000');
  await expect(firstRow).not.toContainText('Sueldo del contrato anterior');
  await page.getByRole('button', { name: batchCopy.review.reviewedAll }).click();
  await expect(page.getByText('Sueldo del contrato anterior')).toHaveCount(0);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ejemplo');

  const zip = await clickAndDownload(page.getByRole('button', { name: nextYearCopy.downloadAll }));
  const { 'resumen.txt': summary = new Uint8Array(), ...documents } = unzipSync(
    await readFile(await zip.path()),
  );
  expect(strFromU8(summary)).toContain(
    'Esta persona ya tuvo un contrato del 2 de marzo de 2026 al 28 de febrero de 2027.',
  );
  const texts = Object.values(documents).map(wordText);
  expect(texts).toHaveLength(3);
  for (const [index, number] of [1, 3, 4].entries()) {
    const text = texts[index] ?? '';
    const { trab_nombre, trab_rut, rem_sueldo_base } = teacherAnswers(number);
    for (const answer of [trab_nombre, trab_rut, formatClp(Number(rem_sueldo_base))])
      expect(text).toContain(answer);
    for (const answer of ['2 de marzo de 2027', '29 de febrero de 2028', '1 de marzo de 2024'])
      expect(text).toContain(answer);
    for (const oldDate of ['27 de febrero de 2026', '25 de febrero de 2026', '2 de marzo de 2026'])
      expect(text).not.toContain(oldDate);
    for (const otherNumber of [1, 2, 3, 4].filter((candidate) => candidate !== number))
      expect(text).not.toContain(teacherAnswers(otherNumber).trab_rut);
  }
  expect(requests.filter((request) => !request.endsWith(address))).toEqual([]);
});

test('stored drafts become rows of the table', {
  tag: longTag,
}, async ({ page, axe }) => {
  await storeReceipts(page);
  await storeDraft(page, contractName, contractAnswersOf2026(7));
  await page.goto(address);
  const checkbox = page.getByRole('checkbox', {
    name: 'Pedro Prueba Ejemplo 2 de marzo de 2026 al 28 de febrero de 2027',
  });
  await expect(checkbox).toBeChecked();
  await page.getByRole('button', { name: nextYearCopy.step.addDrafts(1) }).click();
  await expect(page.getByText(nextYearCopy.step.added(1))).toBeVisible();
  await expect(checkbox).toHaveCount(0);
  await expect(rowOf(page, 1)).toContainText('Pedro Prueba Ejemplo');

  await page.getByRole('link', { name: batchCopy.review.seeRow(1) }).click();
  const salary = page.getByRole('textbox', { name: 'Sueldo base' });
  await showField(page, salary);
  await expect(salary).toHaveAccessibleDescription(/Del contrato anterior: ¿es así\?/);
  await page.getByRole('button', { name: 'Sí, es así: Sueldo base' }).click();
  await expect(salary).not.toHaveAccessibleDescription(/Del contrato anterior/);
  await axe(page, 'a row of the next year in the form');
  await page.getByRole('button', { name: batchCopy.row.back }).click();
  await expect(rowOf(page, 1)).toContainText('Sueldo del contrato anterior');

  await page.getByRole('button', { name: batchCopy.review.saveDrafts }).click();
  await expect(page.getByText(batchCopy.review.draftsSaved(1)).first()).toBeVisible();
  await openForm(page, contractName);
  const end = page.getByLabel('Término', { exact: true });
  await showField(page, end);
  await expect(end).toHaveValue('29-02-2028');
  await expect(
    page
      .getByText('Esta persona ya tuvo un contrato del 2 de marzo de 2026 al 28 de febrero de 2027.')
      .first(),
  ).toBeVisible();
  await showField(page, salary);
  await expect(salary).not.toHaveAccessibleDescription(/Del contrato anterior/);
  const bonus = page.getByRole('textbox', { name: 'Bono PIE' });
  await expect(bonus).toHaveAccessibleDescription(/Del contrato anterior: ¿es así\?/);
});

test('cancelling while files are read adds no row', { tag: longTag }, async ({ page }) => {
  await storeReceipts(page);
  await page.goto(address);
  const files = await Promise.all(Array.from({ length: 12 }, (_, index) => contractFile(index + 1)));
  await chooseFiles(chooseButton(page), files);
  await page.getByRole('button', { name: nextYearCopy.step.cancel }).click();
  await expect(chooseButton(page)).toBeFocused();
  await expect(chooseButton(page)).toHaveText(nextYearCopy.step.choose);
  await chooseFiles(chooseButton(page), files.slice(0, 2));
  await expect(rows(page)).toHaveCount(2);
});
