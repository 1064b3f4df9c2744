// Sets a browser's storage before the first page of the site opens. A journey that only needs a state stores it
// directly. For each such state, another journey reaches it through the pages.
import type { Page } from 'playwright/test';
import { products } from '../../src/features/catalogue/products.ts';

type Entries = Readonly<Record<string, string>>;

/** Replaces the browser's storage before any code of the site has run. */
export async function setStorage(
  page: Page,
  localEntries: Entries,
  sessionEntries: Entries = {},
): Promise<void> {
  await openBlankPage(page);
  await page.evaluate(
    ([localEntries, sessionEntries]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(localEntries)) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(sessionEntries)) sessionStorage.setItem(key, text);
    },
    [localEntries, sessionEntries] as const,
  );
}

export async function addToStorage(page: Page, entries: Entries): Promise<void> {
  await page.evaluate((addedEntries) => {
    for (const [key, text] of Object.entries(addedEntries)) localStorage.setItem(key, text);
  }, entries);
}

/**
 * Path of the page that {@link openBlankPage} opens. It is a real file rather than a response of `page.route`, because
 * Playwright disables the cache of a page that has routes.
 */
export const blankPath = '/robots.txt';

/** Opens a page of the site's origin that runs none of its code. */
export async function openBlankPage(page: Page): Promise<void> {
  await page.goto(blankPath);
}

/**
 * Returns the storage entry of a cart with the named products, each as often as it is named. The cart's version is
 * newer than that of any cart from an earlier visit.
 */
export function cartEntry(...names: readonly string[]): Entries {
  const items = products.flatMap(({ id, name }) => {
    const quantity = names.filter((otherName) => otherName === name).length;
    return quantity > 0 ? [{ id, quantity }] : [];
  });
  return { 'mle.cart': JSON.stringify({ items, version: 9 }) };
}
