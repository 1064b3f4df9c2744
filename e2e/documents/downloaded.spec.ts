import type { Page } from 'playwright/test';
import { documentFor } from '../../src/features/documents/templates/documents.ts';
import { downloadedPanel, openForm, storeDraft, storeReceipts } from '../support/completing.ts';
import { clickAndDownload } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName, productNamed } from '../support/names.ts';
import { readPrintedPages } from '../support/paper.ts';
import { longTag } from '../support/tags.ts';

/** Returns the words on each sheet of the preview. */
function readPreviewPages(page: Page): Promise<readonly (readonly string[])[]> {
  return page.getByRole('article').evaluate((article) => {
    const tops = [...article.querySelectorAll('[data-part="sheet"]')].map(
      (sheet) => sheet.getBoundingClientRect().top,
    );
    const pages = tops.map((): string[] => []);
    for (const element of article.querySelectorAll('h2, h3, h4, p, li, caption, th, td')) {
      if (element.closest('[data-part], [data-spacer]')) continue;
      const elementCopy = element.cloneNode(true) as Element;
      // Remove the texts that tell screen readers what a blank is for.
      for (const hiddenElement of elementCopy.querySelectorAll('.sr-only')) hiddenElement.remove();
      const { top } = element.getBoundingClientRect();
      pages[tops.findLastIndex((sheetTop) => sheetTop <= top)]?.push(
        ...(elementCopy.textContent ?? '').split(/\s+/),
      );
    }
    return pages;
  });
}

/**
 * Returns the words that the page's text lacks. It ignores long words, which may be hyphenated, and short ones, which
 * may be joined to others.
 */
function missingWords(words: readonly string[], text: string): readonly string[] {
  const remainder = text.split(/\s+/);
  return words.filter((word) => {
    const index = remainder.indexOf(word);
    if (index >= 0) remainder.splice(index, 1);
    return index < 0 && word.length > 3 && word.length < 20;
  });
}

for (const [name, footer] of [
  [contractName, 'Iniciales: ________________ / ________________'],
  [formName, 'Formulario de registro DEA'],
] as const) {
  test(`${name}: the print has the same pages as the preview`, { tag: longTag }, async ({ page }, info) => {
    const template = await documentFor(productNamed(name).id)?.load();
    await storeReceipts(page);
    for (const isComplete of [false, true]) {
      if (isComplete) await storeDraft(page, name);
      await page.setViewportSize({ width: 1280, height: 800 });
      await openForm(page, name);
      await expect(page.getByRole('article')).toBeVisible();
      const pagesOfPreview = await readPreviewPages(page);
      const pagesOfPrint = await readPrintedPages(page, info);
      expect(pagesOfPrint).toHaveLength(pagesOfPreview.length);
      for (const [index, text] of pagesOfPrint.entries()) {
        expect(text).toContain(`Página ${index + 1} de ${pagesOfPrint.length}`);
        expect(text).toContain(template?.letterhead.right);
        expect(text).toContain(footer);
        expect(missingWords(pagesOfPreview[index] ?? [], text)).toEqual([]);
      }
      // A phone shows one section of the form and must print the same pages.
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('article')).toBeHidden();
      expect(await readPrintedPages(page, info)).toEqual(pagesOfPrint);
    }
  });
}

test('Back, a reload or another document closes the panel shown after a download', { tag: longTag }, async ({
  page,
  axe,
}) => {
  const file = 'contrato-plazo-fijo-ana-prueba-ejemplo.docx';
  await storeReceipts(page);
  await storeDraft(page, contractName);
  await openForm(page, contractName);
  const panel = downloadedPanel(page);
  const button = page.getByRole('button', { name: 'Descargar en Word' });
  const download = async () => {
    await button.click();
    return clickAndDownload(page.getByRole('button', { name: 'Descargar igual' }));
  };
  expect((await download()).suggestedFilename()).toBe(file);
  await expect(panel).toContainText(file);
  await expect(page.getByText('¡Descarga iniciada!').first()).toBeVisible();
  await axe(page, 'the page after the download');
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(button).toBeFocused();

  await download();
  await expect(panel).toBeVisible();
  await page.reload();
  await expect(button).toBeVisible();
  await expect(panel).toBeHidden();

  const draftUrl = page.url();
  await download();
  await panel.getByRole('button', { name: 'Completar otro' }).click();
  await expect(page).not.toHaveURL(draftUrl);
  await expect(page.getByLabel('Nombre de la trabajadora')).toHaveValue('');
  await expect(panel).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(draftUrl);
});
