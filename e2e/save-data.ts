import type { Page } from 'playwright/test';

/** From the next page on the browser asks to save data: nothing is fetched before someone shows that they want it. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}
