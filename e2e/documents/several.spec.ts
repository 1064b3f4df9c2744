// Tests creating a document for each row of a school's spreadsheet, without sending a request.
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Page } from 'playwright/test';
import { batchCopy } from '../../src/content/documents/batch-copy.ts';
import { surveyCopy } from '../../src/content/documents/survey-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { boxNames, dayNames } from '../../src/features/documents/layouts/week/schedule.ts';
import { formatClp, longDate } from '../../src/platform/format.ts';
import { finishedContract } from '../../tests/fixtures/lists/finished-contract.ts';
import { twelvePeople } from '../../tests/fixtures/lists/twelve-people.ts';
import { addToStorage } from '../support/browser-storage.ts';
import { storeReceipts } from '../support/completing.ts';
import { clickAndDownload, wordText } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, productNamed } from '../support/names.ts';
import { isSiteFile, recordRequests } from '../support/requests.ts';
import { longTag, translatedTag } from '../support/tags.ts';
import { expectFits } from '../support/width-and-text-size.ts';

const address = paths.batch(productNamed(contractName).slug);

async function openBatchPage(page: Page): Promise<void> {
  await storeReceipts(page);
  await page.goto(address);
}

type Teacher = {
  readonly name: string;
  readonly rut: string;
  readonly hours: string;
  readonly fridayOff: string;
};

/** Returns a valid and obviously fictional RUT: 10.000.001-K and so on. */
function fictionalRut(number: number): string {
  const digits = [...String(number)].reverse();
  const sum = digits.reduce((total, digit, index) => total + Number(digit) * (2 + (index % 6)), 0);
  const digit = 11 - (sum % 11);
  return `${number}-${digit === 11 ? '0' : digit === 10 ? 'K' : digit}`;
}

const names = 'Ana Luis Eva Rosa Juan Inés Pedro Marta Hugo Elena Raúl Sara'.split(' ');

const teachers: readonly Teacher[] = names.map((name, index) => ({
  name: `${name} Prueba Ejemplo`,
  rut: fictionalRut(10_000_001 + index),
  hours: index < 6 ? '38' : '30',
  fridayOff: index < 6 ? '' : 'Sí',
}));

const headings = [
  'NOMBRE COMPLETO',
  'Rut',
  'Horas',
  `${dayNames.viernes}: ${boxNames.libre}`,
  'sueldo base',
  'Fecha de inicio',
  'Fecha de término',
  'Observaciones',
];

const cellsOf = ({ name, rut, hours, fridayOff }: Teacher) => [
  name,
  rut,
  hours,
  fridayOff,
  '1.250.000',
  '02-03-2026',
  '28-02-2027',
  'dijo "sí",\nen marzo',
];

/** Wrong cells, keyed by row and column. Both count from 0, and the headings aren't a row. */
const wrongCells: Readonly<Record<string, string>> = {
  '1 1': '10.000.002-0',
  '4 2': 'treinta y algo',
  '8 5': '31-02-2026',
};

const rows = teachers.map((teacher, row) =>
  cellsOf(teacher).map((cell, index) => wrongCells[`${row} ${index}`] ?? cell),
);

/** Quotes cells as Excel does on the clipboard. */
const quoteCell = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const pastedText = [headings, ...rows].map((cells) => cells.map(quoteCell).join('\t')).join('\r\n');

/** Puts the rows on the clipboard with the HTML that spreadsheets add, and presses Ctrl+V. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel(batchCopy.sheet.paste).click();
  await page.evaluate(
    (plainText) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': new Blob([plainText], { type: 'text/plain' }),
          'text/html': new Blob(['<table><tr><td>HTML<td>de otra planilla</table>'], { type: 'text/html' }),
        }),
      ]),
    text,
  );
  await page.keyboard.press('ControlOrMeta+V');
}

const downloadAll = (page: Page, count: number) =>
  page.getByRole('button', { name: batchCopy.review.download(count) });

/** Finds a row of the table by its number in the spreadsheet, where the headings are row 1. */
const rowIn = (page: Page, number: number) =>
  page
    .getByRole('list', { name: batchCopy.review.table })
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: batchCopy.review.seeRow(number), exact: true }) });

const sheetSummary = (page: Page, count: number) =>
  page.getByText(surveyCopy.sheet('', 1, count, { one: 'persona', many: 'personas' }));

const rowsToCorrect = (page: Page) => page.getByText(/^Por revisar: /);

