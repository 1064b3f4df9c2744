// Tests that words and amounts are never split on a narrow phone or at large text sizes, with products in the cart.
import type { Page } from 'playwright/test';
import { paths } from '../../src/content/paths.ts';
import { products } from '../../src/features/catalogue/products.ts';
import { formattedTotal } from '../../tests/shop.ts';
import { cartEntry, setStorage } from '../support/browser-storage.ts';
import { cartButton, openCart } from '../support/cart.ts';
import { expect, test } from '../support/fixtures.ts';
import { contractName, formName } from '../support/names.ts';
import { openApp } from '../support/open-app.ts';
import { orderTotal } from '../support/paying.ts';
import { publicPages } from '../support/site-pages.ts';
import { longTag } from '../support/tags.ts';
import {
  doubleText,
  expectFits,
  largeTextSize,
  setTextSize,
  usualTextSize,
} from '../support/width-and-text-size.ts';

/** Matches a word or an amount, which no line may split. */
const wordPattern = /[\p{L}\d$.]+/gu;

/** Matches phrases that must stay on one line: a law with its number, a number with its unit, a date, a name. */
const phrasePattern =
  /Ley\s(?:N\.º\s)?\d[\d.]*|N\.º\s\d[\d.]*|\d{1,2}\sde\s[a-z]+\sde\s\d{4}|\$\s\d|\d+\s(?:minutos|horas)|No\sencontramos|Plazo\sFijo/gu;

/** Returns the matches of the pattern that continue on the next line, within the elements of the selector. */
function findBrokenMatches(page: Page, selector: string, pattern: RegExp) {
  return page.evaluate(
    ([elementSelector, source]) => {
      const splitMatches: string[] = [];
      const range = document.createRange();
      for (const element of document.querySelectorAll(elementSelector)) {
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
          // E-mail addresses may break in the middle, since they have no better place to break.
          if (text.data.includes('@')) continue;
          for (const { index, 0: match } of text.data.matchAll(new RegExp(source, 'gu'))) {
            range.setStart(text, index);
            range.setEnd(text, index + match.length);
            const tops = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
            if (Math.max(...tops) - Math.min(...tops) > 4) splitMatches.push(match);
          }
        }
      }
      return splitMatches;
    },
    [selector, pattern.source] as const,
  );
}

