// A change of page inside the app, as a visitor makes it: the link is pointed at first, then clicked.
// tsx gives named functions a helper that pages do not have: what runs in a page uses function declarations at the top
// level and anonymous functions, and names none inside.
import type { Page } from 'playwright';
import { median } from './median.ts';

/**
 * Clicks a link whose page's code is loaded; runs in the page.
 * @returns milliseconds until the next page's h1 is in the document
 */
function follow(link: SVGElement | HTMLElement): Promise<number> {
  const before = document.querySelector('h1');
  return new Promise((resolve) => {
    const begun = performance.now();
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('h1');
      if (!heading || heading === before) return;
      observer.disconnect();
      resolve(performance.now() - begun);
    }).observe(document.body, { childList: true, subtree: true });
    if (link instanceof HTMLElement) link.click();
  });
}

type PageChanges = { readonly median: number; readonly longest: number };

/**
 * @param links of the header, in the order to follow them
 * @param from where the visit begins
 * @returns milliseconds
 */
export async function timePageChanges(
  page: Page,
  site: string,
  links: readonly (readonly [path: string, name: string])[],
  from: string,
): Promise<PageChanges> {
  await page.goto(site + from, { waitUntil: 'networkidle' });
  const times: number[] = [];
  for (const [path, name] of links) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true });
    await link.hover();
    await page.waitForLoadState('networkidle');
    times.push(await link.evaluate(follow));
    await page.waitForURL(site + path);
  }
  return { median: median(times), longest: Math.max(...times) };
}

type Round = {
  /** Paths of the footer's links, in the order of the clicks. */
  readonly clicks: readonly string[];
  /** Of the last one's page. */
  readonly title: string;
  readonly gapMs: number;
  readonly timeoutMs: number;
};

/**
 * Clicks links of the footer as quickly as a hand can; runs in the page.
 * @returns milliseconds from the last click until the last page's h1 is in the document
 */
async function clickAll({ clicks, title, gapMs, timeoutMs }: Round): Promise<number> {
  for (const path of clicks) {
    await new Promise((resolve) => setTimeout(resolve, gapMs));
    const link = document.querySelector(`footer ul a[href="${path}"]`);
    if (link instanceof HTMLElement) link.click();
  }
  const begun = performance.now();
  if (document.title === title && document.querySelector('h1')) return performance.now() - begun;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${title} does not come`)), timeoutMs);
    new MutationObserver((_, observer) => {
      if (document.title !== title || !document.querySelector('h1')) return;
      observer.disconnect();
      clearTimeout(timer);
      resolve(performance.now() - begun);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

/** @returns the titles of the pages at these paths; runs in the page */
function readTitles(paths: readonly string[]): Promise<string[]> {
  return Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(path)).text();
      return new DOMParser().parseFromString(html, 'text/html').title;
    }),
  );
}

/** Of quick clicks: rounds, clicks in each, and milliseconds between two. */
const quick = { rounds: 20, clicks: 10, gapMs: 50 };

/**
 * @param paths of the footer's links
 * @param from where the visit begins
 * @param slowdown times slower than this machine
 * @returns milliseconds
 */
export async function timeQuickClicks(
  page: Page,
  site: string,
  paths: readonly string[],
  from: string,
  slowdown: number,
): Promise<PageChanges> {
  await page.goto(site + from, { waitUntil: 'networkidle' });
  for (const path of paths) await page.locator(`footer ul a[href="${path}"]`).hover();
  await page.waitForLoadState('networkidle');
  const titles = await page.evaluate(readTitles, paths);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const times: number[] = [];
  for (let round = 0; round < quick.rounds; round += 1) {
    const clicks = Array.from(
      { length: quick.clicks },
      (_, at) => paths[(round * quick.clicks + at * 2) % paths.length] ?? from,
    );
    const title = titles[paths.indexOf(clicks.at(-1) ?? from)] ?? '';
    times.push(await page.evaluate(clickAll, { clicks, title, gapMs: quick.gapMs, timeoutMs: 10_000 }));
  }
  await session.detach();
  return { median: median(times), longest: Math.max(...times) };
}
