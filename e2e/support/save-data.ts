import type { Page } from 'playwright/test';

/** From the next page on the browser sends Save-Data, and the site prefetches nothing. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
