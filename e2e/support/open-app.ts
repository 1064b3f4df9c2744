import type { Locator, Page } from 'playwright/test';

export const h1 = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** Waits until React has taken over the page on screen: it responds to the pointer, keys and focus from then on. */
export async function appStarted(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Waits until the page's first script has run: from then on the buttons that are pressed are kept for the app. */
export async function entryStarted(page: Page): Promise<void> {
  const script = page.locator('script[type=module][src*="/assets/index-"]');
  await script.waitFor({ state: 'attached' });
  // The page's own copy, which it runs once.
  await script.evaluate((element: HTMLScriptElement) => import(element.src));
}

/** Opens a page of the site and waits until the app has taken it over. */
export async function openApp(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await appStarted(page);
}

/** Waits until every picture that the page shows has come, for what follows without the server. */
export async function picturesLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every((image) => image.complete || !image.checkVisibility()),
  );
}

/** Names of the files that every page fetches ahead. */
const onEveryPage = ['site-cart-drawer', 'mobile-menu', 'toaster', 'dom-mini'];

/** Waits until the code that a resting page fetches ahead has come, for what follows offline. */
export async function fetchedAhead(page: Page, parts: readonly string[] = onEveryPage): Promise<void> {
  await page.waitForFunction((names) => {
    const files = performance.getEntriesByType('resource').map(({ name }) => name);
    return names.every((part) => files.some((file) => file.includes(`/${part}-`) && file.endsWith('.js')));
  }, parts);
  await page.waitForLoadState('networkidle');
}
