// What a browser holds before the first page of the site is opened. A journey that only needs a state stores it; the
// way into that state is walked by hand in another.
import type { Page } from 'playwright/test';
import { products } from '../../src/features/catalogue/products.ts';

type Entries = Readonly<Record<string, string>>;

/** Leaves the browser with what a device holds, before any of the site's own code has run. */
export async function restore(page: Page, forGood: Entries, forTab: Entries = {}): Promise<void> {
  await openBlank(page);
  await page.evaluate(
    ([kept, ofTab]) => {
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text);
      for (const [key, text] of Object.entries(ofTab)) sessionStorage.setItem(key, text);
    },
    [forGood, forTab] as const,
  );
}

/** Adds to what the browser holds, as a page of the site that is not there any more did. */
export async function store(page: Page, entries: Entries): Promise<void> {
  await page.evaluate((added) => {
    for (const [key, text] of Object.entries(added)) localStorage.setItem(key, text);
  }, entries);
}

/** What {@link openBlank} opens. */
export const blankPath = '/nada';
export const blankPage = `**${blankPath}`;

/** An address of the site where none of its code runs. */
export async function openBlank(page: Page): Promise<void> {
  await page.route(blankPage, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
  );
  await page.goto(blankPath);
}

/** A cart with the named products, as many of each as it is named; newer than any that a visit has filled before. */
export function cartOf(...names: readonly string[]): Entries {
  const items = products.flatMap(({ id, name }) => {
    const quantity = names.filter((named) => named === name).length;
    return quantity > 0 ? [{ id, quantity }] : [];
  });
  return { 'mle.cart': JSON.stringify({ items, version: 9 }) };
}
