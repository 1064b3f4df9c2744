// A whole staff at once: the rows of a spreadsheet become documents, on the device alone.
import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Page } from 'playwright/test';
import { severalCopy } from '../../src/content/documents/several-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { boxNames, dayNames } from '../../src/features/documents/model/schedule.ts';
import { withReceipt } from '../support/completing.ts';
import { save, wordText } from '../support/downloads.ts';
import { expectFits } from '../support/excess-width.ts';
import { expect, test } from '../support/fixtures.ts';
import { contract, productNamed } from '../support/names.ts';
import { isOwnFile, listen } from '../support/requests.ts';
import { long, translated } from '../support/tags.ts';

const address = paths.several(productNamed(contract).slug);

async function openSheet(page: Page): Promise<void> {
  await withReceipt(page);
  await page.goto(address);
}

type Teacher = { readonly name: string; readonly rut: string; readonly hours: string; readonly free: string };

/** Valid and obviously made up: 10.000.001-K and so on. */
function rutOf(number: number): string {
  const figures = [...String(number)].reverse();
  const sum = figures.reduce((all, figure, at) => all + Number(figure) * (2 + (at % 6)), 0);
  const digit = 11 - (sum % 11);
  return `${number}-${digit === 11 ? '0' : digit === 10 ? 'K' : digit}`;
}

const names = 'Ana Luis Eva Rosa Juan Inés Pedro Marta Hugo Elena Raúl Sara'.split(' ');

/** Six of 38 hours in five days, six of 30 in four. */
const teachers: readonly Teacher[] = names.map((name, at) => ({
  name: `${name} Prueba Ejemplo`,
  rut: rutOf(10_000_001 + at),
  hours: at < 6 ? '38' : '30',
  free: at < 6 ? '' : 'Sí',
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

const rowOf = ({ name, rut, hours, free }: Teacher) => [
  name,
  rut,
  hours,
  free,
  '1.250.000',
  '02-03-2026',
  '28-02-2027',
  'dijo "sí",\nen marzo',
];

/** By row and column, from 0: what is typed wrong. */
const wrong: Readonly<Record<string, string>> = {
  '1 1': '10.000.002-0',
  '4 2': 'treinta y algo',
  '8 5': '31-02-2026',
};

const rows = teachers.map((teacher, row) => rowOf(teacher).map((cell, at) => wrong[`${row} ${at}`] ?? cell));

/** As Excel puts cells on the clipboard. */
const quoted = (cell: string) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
const pasted = [headings, ...rows].map((cells) => cells.map(quoted).join('\t')).join('\r\n');

/** Puts the rows on the clipboard with the HTML that spreadsheets add, and presses Ctrl+V. */
async function paste(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByLabel(severalCopy.sheet.paste).click();
  await page.evaluate(
    (plain) =>
      navigator.clipboard.write([
        new ClipboardItem({
          'text/plain': new Blob([plain], { type: 'text/plain' }),
          'text/html': new Blob(['<table><tr><td>HTML<td>de otra planilla</table>'], { type: 'text/html' }),
        }),
      ]),
    text,
  );
  await page.keyboard.press('ControlOrMeta+V');
}

const downloadAll = (page: Page) => page.getByRole('button', { name: severalCopy.review.download });

/** The three wrong cells as they should be. */
async function mend(page: Page): Promise<void> {
  for (const [label, text] of [
    ['Fila 2: Cédula de identidad', teachers[1]?.rut ?? ''],
    ['Fila 5: Horas semanales', '38'],
    ['Fila 9: Inicio', '02-03-2026'],
  ] as const) {
    const field = page.getByLabel(label);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill(text);
    await field.press('Tab');
    await expect(field).not.toHaveAttribute('aria-invalid', 'true');
  }
}

/** Every teacher's contract is there, and says of the week what that teacher works. */
async function expectContracts(file: Download): Promise<void> {
  const { 'resumen.txt': list = new Uint8Array(), ...documents } = unzipSync(
    await readFile(await file.path()),
  );
  const summary = strFromU8(list);
  const texts = Object.values(documents).map(wordText);
  expect(Object.keys(documents)).toContain(
    'contrato-plazo-fijo-educadora-diferencial-ana-prueba-ejemplo.docx',
  );
  expect(texts).toHaveLength(teachers.length);
  for (const [at, { name, rut, hours }] of teachers.entries()) {
    const text = texts[at] ?? '';
    for (const value of [name, `${hours} horas`, '$1.250.000', '2 de marzo de 2026', '28 de febrero de 2027'])
      expect(text).toContain(value);
    expect(text.replaceAll('.', '')).toContain(rut);
    for (const other of teachers) expect(text.includes(other.name), other.name).toBe(other.name === name);
    expect(summary).toContain(name.split(' ')[0]?.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase());
  }
  // The two weeks: Friday is worked in the first ones alone.
  const fridays = texts.map((text) => /Viernes(.{0,60})/.exec(text)?.[1] ?? '');
  expect(new Set(fridays.slice(0, 6)).size).toBe(1);
  expect(new Set(fridays.slice(6)).size).toBe(1);
  expect(fridays[0]).not.toBe(fridays[6]);
}

test('twelve teachers are pasted, three wrong cells mended, and all contracts come in one file, without a request', {
  tag: translated,
}, async ({ page, context, axe }) => {
  await openSheet(page);
  const asked = listen(context, isOwnFile);
  await paste(page, pasted);
  await expect(page.getByText('12 filas y 8 columnas')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Columnas' })).toBeFocused();
  await expect(page.getByLabel('Observaciones')).toHaveValue('');
  await expect(page.getByText('1 respuesta por revisar')).toHaveCount(3);
  await axe(page, 'rows with wrong cells');
  await expectFits(page, 'rows with wrong cells');
  await mend(page);
  await expect(page.getByText('por revisar')).toHaveCount(0);

  // A reload brings the rows back as they are, another tab has none, and no localStorage does.
  await page.reload();
  await expect(page.getByText('12 filas y 8 columnas')).toBeVisible();
  await expect(page.getByText('por revisar')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Prueba Ejemplo' })).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Ejemplo');

  await expectContracts(await save(downloadAll(page)));
  await expect(page.getByText(/^12 documentos en/)).toBeVisible();
  expect(asked.filter((request) => !request.endsWith(address))).toEqual([]);
});

test('a cell that is being mended is not lost with a reload or on the way back', { tag: long }, async ({
  page,
}) => {
  await openSheet(page);
  await paste(page, pasted);
  await page.getByLabel('Fila 9: Inicio').fill('02-03-2026');
  await page.reload();
  await expect(page.getByText('1 respuesta por revisar')).toHaveCount(2);
  await page.getByLabel('Fila 5: Horas semanales').fill('38');
  await page.goBack();
  await page.goForward();
  await expect(page.getByText('1 respuesta por revisar')).toHaveCount(1);
});

test('a row opens in the form and comes back with what was changed there, and no draft is left', {
  tag: long,
}, async ({ page, context, axe }) => {
  await openSheet(page);
  await paste(page, pasted);
  const name = page.getByRole('textbox', { name: /^Nombre (de la trabajadora|del trabajador)$/ });
  await page.getByRole('link', { name: 'Ver fila 3' }).click();
  await expect(page.getByRole('heading', { name: /^Fila 3 de 12/ })).toBeFocused();
  await expect(name).toHaveValue('Eva Prueba Ejemplo');
  await axe(page, 'a row in the form');
  await name.fill('Eva Prueba Muestra');
  await page.goBack();
  await expect(page.getByRole('link', { name: 'Ver fila 3' })).toBeFocused();
  await expect(page.getByText('Eva Prueba Muestra')).toBeVisible();
  await page.goForward();
  await expect(name).toHaveValue('Eva Prueba Muestra');
  await page.reload();
  await expect(name).toHaveValue('Eva Prueba Muestra');
  await page.getByRole('button', { name: severalCopy.row.back }).click();
  await expect(page.getByText('Eva Prueba Muestra')).toBeVisible();
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('mle.draft.')));
  expect(await drafts()).toEqual([]);

  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByLabel(severalCopy.sheet.paste)).toBeVisible();
  await expect(other.getByRole('list', { name: severalCopy.review.table })).toHaveCount(0);
  await other.close();

  await page.getByRole('button', { name: severalCopy.review.keep }).click();
  await expect(page.getByText('Se guardaron 12 borradores.').first()).toBeVisible();
  expect(await drafts()).toHaveLength(12);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(drafts).toEqual([]);

  await page.getByRole('button', { name: severalCopy.sheet.erase }).click();
  await expect(page.getByRole('list', { name: severalCopy.review.table })).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel(severalCopy.sheet.paste)).toBeVisible();
  await expect(page.getByRole('list', { name: severalCopy.review.table })).toHaveCount(0);
});

