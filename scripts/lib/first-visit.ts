import type { Page, Response } from 'playwright';
import { brotliSize } from './brotli-size.ts';

/** What the first visit of a page costs, until nothing more is asked for. */
export type FirstVisit = {
  /** Path and query of everything asked for, the page itself included. */
  readonly requests: readonly string[];
  /** Bytes as brotli, of every script until the page is at rest or someone touches it. */
  readonly js: number;
  /** Bytes as brotli, of the style sheets, inlined ones included. */
  readonly css: number;
  readonly fonts: number;
  /** Bytes as brotli, inlined styles included. */
  readonly html: number;
  /** Bytes of what is shown above the fold. */
  readonly images: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** Scripts asked for before the first paint. */
  readonly early: readonly string[];
  /** Other hosts that were asked for something, stand-ins too. */
  readonly elsewhere: readonly string[];
};

/** Milliseconds after its load in which what a page asks for is its own; later it fetches what may be opened next. */
const firstMs = 1_500;

/** Runs in the page. */
function inspectPage() {
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name));
  const [{ loadEventEnd = 0 } = {}] = performance.getEntriesByType(
    'navigation',
  ) as PerformanceNavigationTiming[];
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

/** Cumulative layout shift so far; runs in the page. */
export function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve(list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0));
    }).observe({ type: 'layout-shift', buffered: true });
    // An observer without entries is never called: two frames later the buffer has been read.
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
  });
}

/** Opens a page and waits until it asks for nothing more. */
export async function openUntilAtRest(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  // The app is asked for after the first paint: the page is quiet once before that.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/app-.*\.js/.test(name)),
  );
  await page.waitForLoadState('networkidle');
}

/** A stand-in is another host that happens to be served here: '/_sandbox/agenda' is the calendar's. */
function hostOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + (/^\/_sandbox\/[^/]+/.exec(pathname)?.[0] ?? '');
}

type Answer = { readonly url: string; readonly type: string; readonly body: Buffer };

/**
 * @param page with an empty cache
 * @param site without final slash
 */
export async function visit(page: Page, site: string, path: string): Promise<FirstVisit> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.url().startsWith('http')) responses.push(response);
  });
  await openUntilAtRest(page, site + path);
  const seen = await page.evaluate(inspectPage);
  const shift = await page.evaluate(layoutShift);
  const answers: readonly Answer[] = await Promise.all(
    responses
      .filter((response) => response.request().timing().startTime < seen.loadedAt + firstMs)
      .map(async (response) => ({
        url: response.url(),
        type: response.headers()['content-type'] ?? '',
        body: await response.body(),
      })),
  );
  const sum = (isChosen: (answer: Answer) => boolean) =>
    answers.filter(isChosen).reduce((bytes, answer) => bytes + brotliSize(answer), 0);
  return {
    requests: answers.map(({ url }) => url.replace(site, '')),
    js: sum(({ type }) => /javascript/.test(type)),
    css:
      sum(({ type }) => /^text\/css/.test(type)) +
      (seen.styles ? brotliSize({ type: 'text/css', body: Buffer.from(seen.styles) }) : 0),
    fonts: sum(({ type }) => /font/.test(type)),
    html: sum(({ url }) => url === site + path),
    images: sum(({ url }) => seen.shown.includes(url)),
    shift,
    early: seen.early,
    elsewhere: [...new Set(answers.map(({ url }) => hostOf(url)))].filter((host) => host !== site),
  };
}
