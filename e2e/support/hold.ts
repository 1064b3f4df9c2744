import type { Page } from 'playwright/test';

/**
 * Holds a request of the page until it is released, so that the state in between can be checked.
 * @param url a glob, as `page.route` takes it; the first request alone is held
 * @returns releases the request
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
