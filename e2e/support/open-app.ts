import type { Locator, Page } from 'playwright/test';

export const h1 = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Waits until React has hydrated the current page, which then responds to pointer, keys and focus. */
export async function waitForApp(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Waits until the page's first script has run, which queues clicks on buttons until the app starts. */
export async function waitForEntry(page: Page): Promise<void> {
  const script = page.locator('script[type=module][src*="/assets/index-"]');
  await script.waitFor({ state: 'attached' });
  // Importing the script's address again doesn't run it again, but waits until it has run.
  await script.evaluate((element: HTMLScriptElement) => import(element.src));
}

export async function openApp(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await waitForApp(page);
}

/** Waits until every visible picture has loaded. Needed before a test stops the server or goes offline. */
export async function waitForPictures(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

/** Patterns for the names of the files that every page prefetches. */
const commonParts = ['site-cart-drawer', '(?:mobile|work)-menu', 'toaster', 'dom-mini'];

/** Waits until an idle page has prefetched its code. Needed before a test goes offline. */
export async function waitForPrefetch(page: Page, parts: readonly string[] = commonParts): Promise<void> {
  await page.waitForFunction((names) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((part) => files.some((file) => new RegExp(`/${part}-[^/]+\\.js$`).test(file)));
  }, parts);
  await page.waitForLoadState('networkidle');
}
