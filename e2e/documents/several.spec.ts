// A whole staff at once: the rows of a spreadsheet become documents, on the device alone.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import type { Download, Page } from 'playwright/test';
import { severalCopy } from '../../src/content/documents/several-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { boxNames, dayNames } from '../../src/features/documents/model/schedule.ts';
import { openWord, saveWord, showDraftOptions, withReceipt } from '../support/completing.ts';
import { save, textOf } from '../support/downloads.ts';
import { excessWidth } from '../support/excess-width.ts';
import { expect, test } from '../support/fixtures.ts';
import { contract } from '../support/names.ts';
import { isOwnFile, listen } from '../support/requests.ts';
import { bothWidths, long, translated } from '../support/tags.ts';

const product = products.find(({ name }) => name === contract);
const address = paths.several(product?.slug ?? '');

type Teacher = { readonly name: string; readonly rut: string; readonly hours: string; readonly free: string };

/** Valid and obviously made up: 10.000.001-K and so on. */
function rutOf(number: number): string {
  const figures = [...String(number)].reverse();
  const sum = figures.reduce((all, figure, at) => all + Number(figure) * (2 + (at % 6)), 0);
  const digit = 11 - (sum % 11);
  return `${number}-${digit === 11 ? '0' : digit === 10 ? 'K' : digit}`;
}

const names = [
  'Ana',
  'Luis',
  'Eva',
  'Rosa',
  'Juan',
  'Inés',
  'Pedro',
  'Marta',
  'Hugo',
  'Elena',
  'Raúl',
  'Sara',
];

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

/** The texts of a ZIP's Word files by their names, non-breaking spaces as spaces, and what goes with them. */
async function readZip(file: Download) {
  const parts = unzipSync(await readFile(await file.path()));
  const documents = Object.entries(parts).filter(([name]) => name.endsWith('.docx'));
  return {
    names: Object.keys(parts),
    summary: strFromU8(parts['resumen.txt'] ?? new Uint8Array()),
    texts: documents.map(([, bytes]) =>
      strFromU8(unzipSync(bytes)['word/document.xml'] ?? new Uint8Array())
        .replace(/<[^>]+>/g, '')
        .replaceAll('\u00a0', ' '),
    ),
  };
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
  const { names: files, texts, summary } = await readZip(file);
  expect(files).toContain('contrato-plazo-fijo-educadora-diferencial-ana-prueba-ejemplo.docx');
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
  tag: [bothWidths, translated],
}, async ({ page, context, axe }) => {
  await withReceipt(page);
  await page.goto(address);
  const asked = listen(context, isOwnFile);
  await paste(page, pasted);
  await expect(page.getByText('12 filas y 8 columnas')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Columnas' })).toBeFocused();
  await expect(page.getByLabel('Observaciones')).toHaveValue('');
  await expect(page.getByText('1 respuesta por revisar')).toHaveCount(3);
  await axe(page, 'rows with wrong cells');
  expect(await excessWidth(page)).toBe(0);
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

test('a row opens in the form and comes back with what was changed there, and no draft is left', {
  tag: long,
}, async ({ page, context, axe }) => {
  await withReceipt(page);
  await page.goto(address);
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
  await withReceipt(page);
  await page.goto(address);
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

test('what is no spreadsheet is said, and what was there before stays', { tag: long }, async ({ page }) => {
  await withReceipt(page);
  await page.goto(address);
  await paste(page, 'una sola línea');
  await expect(page.getByRole('alert')).toContainText('Hay una sola fila.');
  await expect(page.getByLabel(severalCopy.sheet.paste)).toHaveValue('una sola línea');
  await page.getByLabel(severalCopy.sheet.paste).fill('');
  await paste(page, pasted);
  await expect(page.getByText('12 filas y 8 columnas')).toBeVisible();
  const input = page.getByLabel(severalCopy.sheet.open);
  await input.setInputFiles({
    name: 'foto.xlsx',
    mimeType: 'image/png',
    buffer: Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
  });
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByText('12 filas y 8 columnas')).toBeVisible();
  await paste(page, 'Nombre\tHoras\nOtra Persona\t20');
  await expect(page.getByText('1 fila y 2 columnas')).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('12 filas y 8 columnas')).toBeVisible();
});

test('a year later one of the twelve is opened from its Word file, changed and downloaded', {
  tag: [long],
}, async ({ page, context }) => {
  await withReceipt(page);
  await page.goto(address);
  await paste(page, pasted);
  await mend(page);
  const files = unzipSync(await readFile(await (await save(downloadAll(page))).path()));
  const [name = '', bytes = new Uint8Array()] =
    Object.entries(files).find(([each]) => each.includes('rosa-prueba')) ?? [];
  await page.getByRole('button', { name: severalCopy.sheet.erase }).click();

  await page.goto(paths.complete(product?.slug ?? ''));
  await showDraftOptions(page);
  const asked = listen(context, isOwnFile);
  await openWord(page, { name, bytes });
  await expect(page.getByText(`de «${name}».`)).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Nombre de la trabajadora' })).toHaveValue(
    'Rosa Prueba Ejemplo',
  );
  await expect(page.getByRole('textbox', { name: 'Horas semanales' })).toHaveValue('38');
  await page.getByRole('textbox', { name: 'Inicio', exact: true }).fill('01-03-2027');
  await page.getByRole('textbox', { name: 'Término', exact: true }).fill('29-02-2028');
  const text = await textOf(await saveWord(page));
  for (const value of [
    'Rosa Prueba Ejemplo',
    '38 horas',
    '$1.250.000',
    '1 de marzo de 2027',
    '29 de febrero de 2028',
  ])
    expect(text).toContain(value);
  expect(text).not.toContain('2 de marzo de 2026');
  expect(asked).toEqual([]);
});

const run = promisify(execFile);

test(
  'the same rows from an .xlsx that LibreOffice wrote',
  { tag: [long] },
  async ({ page, context }, info) => {
    const folder = info.outputPath('planilla');
    await mkdir(folder, { recursive: true });
    const csv = [headings, ...rows].map((cells) =>
      cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(','),
    );
    await writeFile(join(folder, 'docentes.csv'), csv.join('\r\n'));
    await run('soffice', [
      `-env:UserInstallation=${pathToFileURL(join(folder, 'profile'))}`,
      '--headless',
      '--infilter=CSV:44,34,76,1,,13322,false,true',
      '--convert-to',
      'xlsx',
      '--outdir',
      folder,
      join(folder, 'docentes.csv'),
    ]).catch(() => {});
    // A person's LibreOffice may have no Calc; where CI is set it may not lack it.
    test.skip(!process.env.CI && !existsSync(join(folder, 'docentes.xlsx')), 'LibreOffice has no Calc here');
    await withReceipt(page);
    await page.goto(address);
    const asked = listen(context, isOwnFile);
    await page.getByLabel(severalCopy.sheet.open).setInputFiles(join(folder, 'docentes.xlsx'));
    await expect(page.getByText('12 filas y 8 columnas')).toBeVisible();
    await expect(page.getByText('docentes.xlsx')).toBeVisible();
    await mend(page);
    await expectContracts(await save(downloadAll(page)));
    expect(asked).toEqual([]);
  },
);
