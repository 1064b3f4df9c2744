// A change of page inside the app, as a visitor makes it: pointed at first, then clicked.
import { median } from '../scripts/lib/weight.js';

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

/**
 * Runs in the page: links of the footer pressed one after the other, as quickly as a hand can.
 * @param {{ readonly presses: readonly string[], readonly title: string, readonly gapMs: number, readonly patienceMs: number }} options
 * presses by their path; title: of the last one's page
 * @returns {Promise<number>} milliseconds from the last press until the last page's h1 is in the document
 */
async function pressAll({ presses, title, gapMs, patienceMs }) {
  for (const path of presses) {
    await new Promise((resolve) => setTimeout(resolve, gapMs));
    const link = document.querySelector(`footer ul a[href="${path}"]`);
    if (link instanceof HTMLElement) link.click();
  }
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${title} does not come`)), patienceMs);
    const look = () => {
      if (document.title !== title || !document.querySelector('h1')) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(performance.now() - begun);
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { childList: true, subtree: true, characterData: true });
    look();
  });
}

/** Runs in the page. @param {readonly string[]} paths @returns {Promise<string[]>} the titles of their pages */
function readTitles(paths) {
  return Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(path)).text();
      return new DOMParser().parseFromString(html, 'text/html').title;
    }),
  );
}

/** Of quick clicks: rounds, presses in each, and milliseconds between two. */
const quick = { rounds: 20, presses: 10, gapMs: 50 };

/**
 * @param {import('playwright').Page} page
 * @param {string} site
 * @param {readonly string[]} paths of the footer's links
 * @param {string} from where the visit begins
 * @param {number} slowdown times slower than this machine
 * @returns {Promise<{ readonly median: number, readonly worst: number }>} milliseconds
 */
export async function timeQuickClicks(page, site, paths, from, slowdown) {
  await page.goto(site + from, { waitUntil: 'networkidle' });
  for (const path of paths) await page.locator(`footer ul a[href="${path}"]`).hover();
  await page.waitForLoadState('networkidle');
  const titles = await page.evaluate(readTitles, paths);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  /** @type {number[]} */
  const taken = [];
  for (let round = 0; round < quick.rounds; round += 1) {
    const presses = Array.from(
      { length: quick.presses },
      (_, at) => paths[(round * quick.presses + at * 2) % paths.length] ?? from,
    );
    const title = titles[paths.indexOf(presses.at(-1) ?? from)] ?? '';
    taken.push(await page.evaluate(pressAll, { presses, title, gapMs: quick.gapMs, patienceMs: 10_000 }));
  }
  await session.detach();
  return { median: median(taken), worst: Math.max(...taken) };
}
