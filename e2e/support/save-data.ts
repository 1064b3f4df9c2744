import type { Page } from 'playwright/test';

/** Makes the browser send Save-Data from the next page on, so that the site prefetches nothing. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