async function correctCells(page: Page): Promise<void> {
  for (const [label, text] of [
    ['Fila 3: Cédula de identidad', teachers[1]?.rut ?? ''],
    ['Fila 6: Horas semanales', '38'],
    ['Fila 10: Inicio', '02-03-2026'],
  ] as const) {
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(text);
    await field.press('Tab');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
}

async function unzip(file: Download) {
  const { 'resumen.txt': list = new Uint8Array(), ...documents } = unzipSync(
    await readFile(await file.path()),
  );
  return {
    summary: strFromU8(list),
    files: Object.keys(documents),
    texts: Object.values(documents).map(wordText),
  };
}

async function expectContracts(file: Download): Promise<void> {
  const { summary, files, texts } = await unzip(file);
  expect(files).toContain('contrato-plazo-fijo-ana-prueba-ejemplo.docx');
  expect(texts).toHaveLength(teachers.length);
  for (const [index, { name, rut, hours }] of teachers.entries()) {
    const text = texts[index] ?? '';
    for (const value of [name, `${hours} horas`, '$1.250.000', '2 de marzo de 2026', '28 de febrero de 2027'])
      expect(text).toContain(value);
    expect(text.replaceAll('.', '')).toContain(rut);
    for (const otherTeacher of teachers)
      expect(text.includes(otherTeacher.name), otherTeacher.name).toBe(otherTeacher.name === name);
    expect(summary).toContain(name.split(' ')[0]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  }
  // Only the first six teachers work on Fridays.
  const fridays = texts.map((text) => /Viernes(.{0,60})/.exec(text)?.[1] ?? '');
  expect(new Set(fridays.slice(0, 6)).size).toBe(1);
  expect(new Set(fridays.slice(6)).size).toBe(1);
  expect(fridays[0]).not.toBe(fridays[6]);
}

test('a pasted list of teachers becomes contracts without a request', {
  tag: [translatedTag, longTag],
}, async ({ page, context, axe }) => {
  await openBatchPage(page);
  const requests = recordRequests(context, isSiteFile);
  await paste(page, pastedText);
  await expect(sheetSummary(page, 12)).toBeVisible();
  await expect(page.getByRole('heading', { name: batchCopy.columns.title('contrato') })).toBeFocused();
  await expect(page.getByText(batchCopy.columns.unrecognisedCount(1))).toBeVisible();
  await expect(rowsToCorrect(page)).toHaveCount(3);
  await expect(rowIn(page, 2)).toContainText('$1.250.000');
  await expect(rowIn(page, 2)).toContainText('2 de marzo de 2026 a 28 de febrero de 2027');
  await axe(page, 'rows with wrong cells');
  await expectFits(page, 'rows with wrong cells');
  await correctCells(page);
  await expect(rowsToCorrect(page)).toHaveCount(0);

  // A reload restores the rows unchanged, although they aren't in localStorage.
  await page.reload();
  await expect(sheetSummary(page, 12)).toBeVisible();
  await expect(rowsToCorrect(page)).toHaveCount(0);
  await expect(rowIn(page, 2)).toContainText('Ana Prueba Ejemplo');
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ejemplo');

  await expectContracts(await clickAndDownload(downloadAll(page, 12)));
  await expect(page.getByText(/^12 documentos en/)).toBeVisible();
  expect(requests.filter((request) => !request.endsWith(address))).toEqual([]);
});

/**
 * Stores another teacher's contract on this device.
 * @returns the draft's id
 */
async function storeFinishedContract(page: Page): Promise<string> {
  const id = 'a'.repeat(32);
  const now = new Date().toISOString();
  const productId = productNamed(contractName).id;
  const draft = { id, productId, name: '', values: finishedContract, createdAt: now, editedAt: now };
  await addToStorage(page, { [`mle.draft.${id}`]: JSON.stringify(draft) });
  return id;
}

/** Answers from another teacher's contract. No contract from the list may contain them. */
const otherTeacherAnswers = [
  'Marta Ejemplo Prueba',
  '22.333.413-K',
  'planilla suplementaria',
  '900900900',
  'AFP de la Otra Docente',
  '07:45',
  '44 horas',
];

const amountsOf = (answers: { readonly [key: string]: string }) =>
  Object.entries(answers)
    .filter(([key, value]) => key.startsWith('rem_') && /^\d+$/.test(value))
    .map(([, value]) => formatClp(Number(value)));

test('a school’s list becomes contracts with each person’s hours and pay', async ({ page, context }) => {
  if (!('file' in twelvePeople.source)) throw new Error('The list is not a file');
  await storeReceipts(page);
  const draftId = await storeFinishedContract(page);
  await page.goto(address);
  await expect(page.getByLabel(batchCopy.sheet.paste)).toBeVisible();
  const requests = recordRequests(context, isSiteFile);
  await page
    .getByLabel(batchCopy.sheet.open)
    .setInputFiles(`${import.meta.dirname}/../../tests/fixtures/lists/${twelvePeople.source.file}`);
  await expect(page.getByText('Hoja «Dotación 2027», títulos en la fila 1, 12 personas.')).toBeVisible();
  await page.getByLabel(batchCopy.common.label).selectOption(draftId);
  await expect(page.getByText('Colegio Los Aromos de Prueba')).toBeVisible();
  for (const offer of [/^También la jornada \(44 horas\)/, /^También las remuneraciones \(\$850\.000/])
    await expect(page.getByLabel(offer)).not.toBeChecked();

  for (const [index, person] of twelvePeople.expectedRows.entries()) {
    const row = rowIn(page, index + 2);
    await expect(row).toContainText(person.trab_nombre ?? '');
    await expect(row).toContainText(formatClp(Number(person.rem_sueldo_base)));
    await expect(row).toContainText('1 de marzo de 2027 a 29 de febrero de 2028');
    await expect(row).not.toContainText('del otro contrato');
  }
  await expect(rowsToCorrect(page)).toHaveCount(0);
  await page.getByRole('button', { name: batchCopy.review.reviewedAll }).click();
  await expect(page.getByText(batchCopy.review.confirmed(12))).toBeVisible();
  await expect(page.getByRole('button', { name: /^Revisado, fila/ })).toHaveCount(0);

  const { summary, texts } = await unzip(await clickAndDownload(downloadAll(page, 12)));
  expect(texts).toHaveLength(12);
  for (const [index, person] of twelvePeople.expectedRows.entries()) {
    const text = texts[index] ?? '';
    const { trab_nombre = '', trab_rut = '', jor_horas = '', trab_nacimiento = '' } = person;
    const amounts = amountsOf(person);
    for (const answer of [
      trab_nombre,
      trab_rut,
      longDate(trab_nacimiento),
      ...amounts,
      '29 de febrero de 2028',
    ])
      expect(text, trab_nombre).toContain(answer);
    expect(text, trab_nombre).toContain(`${jor_horas} horas`);
    expect(text, trab_nombre).toContain('Colegio Los Aromos de Prueba');
    const otherAmounts = amountsOf(finishedContract).filter((amount) => !amounts.includes(amount));
    for (const answer of [...otherTeacherAnswers, ...otherAmounts])
      expect(text, trab_nombre).not.toContain(answer);
    expect(summary).toContain(`Horas: ${jor_horas}\r\n`);
  }
  expect(summary).not.toContain(batchCopy.review.reviewed);
  expect(summary).not.toContain('Horario propuesto');
  expect(requests).toEqual([]);
});

test('a correction is kept if the person leaves the page while still in the field', { tag: longTag }, async ({
  page,
}) => {
  await openBatchPage(page);
  await paste(page, pastedText);
  await page.getByLabel('Fila 10: Inicio').fill('02-03-2026');
  await page.reload();
  await expect(rowsToCorrect(page)).toHaveCount(2);
  await page.getByLabel('Fila 6: Horas semanales').fill('38');
  await page.goBack();
  await page.goForward();
  await expect(rowsToCorrect(page)).toHaveCount(1);
});

test('a row edited in the form shows its changes in the table', { tag: longTag }, async ({
  page,
  context,
  axe,
}) => {
  await openBatchPage(page);
  await paste(page, pastedText);
  const name = page.getByRole('textbox', { name: /^Nombre (de la trabajadora|del trabajador)$/ });
  const rowLink = page.getByRole('link', { name: 'Ver fila 4' });
  await rowLink.click();
  await expect(page).toHaveURL(/\?fila=4$/);
  await expect(page.getByRole('heading', { name: /^Fila 4/ })).toBeFocused();
  await expect(name).toHaveValue('Eva Prueba Ejemplo');
  await axe(page, 'a row in the form');
  await name.fill('Eva Prueba Muestra');
  await page.goBack();
  await expect(rowLink).toBeFocused();
  await expect(page.getByText('Eva Prueba Muestra')).toBeVisible();
  await page.goForward();
  await expect(name).toHaveValue('Eva Prueba Muestra');
  await page.reload();
  await expect(name).toHaveValue('Eva Prueba Muestra');
  await page.getByRole('button', { name: batchCopy.row.back }).click();
  await expect(page.getByText('Eva Prueba Muestra')).toBeVisible();
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mle.draft.')));
  expect(await drafts()).toEqual([]);

  const otherTab = await context.newPage();
  await otherTab.goto(address);
  await expect(otherTab.getByLabel(batchCopy.sheet.paste)).toBeVisible();
  await expect(otherTab.getByRole('list', { name: batchCopy.review.table })).toHaveCount(0);
  await otherTab.close();

  await page.getByRole('button', { name: batchCopy.review.saveDrafts }).click();
  await expect(page.getByText('Se guardaron 12 borradores.').first()).toBeVisible();
  expect(await drafts()).toHaveLength(12);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(drafts).toEqual([]);

  await page.getByRole('button', { name: batchCopy.sheet.erase }).click();
  await expect(page.getByRole('list', { name: batchCopy.review.table })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(batchCopy.sheet.paste)).toBeVisible();
  await expect(page.getByRole('list', { name: batchCopy.review.table })).toHaveCount(0);
});

test('the address of a missing row shows all rows', { tag: longTag }, async ({ page }) => {
  await openBatchPage(page);
  await paste(page, pastedText);
  await expect(rowIn(page, 13)).toBeVisible();
  await page.goto(`${address}?fila=1`);
  await expect(rowIn(page, 13)).toBeVisible();
  await expect(page).toHaveURL(/\/varios$/);
});

test('the download leaves out rows that the person unchecked', { tag: longTag }, async ({ page }) => {
  await openBatchPage(page);
  await paste(page, pastedText);
  for (const row of [2, 3, 4]) await page.getByLabel(batchCopy.review.includeRow(row)).uncheck();
  await expect(rowIn(page, 3)).toContainText(batchCopy.review.skipped);
  const { files } = await unzip(await clickAndDownload(downloadAll(page, 9)));
  expect(files).toHaveLength(9);
  expect(files.join(' ')).not.toContain('ana-prueba');
});

test('a cancelled batch downloads nothing', { tag: longTag }, async ({ page }) => {
  await openBatchPage(page);
  const lines = Array.from({ length: 512 }, (_, index) => `Persona ${index} Prueba\t38`);
  await paste(page, ['Nombre\tHoras', ...lines].join('\n'));
  await expect(page.getByText('La planilla tiene 512 filas; se usan las primeras 200.')).toBeVisible();
  await downloadAll(page, 200).click();
  // A busy machine takes a while to start the worker and make its first documents.
  await expect(page.getByText(/^Generando [1-9]\d* de 200…$/).first()).toBeVisible({ timeout: 120_000 });
  let downloadCount = 0;
  page.on('download', () => {
    downloadCount += 1;
  });
  await page.getByRole('button', { name: batchCopy.review.cancel }).click();
  await expect(downloadAll(page, 200)).toBeVisible();
  await expect(page.getByText(/^\d+ documentos en/)).toHaveCount(0);
  expect(downloadCount).toBe(0);
});

// read-file.test.ts and sheet-step.test.tsx cover refused files and pastes.
test('uses the row that the user chooses as headings if it recognises none', {
  tag: longTag,
}, async ({ page }) => {
  await openBatchPage(page);
  await paste(page, 'Dotación\t2027\nIntegrante\tTiempo\nAna Prueba\t38\nEva Prueba\t30');
  await expect(page.getByRole('alert')).toContainText('No se reconoce ninguna columna.');
  await page.getByLabel(surveyCopy.chooseRow).selectOption('2');
  await page.getByText(batchCopy.columns.unrecognisedCount(2)).click();
  await page.getByLabel('Integrante').selectOption({ label: 'Nombre de la trabajadora' });
  await page.getByLabel('Tiempo').selectOption({ label: 'Horas semanales' });
  await expect(rowIn(page, 3)).toContainText('Ana Prueba');
  await expect(downloadAll(page, 2)).toBeVisible();
});

test('undo restores a list that another paste replaced', { tag: longTag }, async ({ page }) => {
  await openBatchPage(page);
  await paste(page, pastedText);
  await expect(sheetSummary(page, 12)).toBeVisible();
  // This text has the format of a .csv file.
  await paste(page, 'Nombre;Horas\nOtra Persona;20');
  await expect(sheetSummary(page, 1)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(sheetSummary(page, 12)).toBeVisible();
});
