import type { Page } from 'playwright/test';

/** Turns on the browser's Save-Data setting for the pages opened next, so that they prefetch nothing. */
export async function enableSaveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
