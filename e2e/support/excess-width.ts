import type { Page } from 'playwright/test';

/** CSS pixels by which the page is wider than its window; none or fewer where nothing scrolls sideways. */
export function excessWidth(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
