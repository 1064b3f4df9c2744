// What comes after a document is complete: the file with what it asks for next, another one, or paper.
import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';
import { downloadedPanel, withDraft, withReceipt } from '../support/completing.ts';
import { save } from '../support/downloads.ts';
import { expect, test } from '../support/fixtures.ts';
import { contract, form } from '../support/names.ts';
import { printedPages } from '../support/paper.ts';
import { long } from '../support/tags.ts';

const productOf = (name: string) => {
  const product = products.find((each) => each.name === name);
  if (!product) throw new Error(`${name} is sold`);
  return product;
};

/** The words that the preview has on each of its sheets. */
function previewedPages(page: Page): Promise<readonly (readonly string[])[]> {
  return page.getByRole('article').evaluate((article) => {
    const tops = [...article.querySelectorAll('[data-part="sheet"]')].map(
      (sheet) => sheet.getBoundingClientRect().top,
    );
    const pages = tops.map((): string[] => []);
    for (const piece of article.querySelectorAll('h2, h3, h4, p, li, caption, th, td')) {
      if (piece.closest('[data-part], [data-spacer]')) continue;
      const words = piece.cloneNode(true) as Element;
      // What a blank says to those who cannot see its line.
      for (const hidden of words.querySelectorAll('.sr-only')) hidden.remove();
      const { top } = piece.getBoundingClientRect();
      pages[tops.findLastIndex((each) => each <= top)]?.push(...(words.textContent ?? '').split(/\s+/));
    }
    return pages;
  });
}

/** The words of the text that are not on the page; a long one may have been broken, and a short one joined. */
function missing(words: readonly string[], text: string): readonly string[] {
  const there = text.split(/\s+/);
  return words.filter((word) => {
    const at = there.indexOf(word);
    if (at >= 0) there.splice(at, 1);
    return at < 0 && word.length > 3 && word.length < 20;
  });
}

for (const name of [contract, form]) {
  test(
    `${name}: the print has the preview’s pages, with letterhead, foot and number on each`,
    { tag: long },
    async ({ page }, info) => {
      const template = await documentFor(productOf(name).id)?.load();
      await withReceipt(page);
      for (const filled of [false, true]) {
        if (filled) await withDraft(page, name);
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(paths.complete(productOf(name).slug));
        await expect(page.getByRole('article')).toBeVisible();
        const previewed = await previewedPages(page);
        const printed = await printedPages(page, info);
        expect(printed).toHaveLength(previewed.length);
        for (const [index, text] of printed.entries()) {
          expect(text).toContain(`Página ${index + 1} de ${printed.length}`);
          expect(text).toContain(template?.letterhead.right);
          if (template?.initials) expect(text).toContain(template.initials);
          expect(missing(previewed[index] ?? [], text)).toEqual([]);
        }
        // A telephone shows one section of the form, and the same pages are printed.
        await page.setViewportSize({ width: 390, height: 844 });
        await expect(page.getByRole('article')).toBeHidden();
        expect(await printedPages(page, info)).toEqual(printed);
      }
    },
  );
}

test('after the download: where the file is, what to do with it, and another one; Back and a reload close it', async ({
  page,
  axe,
}) => {
  await withReceipt(page);
  for (const [name, file, step] of [
    [
      contract,
      'contrato-plazo-fijo-educadora-diferencial-ana-prueba-ejemplo.docx',
      'Imprima tres ejemplares',
    ],
    [form, 'formulario-registro-dea-sn-000123.docx', 'Firme y timbre al final'],
  ] as const) {
    await withDraft(page, name);
    await page.goto(paths.complete(productOf(name).slug));
    const download = page.getByRole('button', { name: 'Descargar en Word' });
    await download.click();
    const anyway = page.getByRole('button', { name: 'Descargar igual' });
    expect((await save(anyway)).suggestedFilename()).toBe(file);
    const panel = downloadedPanel(page);
    await expect(panel).toContainText(`Su documento está en ${file}.`);
    await expect(panel.getByText(step)).toBeVisible();
    await expect(page.getByText('¡Descarga iniciada!').first()).toBeVisible();
    await axe(page, `${name} downloaded`);
    await page.goBack();
    await expect(panel).toBeHidden();
    await expect(download).toBeFocused();

    await download.click();
    await save(anyway);
    await expect(panel).toBeVisible();
    await page.reload();
    await expect(download).toBeVisible();
    await expect(panel).toBeHidden();

    const address = page.url();
    await download.click();
    await save(anyway);
    await panel.getByRole('button', { name: 'Completar otro' }).click();
    await expect(page).not.toHaveURL(address);
    await expect(
      page.getByLabel(name === contract ? 'Nombre de la trabajadora' : 'Número de serie'),
    ).toHaveValue('');
    await expect(panel).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
});
