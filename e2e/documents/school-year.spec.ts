// Tests a school's contracts over a year: created from a spreadsheet in February, and renewed in December.
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Page } from 'playwright/test';
import { batchCopy } from '../../src/content/documents/batch-copy.ts';
import { nextYearCopy } from '../../src/content/documents/next-year-copy.ts';
import { summaryCopy } from '../../src/content/documents/summary-copy.ts';
import { surveyCopy } from '../../src/content/documents/survey-copy.ts';
import { wordChangesCopy } from '../../src/content/documents/word-changes-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { formatClp } from '../../src/platform/format.ts';
import { withChangedPart } from '../../tests/features/documents/docx-parts.ts';
import { finishedContract } from '../../tests/fixtures/lists/finished-contract.ts';
import { twelvePeople } from '../../tests/fixtures/lists/twelve-people.ts';
import {
  chooseFiles,
  openForm,
  openMoreActions,
  openWord,
  saveWord,
  showDraftOptions,
  showField,
  storeDraft,
  storeReceipts,
} from '../support/completing.ts';
import { clickAndDownload, downloadText, wordText } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, productNamed } from '../support/names.ts';
import { isSiteFile, recordRequests } from '../support/requests.ts';
import { longTag } from '../support/tags.ts';

const { slug } = productNamed(contractName);
const earlierContractWarning =
  'Esta persona ya tuvo un contrato del 1 de marzo de 2027 al 29 de febrero de 2028.';

type WordFile = { readonly name: string; readonly bytes: Uint8Array };

/** Downloads the ZIP and returns its Word files in row order, and the text of resumen.txt. */
async function downloadZip(page: Page, button: string) {
  const zip = await clickAndDownload(page.getByRole('button', { name: button }));
  const { 'resumen.txt': summary = new Uint8Array(), ...documents } = unzipSync(
    await readFile(await zip.path()),
  );
  const files: readonly WordFile[] = Object.entries(documents).map(([name, bytes]) => ({ name, bytes }));
  return { files, summary: strFromU8(summary) };
}

/** Makes contracts from a spreadsheet. A stored contract supplies the answers that the spreadsheet lacks. */
async function createContractsFromSheet(page: Page): Promise<readonly WordFile[]> {
  if (!('file' in twelvePeople.source)) throw new Error('The list is not a file');
  await page.goto(paths.batch(slug));
  await page
    .getByLabel(batchCopy.sheet.open)
    .setInputFiles(`${import.meta.dirname}/../../tests/fixtures/lists/${twelvePeople.source.file}`);
  await page.getByLabel(batchCopy.common.label).selectOption({ index: 1 });
  await page.getByRole('button', { name: batchCopy.review.reviewedAll }).click();
  const { files } = await downloadZip(page, batchCopy.review.download(12));
  expect(files).toHaveLength(12);
  return files;
}

/** Expects the text of the contract for the person at `index`, with the dates in `term` and nobody else's data. */
function expectContract(text: string, index: number, term: readonly string[]): void {
  const { trab_nombre = '', trab_rut = '', rem_sueldo_base } = twelvePeople.expectedRows[index] ?? {};
  for (const answer of [trab_nombre, trab_rut, formatClp(Number(rem_sueldo_base)), ...term])
    expect(text, trab_nombre).toContain(answer);
  const otherPeople = twelvePeople.expectedRows.filter((_, otherIndex) => otherIndex !== index);
  for (const otherPerson of otherPeople) expect(text, trab_nombre).not.toContain(otherPerson.trab_rut ?? '');
}

function editClause({ name, bytes }: WordFile): WordFile {
  return {
    name,
    bytes: withChangedPart(bytes, (xml) => xml.replace('tres ejemplares', 'cuatro ejemplares')),
  };
}

const nextTerm = ['1 de marzo de 2028', '28 de febrero de 2029'];

