// Draws the figures of a product's page: the week with its total, the review before a download, and several documents
// from one spreadsheet. Each is a screenshot of a part of the site with fictional answers.
import type { Locator, Page } from 'playwright';
import { batchCopy } from '../../src/content/documents/batch-copy.ts';
import { actionsCopy } from '../../src/content/documents/complete-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { type FormFeature, featureImageSize } from '../../src/features/catalogue/form-features.ts';
import { fieldsOf, type Template, type Values } from '../../src/features/documents/model/document.ts';
import { formatInput } from '../../src/features/documents/model/input.ts';
import { exampleValues, sheetColumns } from '../../src/features/documents/sheet/example-row.ts';
import { hideCutElements } from './hide-cut.ts';
import { openAsBuyer } from './open-as-buyer.ts';

/** Width in CSS pixels. On the narrowest phone the picture is 288 pixels wide, and its text still 13 pixels high. */
const width = 320;

/** Height in CSS pixels. The image files are cropped at the bottom to this shape. */
const height = (width * featureImageSize.height) / featureImageSize.width;

/** CSS pixels around the shown parts of the site. */
const margin = 16;

/** Day from which the examples' terms are computed. It is before March, so that the terms begin in the same year. */
const today = '2026-02-16';

/** Runs in the page and puts elements into one column, which covers the page. */
function stack(elements: readonly Element[], width: number, margin: number): void {
  const column = document.createElement('div');
  column.id = 'column';
  Object.assign(column.style, {
    position: 'fixed',
    inset: '0 auto 0 0',
    width: `${width}px`,
    padding: `${margin}px`,
  });
  Object.assign(column.style, { display: 'grid', alignContent: 'start', gap: '12px', zIndex: '99' });
  column.style.background = 'var(--color-paper)';
  column.append(...elements);
  document.body.append(column);
}

async function screenshotParts(page: Page, parts: readonly Locator[]): Promise<Buffer> {
  const handles = await Promise.all(parts.map((part) => part.elementHandle()));
  await page.evaluate(`window.stack = ${stack.toString()}`);
  await page.evaluate(
    ([elements, ...sizes]) =>
      (window as unknown as { stack: typeof stack }).stack(
        elements.filter((element) => element instanceof Element),
        ...sizes,
      ),
    [handles, width, margin] as const,
  );
  await page.evaluate(hideCutElements, { selector: '#column', edge: height - margin });
  return page.locator('#column').screenshot();
}

function valuesWithWarning(template: Template): Values {
  const fields = fieldsOf({ groups: template.groups.filter(({ rows }) => !rows) });
  const values = exampleValues(fields, today);
  const [amountField] = fields.filter(({ kind, sample }) => kind === 'money' && sample !== undefined);
  // Leave out three digits of an amount, or else give two parties the same RUT.
  if (amountField) return { ...values, [amountField.key]: values[amountField.key]?.slice(0, -3) };
  const [firstRutField, secondRutField] = fields.filter(({ kind }) => kind === 'rut');
  return firstRutField && secondRutField
    ? { ...values, [secondRutField.key]: values[firstRutField.key] }
    : values;
}

async function drawReview(page: Page, address: string, template: Template): Promise<Buffer> {
  const values = valuesWithWarning(template);
  const blankEntries = fieldsOf(template)
    .filter(({ kind }) => kind === 'date' || kind === 'phone')
    .slice(0, 4)
    .map(({ key }) => [key, undefined] as const);
  await openAsBuyer(page, address, template.productId, { ...values, ...Object.fromEntries(blankEntries) });
  await page.getByRole('button', { name: actionsCopy.download }).first().click();
  return screenshotParts(page, [page.locator('section[aria-labelledby=ultima-mirada]')]);
}

async function drawWeek(
  page: Page,
  address: string,
  template: Template,
  sectionIndex: number,
): Promise<Buffer> {
  await openAsBuyer(page, address, template.productId, {});
  const week = page.locator('fieldset:has(h2)').nth(sectionIndex);
  const days = week.locator('fieldset');
  await days.first().waitFor();
  // Remove the checkboxes for days off, which most weeks don't have.
  await days
    .first()
    .locator('legend + div')
    .evaluate((boxes) => boxes.remove());
  return screenshotParts(page, [week.locator('.leader').first().locator('..'), days.first()]);
}

function spreadsheetText(template: Template): string {
  const { subject, spreadsheet } = template;
  const shownKeys = new Set([
    subject.key,
    spreadsheet.uniqueKey,
    ...spreadsheet.figures.flatMap(({ keys }) => keys),
  ]);
  const columns = sheetColumns(template).filter(({ field }) => shownKeys.has(field.key) && !field.proposal);
  const values = exampleValues(
    columns.map(({ field }) => field),
    today,
  );
  const names = ['Ana', 'Luis', 'Eva'];
  const ruts = ['11.111.111-1', '22.222.222-2', '33.333.333-3'];
  const cells = names.map((name, row) =>
    columns.map(({ field }) => {
      const text = formatInput(field, values[field.key] ?? '');
      if (field.key !== subject.key && field.key !== spreadsheet.uniqueKey) return text;
      if (field.kind === 'rut') return ruts[row] ?? '';
      return /\d$/.test(text) ? text.replace(/\d$/, String(row + 3)) : `${name} Prueba Ejemplo`;
    }),
  );
  return [columns.map(({ heading }) => heading), ...cells].map((line) => line.join('\t')).join('\n');
}

async function drawBatch(page: Page, address: string, template: Template): Promise<Buffer> {
  await page.setViewportSize({ width: 390, height: 980 });
  await openAsBuyer(page, address, template.productId, {});
  await page.getByLabel(batchCopy.sheet.paste).evaluate((area, text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, spreadsheetText(template));
  const table = page.getByRole('list', { name: batchCopy.review.table });
  await table.waitFor();
  return screenshotParts(page, [page.getByRole('button', { name: batchCopy.review.download(3) }), table]);
}

export async function drawFeatures(
  page: Page,
  url: string,
  slug: string,
  template: Template,
): Promise<ReadonlyMap<FormFeature, Buffer>> {
  const formAddress = url + paths.complete(slug);
  const drawings = new Map<FormFeature, Buffer>();
  const weekIndex = template.groups.findIndex(({ layout }) => layout !== undefined);
  if (weekIndex >= 0) drawings.set('week', await drawWeek(page, formAddress, template, weekIndex));
  drawings.set('review', await drawReview(page, formAddress, template));
  drawings.set('several', await drawBatch(page, url + paths.batch(slug), template));
  return drawings;
}
