// One first visit of a page, until nothing more is asked for: what it cost and what it did.
import { compressed } from './weight.js';

/**
 * @typedef {object} FirstVisit
 * @property {number} js bytes, brotli, of every script until the page is at rest or someone touches it
 * @property {number} css bytes, brotli, of the style sheets, inlined ones included
 * @property {number} fonts bytes
 * @property {number} html bytes, brotli, inlined styles included
 * @property {number} images bytes of what is shown above the fold
 * @property {number} shift cumulative layout shift
 * @property {readonly string[]} early scripts asked for before the first paint
 * @property {readonly string[]} elsewhere other hosts that were asked for something, stand-ins too
 */

/** Milliseconds after its load in which what a page asks for is its own; later it fetches what may be opened next. */
const firstMs = 1_500;

/** Runs in the page. */
function look() {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name));
  const [{ loadEventEnd = 0 } = {}] = performance
    .getEntriesByType('navigation')
    .map((entry) => /** @type {PerformanceNavigationTiming} */ (entry));
  return {
    loadedAt: performance.timeOrigin + loadEventEnd,
    early: scripts.filter(({ startTime }) => startTime < first).map(({ name }) => name.replace(/^.*\//, '')),
    shown: [...document.images]
      .filter((image) => {
        const { top, bottom, width } = image.getBoundingClientRect();
        return width > 0 && top < innerHeight && bottom > 0;
      })
      .map((image) => image.currentSrc),
    styles: [...document.querySelectorAll('style')].map((style) => style.textContent).join(''),
  };
}

/** Runs in the page: what has shifted so far, as browsers measure it. */
export function shifted() {
  return new Promise((/** @type {(sum: number) => void} */ resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // An observer with nothing to tell says nothing: two frames later the buffer has been read.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
}

/**
 * A stand-in is another host that happens to be served here: '/_sandbox/agenda' is the calendar's.
 * @param {string} url
 */
function hostOf(url) {
  const { origin, pathname } = new URL(url);
  return origin + (/^\/_sandbox\/[^/]+/.exec(pathname)?.[0] ?? '');
}

/**
 * @param {import('playwright').Page} page with an empty cache
 * @param {string} site without final slash
 * @param {string} path
 * @returns {Promise<FirstVisit>}
 */
export async function visit(page, site, path) {
  /** @type {import('playwright').Response[]} */
  const responses = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http')) responses.push(response);
  });
  await page.goto(site + path, { waitUntil: 'networkidle' });
  // The app is asked for after the first paint: the page is quiet once before that.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /index-.*\.js/.test(name)),
  );
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(look);
  const shift = await page.evaluate(shifted);
  const loaded = await Promise.all(
    responses
      .filter((response) => response.request().timing().startTime < seen.loadedAt + firstMs)
      .map(async (response) => ({
        url: response.url(),
        type: response.headers()['content-type'] ?? '',
        body: await response.body(),
      })),
  );
  const sum = (/** @type {(one: { url: string, type: string }) => boolean} */ chosen) =>
    loaded.filter(chosen).reduce((bytes, one) => bytes + compressed(one), 0);
  return {
    js: sum(({ type }) => /javascript/.test(type)),
    css:
      sum(({ type }) => /^text\/css/.test(type)) +
      (seen.styles ? compressed({ type: 'text/css', body: Buffer.from(seen.styles) }) : 0),
    fonts: sum(({ type }) => /font/.test(type)),
    html: sum(({ url }) => url === site + path),
    images: sum(({ url }) => seen.shown.includes(url)),
    shift,
    early: seen.early,
    elsewhere: [...new Set(loaded.map(({ url }) => hostOf(url)))].filter((host) => host !== site),
  };
}
