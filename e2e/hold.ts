import type { Page } from 'playwright/test';

/**
 * Holds what a page asks for until it is let go, so that what shows meanwhile can be looked at without haste.
 * @param url a glob, as `page.route` takes it; the first request alone is held
 * @returns lets the request go
 */
export async function hold(page: Page, url: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(
    url,
    async (route) => {
      await held;
      await route.continue();
    },
    { times: 1 },
  );
  return letGo;
}
