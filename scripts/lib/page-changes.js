// A change of page inside the app, as a visitor makes it: pointed at first, then clicked.
import { median } from './weight.js';

/**
 * Runs in the page, which has the next one's code by now.
 * @param {HTMLElement} link
 * @returns {Promise<number>} milliseconds from the click until the next page's h1 is in the document
 */
function follow(link) {
  const before = document.querySelector('h1');
  return new Promise((resolve) => {
    const begun = performance.now();
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (!heading || heading === before) return;
      observer.disconnect();
      resolve(performance.now() - begun);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    link.click();
  });
}

/**
 * @param {import('playwright').Page} page
 * @param {string} site
 * @param {readonly (readonly [path: string, name: string])[]} links of the header, in the order to follow them
 * @param {string} from where the visit begins
 * @returns {Promise<{ readonly median: number, readonly longest: number }>} milliseconds
 */
export async function timePageChanges(page, site, links, from) {
  await page.goto(site + from, { waitUntil: 'networkidle' });
  /** @type {number[]} */
  const taken = [];
  for (const [path, name] of links) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await link.hover();
    await page.waitForLoadState('networkidle');
    taken.push(await link.evaluate(follow));
    await page.waitForURL(site + path);
  }
  return { median: median(taken), longest: Math.max(...taken) };
}