test('making many documents can be cancelled, and nothing comes of it', { tag: long }, async ({ page }) => {
  await openSheet(page);
  const many = Array.from({ length: 512 }, (_, at) => [`Persona ${at}`, '38'].join('\t'));
  await paste(page, ['Nombre\tHoras', ...many].join('\n'));
  await expect(page.getByText('La planilla tiene 512 filas; se usan las primeras 200.')).toBeVisible();
  await downloadAll(page).click();
  await expect(page.getByText(/^Generando [1-9]\d* de 200…$/).first()).toBeVisible();
  let files = 0;
  page.on('download', () => {
    files += 1;
  });
  await page.getByRole('button', { name: severalCopy.review.cancel }).click();
  await expect(downloadAll(page)).toBeVisible();
  await expect(page.getByText(/^\d+ documentos en/)).toHaveCount(0);
  expect(files).toBe(0);
});

// Files that are no spreadsheet: sheet-files.spec.ts.
test('what is pasted and no spreadsheet is said, and what another paste replaced comes back', {
  tag: long,
}, async ({ page }) => {
  await openSheet(page);
  await paste(page, 'una sola línea');
  await expect(page.getByRole('alert')).toContainText('Hay una sola fila.');
  await expect(page.getByLabel(severalCopy.sheet.paste)).toHaveValue('una sola línea');
  const area = page.getByLabel(severalCopy.sheet.paste);
  await area.fill('');
  // Without titles, which can be put above them.
  await paste(page, 'Ana Prueba\t10.000.001-K\nEva Prueba\t10.000.002-8');
  await expect(page.getByRole('alert')).toContainText('No se reconoce ninguna columna.');
  await expect(area).toHaveValue(/^Ana Prueba/);
  await area.fill('');
  await paste(page, pasted);
  await expect(page.getByText('12 filas y 8 columnas')).toBeVisible();
  // The text of a .csv.
  await paste(page, 'Nombre;Horas\nOtra Persona;20');
  await expect(page.getByText('1 fila y 2 columnas')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('12 filas y 8 columnas')).toBeVisible();
});
