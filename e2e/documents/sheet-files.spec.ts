// Files of spreadsheets in the built site, whose policy the development server does not have.
import { readFile, writeFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { severalCopy } from '../../src/content/documents/several-copy.ts';
import { sheetCopy } from '../../src/content/documents/sheet-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { exampleColumns } from '../../src/features/documents/sheet/example-row.ts';
import type { SheetRefusal } from '../../src/features/documents/sheet/sheet.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';
import { saveBy, withReceipt } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { long } from '../support/tags.ts';
import { expectNoViolations, recordViolations } from '../support/violations.ts';

const zipOf = (...names: readonly string[]) =>
  zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));

const wrong: readonly (readonly [name: string, bytes: Uint8Array, reason: SheetRefusal])[] = [
  ['clave.xlsx', strToU8(`\xd0\xcf\x11\xe0${[...'EncryptedPackage'].join('\0')}`, true), 'password'],
  ['docentes.ods', zipOf('mimetype', 'content.xml'), 'ods'],
  ['dañada.xlsx', zipOf('xl/workbook.xml'), 'damaged'],
];

test('the example sheet of each document is made and read by a worker that the policy allows', {
  tag: long,
}, async ({ page }) => {
  await withReceipt(page);
  const violations = await recordViolations(page);
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  for (const { id, slug } of products) {
    const template = await documentFor(id)?.load();
    await page.goto(paths.several(slug));
    const example = await saveBy(page, severalCopy.sheet.example);
    const buffer = await readFile(await example.path());
    const file = { name: 'ejemplo.xlsx', mimeType: '', buffer };
    await page.getByLabel(severalCopy.sheet.open).setInputFiles(file);
    const columns = template ? exampleColumns(template).length : 0;
    await expect(page.getByText(severalCopy.sheet.read(1, columns))).toBeVisible();
    await expect(page.getByText(severalCopy.columns.recognised(columns))).toBeVisible();
  }
  expect(workers).toHaveLength(2 * products.length);
  for (const url of workers) expect(new URL(url).pathname).toMatch(/^\/assets\/sheet\.worker-[\w-]+\.js$/);
  await expectNoViolations(page, violations);
});

test(
  'what is no sheet has its sentence, and the one that was open stays',
  { tag: long },
  async ({ page }, info) => {
    await withReceipt(page);
    await page.goto(paths.several(products[0]?.slug ?? ''));
    const input = page.getByLabel(severalCopy.sheet.open);
    const csv = Buffer.from('Marca;Ubicaci\xf3n espec\xedfica\nEjemplo;Patio', 'latin1');
    await input.setInputFiles({ name: 'equipos.csv', mimeType: 'text/csv', buffer: csv });
    await expect(page.getByText(severalCopy.columns.recognised(2))).toBeVisible();
    for (const [name, bytes, reason] of wrong) {
      await input.setInputFiles({ name, mimeType: '', buffer: Buffer.from(bytes) });
      await expect(page.getByRole('alert')).toHaveText(sheetCopy.refusals[reason]);
    }
    const large = info.outputPath('grande.xlsx');
    await writeFile(large, new Uint8Array(50_000_000));
    await input.setInputFiles(large);
    await expect(page.getByRole('alert')).toHaveText(sheetCopy.refusals.size);
    await expect(page.getByText(severalCopy.sheet.read(1, 2))).toBeVisible();
  },
);
