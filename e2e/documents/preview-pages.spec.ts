// The document beside the form is as many sheets as the Word file has pages.
import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';
import { downloadButton, withReceipt } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';

const sheets = (page: Page) => page.getByText(/^Página \d+ de \d+$/);

for (const { slug, id } of products) {
  test(`${slug}: the sheets on screen are the pages in Word`, async ({ page }) => {
    const template = await documentFor(id)?.load();
    await withReceipt(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(paths.complete(slug));
      const tab = page.getByRole('tab', { name: 'Documento' });
      await expect(downloadButton(page)).toBeVisible();
      if (await tab.isVisible()) await tab.click();
      await expect(sheets(page), `${width} px`).toHaveCount(template?.pages ?? 0);
    }
  });
}
