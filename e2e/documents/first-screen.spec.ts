import type { Page } from 'playwright/test';
import { products } from '../../src/features/catalogue/products.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';
import { openBoughtForm, openSection } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName } from '../support/names.ts';
import { longTag } from '../support/tags.ts';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function expectPageCount(page: Page, productId: string): Promise<void> {
  const template = await documentFor(productId)?.load();
  await expect(page.getByText(/^Página \d+ de \d+$/)).toHaveCount(template?.pages ?? 0);
}

test.describe('on a phone', () => {
  test.use(phone);

  for (const { id, name } of products) {
    test(`${name}: the first screen shows three fields that do not move during typing`, async ({ page }) => {
      await openBoughtForm(page, name);
      const nextButton = button(page, 'Siguiente');
      const panel = page.getByRole('tabpanel');
      const fields = panel.getByRole('textbox').or(panel.getByRole('radio').last());
      const field = fields.first();
      await expect(nextButton).toBeInViewport({ ratio: 1 });
      await expect(field).toBeVisible();
      // A template may have fewer fields in its first section.
      const thirdField = await fields.nth(Math.min(3, await fields.count()) - 1).boundingBox();
      expect((thirdField?.y ?? 0) + (thirdField?.height ?? 0)).toBeLessThan(
        (await nextButton.boundingBox())?.y ?? 0,
      );
      // People reopen a completed document through this button.
      await expect(button(page, 'Más opciones')).toBeVisible();
      await field.focus();
      const fieldBoxBefore = await field.boundingBox();
      await field.fill('1');
      await expect(page.getByRole('heading', { name: /^Borrador abierto/ })).toBeVisible();
      expect(await field.boundingBox()).toEqual(fieldBoxBefore);
      await page.getByRole('tab', { name: 'Documento' }).click();
      await expectPageCount(page, id);
    });
  }

  test('zooming keeps the same part of the document in view', { tag: longTag }, async ({ page, axe }) => {
    await openBoughtForm(page, contractName);
    await page.getByRole('tab', { name: 'Documento' }).click();
    const pane = page.getByRole('region', { name: 'Así quedará' });
    const zoomLevel = page.getByText(/^\d+ %$/);
    const readExcessWidth = () => pane.evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect(page.getByText(/^Página 1 de/)).toHaveCount(1);
    expect(await readExcessWidth()).toBeLessThanOrEqual(1);
    await expect(pane).toBeInViewport({ ratio: 1 });
    await axe(page, 'the document on a phone');

    const { x = 0, y = 0, width = 0, height = 0 } = (await pane.boundingBox()) ?? {};
    const center = { x: x + width / 2, y: y + height / 2 };
    const article = page.getByRole('article');
    /**
     * Returns the difference in width between the document and its parent. It is 0 once the document has adapted to the
     * new size.
     */
    const readWidthDifference = () =>
      article.evaluate((element) => {
        const parentWidth = element.parentElement?.clientWidth ?? 0;
        return Math.abs(element.getBoundingClientRect().width - parentWidth);
      });
    /** Returns the finger's position in the document, as percentages of the document's width. */
    const readFingerPosition = async (finger: typeof center) => {
      await expect.poll(readWidthDifference).toBeLessThan(1);
      return article.evaluate((element, point) => {
        const { left, top, width: documentWidth } = element.getBoundingClientRect();
        return [(point.x - left) / documentWidth, (point.y - top) / documentWidth].map((share) =>
          Math.round(share * 100),
        );
      }, finger);
    };
    /** Returns the smallest font size on the screen in px. */
    const readSmallestFontSize = () =>
      article.evaluate((element) => {
        const texts = [...element.querySelectorAll<HTMLElement>('*')].filter(
          ({ offsetHeight, childNodes }) =>
            offsetHeight > 0 &&
            [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
        );
        const sizes = texts.map(
          (textElement) =>
            (Number.parseFloat(getComputedStyle(textElement).fontSize) *
              textElement.getBoundingClientRect().height) /
            textElement.offsetHeight,
        );
        return Math.min(...sizes);
      });
    await pane.evaluate((element) => element.scrollTo({ top: 700, behavior: 'instant' }));

    const position = await readFingerPosition(center);
    await button(page, 'Ampliar').press('Enter');
    await expect(zoomLevel).toHaveText('150 %');
    expect(await readExcessWidth()).toBeGreaterThan(100);
    expect(await readFingerPosition(center)).toEqual(position);
    await button(page, 'Reducir').tap();
    await expect(zoomLevel).toHaveText('100 %');
    expect(await readFingerPosition(center)).toEqual(position);

    while ((await button(page, 'Ampliar').getAttribute('aria-disabled')) === null)
      await button(page, 'Ampliar').tap();
    await expect(zoomLevel).toHaveText('400 %');
    expect(await readFingerPosition(center)).toEqual(position);
    expect(await readSmallestFontSize()).toBeGreaterThanOrEqual(11.5);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

    await page.getByRole('tab', { name: 'Formulario' }).click();
    await page.getByLabel('Ciudad', { exact: true }).fill('Valparaíso');
    await page.getByRole('tab', { name: 'Documento' }).click();
    await expect(zoomLevel).toHaveText('400 %');
    expect(await readFingerPosition(center)).toEqual(position);

    await button(page, 'Volver al formulario').click();
    await expect(page.getByLabel('Ciudad', { exact: true })).toBeFocused();
    await openSection(page, 'Duración y domicilio');
    await expect(button(page, 'Siguiente')).toBeHidden();
    await button(page, 'Revisar y descargar').click();
    await expect(page.getByRole('region', { name: 'Antes de descargar' })).toBeFocused();
  });
});

for (const { id, name } of products) {
  test(`${name}: header, form and document have the same left and right edges`, async ({ page }) => {
    await openBoughtForm(page, name);
    await expectPageCount(page, id);
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const edges = await page.evaluate(() => {
        const edge = (selector: string, side: 'left' | 'right') =>
          Math.round(document.querySelector(selector)?.getBoundingClientRect()[side] ?? -1);
        return {
          left: [edge('[data-panel=form]', 'left'), edge('main .wrap > header', 'left')],
          right: [edge('header .wrap, header.wrap', 'right'), edge('[data-pane]', 'right')],
        };
      });
      expect(new Set(edges.left).size, `${width} px`).toBe(1);
      expect(new Set(edges.right).size, `${width} px`).toBe(1);
    }
  });
}
