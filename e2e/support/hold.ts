import type { Page } from 'playwright/test';

/**
 * Holds a request of the page until released, so that a test can check the state in between.
 * @param url a glob for `page.route`; only the first request is held
 * @returns the release, which lets the request continue
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
