// What a narrow telephone and large text must not do to words and amounts, where the cart has something in it.
import type { Page } from 'playwright/test';
import { excessWidth } from './excess-width.ts';
import { expect, test } from './fixtures.ts';
import { contract, form } from './names.ts';
import { openApp } from './open-app.ts';
import { orderTotal } from './paying.ts';

/** Words and amounts of the page's leaders that go on in the next line. */
function cutInTwo(page: Page) {
  return page.evaluate(() => {
    const cut: string[] = [];
    const range = document.createRange();
    for (const leader of document.querySelectorAll('.leader')) {
      const texts = document.createTreeWalker(leader, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        // Addresses may be cut: they have no other end.
        if (text.data.includes('@')) continue;
        for (const { index, 0: word } of text.data.matchAll(/[\p{L}\d$.]+/gu)) {
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
          if (Math.max(...tops) - Math.min(...tops) > 4) cut.push(word);
        }
      }
    }
    return cut;
  });
}

test('no amount and no word before it is cut in two, however narrow the telephone', async ({
  page,
  openCheckout,
}) => {
  await openCheckout(form, form, contract);
  for (const path of [
    '/checkout',
    '/tienda/contrato-plazo-fijo-educadora',
    '/tienda/formulario-registro-dea',
  ]) {
    await openApp(page, path);
    if (path === '/checkout') await expect(orderTotal(page)).toContainText('$12.000');
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await cutInTwo(page), `${path} at ${width} px`).toEqual([]);
      expect.soft(await excessWidth(page), `${path} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('a full checkout fits a telephone with the text doubled', async ({ page, openCheckout }) => {
  await openCheckout(form, form, contract);
  await expect(page.getByText('Recibirá un solo archivo.')).toBeVisible();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await excessWidth(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test('a quote fits a telephone with the text doubled', async ({ page, fillCart }) => {
  await fillCart(form, contract);
  await page.goto('/cotizacion');
  await page.getByRole('article', { name: 'Cotización' }).waitFor();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await excessWidth(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});
