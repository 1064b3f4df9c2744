// Tests spreadsheet files on the built site, because the development server doesn't send the site's security policy.
import { readFile, writeFile } from 'node:fs/promises';
import { strToU8, zipSync } from 'fflate';
import { batchCopy } from '../../src/content/documents/batch-copy.ts';
import { sheetCopy } from '../../src/content/documents/sheet-copy.ts';
import { surveyCopy } from '../../src/content/documents/survey-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { exampleColumns } from '../../src/features/documents/sheet/example-row.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';
import { localDay } from '../../src/platform/format.ts';
import { storeReceipts } from '../support/completing.ts';
import { clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { longTag } from '../support/tags.ts';
import { expectNoViolations, recordViolations } from '../support/violations.ts';

const damagedFile = Buffer.from(zipSync({ 'xl/workbook.xml': strToU8('x') }));

// read-file.test.ts covers refused files and their messages.
test(
  'the worker writes and reads each example sheet under the site’s security policy',
  {
    tag: longTag,
  },
  async ({ page }, info) => {
    await storeReceipts(page);
    const violations = await recordViolations(page);
    const workers: string[] = [];
    page.on('worker', (worker) => workers.push(worker.url()));
    for (const { id, slug } of products) {
      const template = await documentFor(id)?.load();
      if (!template) throw new Error(`No ${id}`);
      await page.goto(paths.batch(slug));
      const example = await clickAndDownload(page.getByRole('button', { name: batchCopy.sheet.example }));
      const buffer = await readFile(await example.path());
      const input = page.getByLabel(batchCopy.sheet.open);
      await input.setInputFiles({ name: 'ejemplo.xlsx', mimeType: '', buffer });
      const sheetSummary = page.getByText(surveyCopy.sheet('Datos', 1, 1, template.spreadsheet.rowNoun));
      await expect(sheetSummary).toBeVisible();
      const columns = exampleColumns(template, localDay(new Date())).length;
      await expect(page.getByText(batchCopy.columns.recognised(columns))).toBeVisible();
      await input.setInputFiles({ name: 'dañada.xlsx', mimeType: '', buffer: damagedFile });
      await expect(page.getByRole('alert')).toHaveText(sheetCopy.refusals.damaged);
      await expect(sheetSummary).toBeVisible();
    }
    const largeFile = info.outputPath('grande.xlsx');
    await writeFile(largeFile, new Uint8Array(50_000_000));
    await page.getByLabel(batchCopy.sheet.open).setInputFiles(largeFile);
    await expect(page.getByRole('alert')).toHaveText(sheetCopy.refusals.size);
    // One worker makes the sheet, one reads it, and one reads the damaged file.
    expect(workers).toHaveLength(3 * products.length);
    for (const url of workers)
      expect(new URL(url).pathname).toMatch(/^\/assets\/workers\/sheet\.worker-[\w-]+\.js$/);
    await expectNoViolations(page, violations);
  },
);