test('no word or amount of a product or an order is split on a narrow phone', async ({ page }) => {
  await setStorage(page, cartEntry(formName, formName, contractName));
  for (const path of [
    '/checkout',
    '/tienda/contrato-plazo-fijo-educadora',
    '/tienda/formulario-registro-dea',
  ]) {
    await openApp(page, path);
    if (path === '/checkout')
      await expect(orderTotal(page)).toContainText(formattedTotal({ forms: 2, contracts: 1 }));
    await expectFits(page, path, [320, 360, 390], async (label) => {
      expect.soft(await findBrokenMatches(page, 'main', wordPattern), label).toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // typesetting.ts covers a phone and a desktop.
  test('headings and leads never split phrases over two lines', { tag: longTag }, async ({
    page,
    allowFailures,
  }) => {
    allowFailures(/\/404$/);
    for (const path of [...publicPages, paths.notFound]) {
      await page.goto(path);
      for (const width of [320, 390, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const brokenPhrases = await findBrokenMatches(
          page,
          'main :is(h1, h2, h3, .text-lead)',
          phrasePattern,
        );
        expect.soft(brokenPhrases, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});

test('the shop’s cards split no word on a phone zoomed to 200 %', async ({ page }) => {
  await openApp(page, paths.shop);
  await page.setViewportSize({ width: 195, height: 422 });
  expect(await findBrokenMatches(page, 'main article :is(h2, p, li)', wordPattern)).toEqual([]);
});

test('the shop’s sheets reach below the front of their folders at every width', async ({ page }) => {
  await openApp(page, paths.shop);
  for (const width of [320, 390, 640, 767, 768, 860, 1024, 1280, 1600]) {
    await page.setViewportSize({ width, height: 844 });
    const overlaps = await page.locator('main article img').evaluateAll((images) =>
      images.map((image) => {
        const frontTop = image.closest('article')?.lastElementChild?.getBoundingClientRect().top ?? 0;
        return image.getBoundingClientRect().bottom - frontTop;
      }),
    );
    // A sheet rises by 14 pixels under the pointer.
    expect.soft(Math.min(...overlaps), `at ${width} px`).toBeGreaterThan(20);
  }
});

test('names in the cart are never split inside a word', async ({ page }) => {
  await setStorage(page, cartEntry(formName, contractName));
  await openApp(page, paths.shop);
  await expect((await openCart(page)).getByRole('heading', { name: contractName })).toBeVisible();
  for (const size of [100, 150, 200]) {
    await page.addStyleTag({ content: `html { font-size: ${size}% }` });
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 800 });
      expect
        .soft(await findBrokenMatches(page, '[role=dialog] h3', wordPattern), `${width} px, ${size} %`)
        .toEqual([]);
    }
  }
});

/** Text spacing of WCAG's success criterion 1.4.12. */
const spacingStyle =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test('the card over a locked page is never clipped, even with spaced or doubled text', async ({ page }) => {
  const expectUnclipped = async (label: string) => {
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      const card = page.getByText('Contenido Bloqueado').locator('..');
      await expect(card).toBeVisible();
      const clippingParents = await card.evaluate((element) => {
        const { top, bottom, left, right } = element.getBoundingClientRect();
        const clips = (parent: Element) => {
          const box = parent.getBoundingClientRect();
          const overflows = box.top > top || box.bottom < bottom || box.left > left || box.right < right;
          return overflows && getComputedStyle(parent).overflow !== 'visible';
        };
        const parents: string[] = [];
        for (let parent = element.parentElement; parent; parent = parent.parentElement)
          if (clips(parent)) parents.push(parent.className);
        return parents;
      });
      expect.soft(clippingParents, `${label} at ${width} px`).toEqual([]);
      expect
        .soft(await findBrokenMatches(page, 'main .shadow-panel', wordPattern), `${label} at ${width} px`)
        .toEqual([]);
    }
  };
  for (const { link } of products) {
    await setTextSize(page, usualTextSize);
    await openApp(page, link);
    const spacingTag = await page.addStyleTag({ content: spacingStyle });
    await expectUnclipped(`${link} with spaced text`);
    await spacingTag.evaluate((style) => (style as HTMLStyleElement).remove());
    await setTextSize(page, largeTextSize);
    await expectUnclipped(`${link} with doubled text`);
  }
});

test('the header’s buttons grow with large text, even without pictures', async ({ page, allowFailures }) => {
  allowFailures(/\/img\//);
  await page.route('**/img/**', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 844 });
  await setTextSize(page, largeTextSize);
  await openApp(page, '/servicios');
  for (const button of [cartButton(page), page.getByRole('button', { name: 'Abrir menú' })]) {
    expect(await button.boundingBox()).toMatchObject({ width: 96, height: 96 });
  }
  await expectFits(page, 'the header without pictures', [320, 390]);
});

test('a full checkout and its quote fit on a phone with doubled text', async ({ page }) => {
  await setStorage(page, cartEntry(formName, formName, contractName));
  for (const path of [paths.checkout, paths.quote]) {
    await page.goto(path);
    await page
      .getByRole('main')
      .getByText(formattedTotal({ forms: 2, contracts: 1 }))
      .filter({ visible: true })
      .first()
      .waitFor();
    await doubleText(page);
    await expectFits(page, path);
  }
});

test('the full navigation has room for an eighth link', async ({ page }) => {
  await page.setViewportSize({ width: 1120, height: 800 });
  await openApp(page, '/');
  const links = page.getByRole('banner').getByRole('navigation').getByRole('link');
  await expect(links.last()).toBeVisible();
  const tops = await links.last().evaluate((last) => {
    const eighthLink = last.cloneNode(true);
    eighthLink.textContent = 'Preguntas';
    last.after(eighthLink);
    return [...(last.parentElement?.children ?? [])].map((link) => link.getBoundingClientRect().top);
  });
  expect(new Set(tops).size, 'raise --breakpoint-nav of theme.css').toBe(1);
});
