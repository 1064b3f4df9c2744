import type { Page } from 'playwright/test';

/**
 * Holds a request of the page, so that a test can check the page before the response arrives.
 * @param url a glob for `page.route`; only the first matching request is held
 * @returns releases the request
 */
export async function holdRequest(page: Page, url: string): Promise<() => void> {
  let release = () => {};
  const whenReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(
    url,
    async (route) => {
      await whenReleased;
      await route.continue();
    },
    { times: 1 },
  );
  return release;
}