test('a school renews its twelve February contracts in December', {
  tag: longTag,
}, async ({ page, context }) => {
  await page.clock.setFixedTime('2027-02-15T12:00:00Z');
  await storeReceipts(page);
  await storeDraft(page, contractName, finishedContract);
  const requests = recordRequests(context, (request) => isSiteFile(request) || request.isNavigationRequest());
  const originals = await createContractsFromSheet(page);
  const contracts = originals.map((file, index) => (index === 2 ? editClause(file) : file));

  await page.clock.setFixedTime('2027-12-13T12:00:00Z');
  await page.goto(paths.purchases);
  await openMoreActions(page, contractName);
  await page.getByRole('link', { name: 'Preparar los contratos del próximo año' }).click();
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  await chooseFiles(
    page.getByRole('button', { name: nextYearCopy.step.choose }),
    contracts.map(({ name, bytes }) => ({ name, mimeType, buffer: Buffer.from(bytes) })),
  );
  await expect(page.getByText(nextYearCopy.step.read(12))).toBeVisible();
  await expect(page.getByText(nextYearCopy.step.changedFiles(1))).toBeVisible();
  await page.getByText(contracts[2]?.name ?? '', { exact: true }).click();
  const changes = page.getByRole('list', { name: wordChangesCopy.title }).getByRole('listitem');
  await expect(changes.first()).toContainText('cuatro ejemplares');
  const rows = page.getByRole('list', { name: batchCopy.review.table }).getByRole('listitem');
  const row = rows.filter({
    has: page.getByRole('link', { name: batchCopy.review.seeRow(1), exact: true }),
  });
  await expect(row).toContainText(twelvePeople.expectedRows[0]?.trab_nombre ?? '');
  await expect(row).toContainText('1 de marzo de 2027 al 29 de febrero de 2028');
  await expect(row).toContainText('1 de marzo de 2028 al 28 de febrero de 2029');
  await expect(row).toContainText(earlierContractWarning);

  // The director prepares the last contract by hand.
  await page.getByRole('button', { name: nextYearCopy.removeRow(12) }).click();
  await page.getByRole('button', { name: batchCopy.review.reviewedAll }).click();
  const { files, summary } = await downloadZip(page, nextYearCopy.downloadAll);
  expect(files).toHaveLength(11);
  for (const [index, { bytes }] of files.entries()) expectContract(wordText(bytes), index, nextTerm);
  expect(summary).not.toContain('Sueldo del contrato anterior');
  await page.getByRole('button', { name: batchCopy.review.saveDrafts }).click();
  await expect(page.getByText('Se guardaron 11 borradores.').first()).toBeVisible();

  await openForm(page, contractName);
  await showDraftOptions(page);
  await openWord(page, contracts[11] ?? { name: '', bytes: new Uint8Array() });
  await expect(page.getByText(earlierContractWarning)).toHaveCount(0);
  for (const [label, answer] of [
    ['Inicio', '01-03-2028'],
    ['Término', '28-02-2029'],
    ['Año laboral docente', '2028'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true });
    await showField(page, field);
    await field.fill(answer);
    await field.press('Tab');
  }
  await expect(page.getByText(earlierContractWarning).first()).toBeVisible();
  expectContract(await downloadText(await saveWord(page)), 11, nextTerm);

  // The summary includes the draft from February.
  await page.goto(paths.purchases);
  const draftSummary = await clickAndDownload(page.getByRole('button', { name: summaryCopy.action }).first());
  await page.goto(paths.batch(slug));
  await page.getByRole('button', { name: batchCopy.sheet.erase }).click();
  await page.getByLabel(batchCopy.sheet.open).setInputFiles(await draftSummary.path());
  const rowNoun = { one: 'persona', many: 'personas' };
  await expect(page.getByText(surveyCopy.sheet('Datos', 1, 13, rowNoun))).toBeVisible();
  await page.getByRole('button', { name: batchCopy.review.reviewedAll }).click();
  const zip = await downloadZip(page, batchCopy.review.download(13));
  const texts = zip.files.map(({ bytes }) => wordText(bytes));
  for (const [index, { trab_rut = '' }] of twelvePeople.expectedRows.entries())
    expectContract(texts.find((text) => text.includes(trab_rut)) ?? '', index, nextTerm);
  expect(requests).toEqual([]);
});
