// Tests the first screen of a draft, the one button that stays there on a phone, and how people read the document: in
// as many sheets as the Word file has pages.
import type { Page } from 'playwright/test';
import { products } from '../../src/features/catalogue/products.ts';
import { documentFor } from '../../src/features/documents/templates/documents.ts';
import { openBoughtForm, openSection } from '../support/completing.ts';
import { expect, test } from '../support/fixtures.ts';
import { contract } from '../support/names.ts';
import { long } from '../support/tags.ts';

const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

async function expectPageCount(page: Page, productId: string): Promise<void> {
  const template = await documentFor(productId)?.load();
  await expect(page.getByText(/^Página \d+ de \d+$/)).toHaveCount(template?.pages ?? 0);
}

test.describe('on a telephone', () => {
  test.use(telephone);

  for (const { id, name } of products) {
    test(`${name}: the first screen shows three fields, which the first key doesn’t move`, async ({
      page,
    }) => {
      await openBoughtForm(page, name);
      const step = button(page, 'Siguiente');
      const panel = page.getByRole('tabpanel');
      const fields = panel.getByRole('textbox').or(panel.getByRole('radio').last());
      const field = fields.first();
      await expect(step).toBeInViewport({ ratio: 1 });
      await expect(field).toBeVisible();
      // A template may have fewer fields in its first section.
      const third = await fields.nth(Math.min(3, await fields.count()) - 1).boundingBox();
      expect((third?.y ?? 0) + (third?.height ?? 0)).toBeLessThan((await step.boundingBox())?.y ?? 0);
      // Through this button people open a document that they completed before.
      await expect(button(page, 'Más opciones')).toBeVisible();
      await field.focus();
      const before = await field.boundingBox();
      await field.fill('1');
      await expect(page.getByRole('heading', { name: /^Borrador abierto/ })).toBeVisible();
      expect(await field.boundingBox()).toEqual(before);
      await page.getByRole('tab', { name: 'Documento' }).click();
      await expectPageCount(page, id);
    });
  }

  test('the document keeps its place when it is enlarged', { tag: long }, async ({ page, axe }) => {
    await openBoughtForm(page, contract);
    await page.getByRole('tab', { name: 'Documento' }).click();
    const pane = page.getByRole('region', { name: 'Así quedará' });
    const level = page.getByText(/^\d+ %$/);
    const excess = () => pane.evaluate((element) => element.scrollWidth - element.clientWidth);
    await expect(page.getByText(/^Página 1 de/)).toHaveCount(1);
    expect(await excess()).toBeLessThanOrEqual(1);
    await expect(pane).toBeInViewport({ ratio: 1 });
    await axe(page, 'the document on a telephone');

    const { x = 0, y = 0, width = 0, height = 0 } = (await pane.boundingBox()) ?? {};
    const middle = { x: x + width / 2, y: y + height / 2 };
    const article = page.getByRole('article');
    /**
     * Returns how much wider the document is than its parent. The document follows once the browser observes the new
     * size.
     */
    const overhang = () =>
      article.evaluate((element) => {
        const room = element.parentElement?.clientWidth ?? 0;
        return Math.abs(element.getBoundingClientRect().width - room);
      });
    /** Returns the finger's place in the document, as percentages of its width. */
    const positionUnder = async (finger: typeof middle) => {
      await expect.poll(overhang).toBeLessThan(1);
      return article.evaluate((element, point) => {
        const { left, top, width: documentWidth } = element.getBoundingClientRect();
        return [(point.x - left) / documentWidth, (point.y - top) / documentWidth].map((share) =>
          Math.round(share * 100),
        );
      }, finger);
    };
    /** Returns the smallest font size on the screen in px. */
    const smallestLetters = () =>
      article.evaluate((element) => {
        const texts = [...element.querySelectorAll<HTMLElement>('*')].filter(
          ({ offsetHeight, childNodes }) =>
            offsetHeight > 0 &&
            [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
        );
        const sizes = texts.map(
          (each) =>
            (Number.parseFloat(getComputedStyle(each).fontSize) * each.getBoundingClientRect().height) /
            each.offsetHeight,
        );
        return Math.min(...sizes);
      });
    await pane.evaluate((element) => element.scrollTo({ top: 700, behavior: 'instant' }));

    const position = await positionUnder(middle);
    await button(page, 'Ampliar').press('Enter');
    await expect(level).toHaveText('150 %');
    expect(await excess()).toBeGreaterThan(100);
    expect(await positionUnder(middle)).toEqual(position);
    await button(page, 'Reducir').tap();
    await expect(level).toHaveText('100 %');
    expect(await positionUnder(middle)).toEqual(position);

    while ((await button(page, 'Ampliar').getAttribute('aria-disabled')) === null)
      await button(page, 'Ampliar').tap();
    await expect(level).toHaveText('400 %');
    expect(await positionUnder(middle)).toEqual(position);
    expect(await smallestLetters()).toBeGreaterThanOrEqual(11.5);
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);

    await page.getByRole('tab', { name: 'Formulario' }).click();
    await page.getByLabel('Ciudad', { exact: true }).fill('Valparaíso');
    await page.getByRole('tab', { name: 'Documento' }).click();
    await expect(level).toHaveText('400 %');
    expect(await positionUnder(middle)).toEqual(position);

    await button(page, 'Volver al formulario').click();
    await expect(page.getByLabel('Ciudad', { exact: true })).toBeFocused();
    await openSection(page, 'Duración y domicilio');
    await expect(button(page, 'Siguiente')).toBeHidden();
    await button(page, 'Revisar y descargar').click();
    await expect(page.getByRole('region', { name: 'Antes de descargar' })).toBeFocused();
  });
});

for (const { id, name } of products) {
  test(`${name}: head, form and document share a grid`, async ({ page }) => {
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
