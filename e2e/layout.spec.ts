// What holds on every page at every width. Each page is opened once for all checks.
import type { Page } from 'playwright/test';
import { layoutShift } from '../scripts/lib/first-visit.ts';
import { expect, test } from './fixtures.ts';
import { expectMetadata } from './metadata.ts';
import { openApp } from './open-app.ts';
import { allPages } from './site-pages.ts';
import { bothWidths } from './tags.ts';

/** Links and buttons below 44 px, and the levels of the headings in the order of the page. */
function measure(page: Page) {
  return page.evaluate(() => {
    const inProse = (element: Element) =>
      element.closest('p, li, dd') && getComputedStyle(element).display === 'inline';
    const targets = [...document.querySelectorAll('a[href], button, input, [role=button]')].filter(
      // A product's name covers its whole card; the skip link shows only with the focus.
      (element) =>
        element.checkVisibility() && !inProse(element) && !element.matches('.skip, .product__front h2 a'),
    );
    return {
      small: targets
        .map((element) => ({ box: element.getBoundingClientRect(), text: element.textContent }))
        .filter(({ box }) => Math.round(box.height) < 44 || Math.round(box.width) < 44)
        .map(({ box, text }) => `${text}: ${box.width} × ${box.height}`),
      levels: [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
        .filter((heading) => heading.checkVisibility())
        .map((heading) => Number(heading.tagName[1])),
    };
  });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  for (const width of [320, 390, 768, 1024, 1119, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await excess(), `${width} px`).toBeLessThanOrEqual(0);
  }
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await excess(), `${width} px, text doubled`).toBeLessThanOrEqual(0);
  }
}

for (const path of allPages) {
  test(`${path} has its metadata, accessible targets and headings, does not shift and fits every width`, {
    tag: bothWidths,
  }, async ({ page, request, site, axe, isMobile, allowFailures }) => {
    allowFailures(/\/404$/);
    await page.route('**/*.woff2', async (route) => {
      const answer = await route.fetch();
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve))).catch(() => {});
      await route.fulfill({ response: answer });
    });
    await openApp(page, path);
    await page.evaluate(() => document.fonts.ready);
    await axe(page, path);
    const { small, levels } = await measure(page);
    expect.soft(small, 'targets below 44 px').toEqual([]);
    expect.soft(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [at, level] of levels.entries())
      expect.soft(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    // Read last, so that what moves while axe runs counts too.
    const shift = Math.round((await page.evaluate(layoutShift)) * 100) / 100;
    expect.soft(shift, 'layout shift while fonts come late').toBe(0);

    // Metadata do not depend on the width, and the widths are set here: once is enough. A telephone's page would grow
    // with what is too wide for it.
    if (isMobile) return;
    await expectMetadata(page, request, site.url, path);
    await expectNoSidewaysScroll(page);
  });
}
