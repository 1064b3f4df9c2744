// Tests links clicked faster than pages can change, on a slow processor: the shown page must match the address.

import type { BrowserContext, Page } from 'playwright/test';
import { footerLinks, navigation } from '../../src/content/frame-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { site } from '../../src/content/site.ts';
import { expect, test } from '../support/fixtures.ts';
import { h1, openApp } from '../support/open-app.ts';
import { longTag } from '../support/tags.ts';

/** Seed of this run's random steps. A failure prints it, and CLICK_SEED repeats it. */
const seed = Number(process.env.CLICK_SEED ?? Date.now() % 1_000_000);

/** Returns a generator of numbers from 0 up to 1. The same seed gives the same numbers (mulberry32). */
function randomFrom(startSeed: number): () => number {
  let state = startSeed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const slowdown = 6;
/** Each round is its own test, so that slow machines stay within a test's time limit. */
const roundsPerList = 20;
const historyRounds = 5;
/** The first round in the footer and in the history runs in `npm test`, the others with the long journeys. */
const tagOfRound = (round: number) => (round === 1 ? [] : longTag);
const clicksPerRound = 10;
/** Maximum milliseconds until the last page appears after the last click. */
const maxWaitMs = 60_000;
/** Maximum milliseconds between two clicks. A page's fade takes 40, so that some clicks happen during it. */
const maxGapMs = 80;

const linkedPaths = [...new Set<string>([...navigation, ...footerLinks].map(([path]) => path))];

type PageTitles = { readonly title: string; readonly heading: string };

function loadedState(path: string, { title, heading }: PageTitles) {
  return {
    path,
    title,
    headings: [heading],
    isFocused: true,
    top: 0,
    opacity: '1',
    panels: 0,
  };
}

type ExpectedStates = ReadonlyMap<string, ReturnType<typeof loadedState>>;

/**
 * Waits until the page of the address has appeared. It waits inside the page, because each evaluation is slow in a
 * throttled page.
 * @param lastPath path of the page to wait for; without it any page counts
 * @returns the state of the screen at the end
 */
function waitUntilSettled(page: Page, pages: ExpectedStates, lastPath?: string) {
  return page.evaluate(
    async ({ expectedStates, targetPath, wait }) => {
      const readState = () => {
        const headings = [...document.querySelectorAll('h1')];
        const wrapper = document.querySelector('main > div');
        return {
          path: location.pathname,
          title: document.title,
          headings: headings.map(({ textContent }) => textContent),
          isFocused: document.activeElement === headings[0],
          top: scrollY,
          opacity: wrapper && getComputedStyle(wrapper).opacity,
          panels: document.querySelectorAll('[role=dialog]').length,
        };
      };
      const end = performance.now() + wait;
      while (true) {
        // Navigation in the history is asynchronous.
        await new Promise((resolve) => setTimeout(resolve, 100));
        const state = readState();
        const hasSettled =
          (targetPath ?? state.path) === state.path &&
          JSON.stringify(state) === JSON.stringify(expectedStates[state.path]);
        if (hasSettled || performance.now() > end) return state;
      }
    },
    { expectedStates: Object.fromEntries(pages), targetPath: lastPath, wait: maxWaitMs },
  );
}

/** Headings of pages whose served HTML has none, keyed by path. */
const renderedHeadings = new Map<string, string>([[paths.purchases, site.purchases]]);

/**
 * Opens the site and fetches the code of all pages.
 * @returns the expected state of each page, read from its served HTML
 */
async function readExpectedStates(page: Page): Promise<ExpectedStates> {
  await openApp(page, '/agendar');
  const servedPages = await page.evaluate(async (links) => {
    const readServedPage = async (path: string) => {
      const html = await (await fetch(path)).text();
      const servedPage = new DOMParser().parseFromString(html, 'text/html');
      return [
        path,
        { title: servedPage.title, heading: servedPage.querySelector('h1')?.textContent ?? '' },
      ] as const;
    };
    for (const path of links) {
      const link = document.querySelector(`footer a[href="${path}"], .nav a[href="${path}"]`);
      link?.dispatchEvent(new Event('touchstart', { bubbles: true }));
    }
    return Promise.all(links.map(readServedPage));
  }, linkedPaths);
  await page.waitForLoadState('networkidle');
  return new Map(
    servedPages.map(([path, { title, heading }]) => [
      path,
      loadedState(path, { title, heading: renderedHeadings.get(path) ?? heading }),
    ]),
  );
}

/** A path and the milliseconds to wait before clicking it. */
type TimedClick = readonly [path: string, gap: number];

const desktop = { width: 1280, height: 800 };
const telephone = { width: 390, height: 844 };
const footerPaths = footerLinks.map(([path]) => path);
const headerPaths = navigation.map(([path]) => path);

const linkLists = {
  footer: { within: 'footer ul', links: footerPaths, viewport: desktop },
  header: { within: 'header nav', links: headerPaths, viewport: desktop },
  menu: { within: '[role=dialog] nav', links: headerPaths, viewport: telephone },
} as const;

type LinkList = keyof typeof linkLists;

/**
 * Clicks links by their path inside the page, which is the fastest way. On a phone it opens the menu before each click.
 */
function clickLinks(page: Page, linkList: LinkList, timedClicks: readonly TimedClick[]): Promise<void> {
  return page.evaluate(
    async ({ within, isMenu, steps }) => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const find = (path: string) => document.querySelector<HTMLElement>(`${within} a[href="${path}"]`);
      for (const [path, gap] of steps) {
        await new Promise((resolve) => setTimeout(resolve, gap));
        if (isMenu) {
          while (document.querySelector('[role=dialog][data-state=open]')) await nextFrame();
          document.querySelector<HTMLElement>('header [aria-label="Abrir menú"]')?.click();
          while (!document.querySelector('[role=dialog][data-state=open]')) await nextFrame();
        }
        find(path)?.click();
      }
    },
    { within: linkLists[linkList].within, isMenu: linkList === 'menu', steps: timedClicks },
  );
}

/** Draws the links of a round at random, never the same one twice in a row. */
function drawClicks(links: readonly string[], currentPath: string, random: () => number): TimedClick[] {
  const timedClicks: TimedClick[] = [];
  for (let previousPath = currentPath; timedClicks.length < clicksPerRound; ) {
    const otherLinks = links.filter((path) => path !== previousPath);
    previousPath = otherLinks[Math.floor(random() * otherLinks.length)] ?? currentPath;
    timedClicks.push([previousPath, Math.floor(random() * maxGapMs)]);
  }
  return timedClicks;
}

type PreparedPage = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly pages: ExpectedStates;
  /** Slows the page down only while `act` runs, because a throttled page keeps the processor busy. */
  readonly runSlowed: <Done>(act: () => Promise<Done>) => Promise<Done>;
};

/** All rounds of a worker share one page, which fetches the code of all pages once. */
const roundTest = test.extend<object, { readonly prepared: PreparedPage }>({
  prepared: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, locale: 'es-CL', viewport: desktop });
      const page = await context.newPage();
      const pages = await readExpectedStates(page);
      const session = await context.newCDPSession(page);
      const setSlowdown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
      await use({
        context,
        page,
        pages,
        runSlowed: async (act) => {
          await setSlowdown(slowdown);
          try {
            return await act();
          } finally {
            await setSlowdown(1);
          }
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ prepared }, use) => {
    await use(prepared.context);
  },
  page: async ({ prepared }, use) => {
    await use(prepared.page);
  },
});

for (const linkList of ['footer', 'header', 'menu'] as const) {
  const { links, viewport } = linkLists[linkList];
  for (let round = 1; round <= roundsPerList; round += 1) {
    roundTest(
      `ten quick clicks end on the page that was clicked last: ${linkList}, ${round}`,
      { tag: linkList === 'footer' ? tagOfRound(round) : longTag },
      async ({ page, prepared: { pages, runSlowed } }) => {
        await page.setViewportSize(viewport);
        // An earlier round may have ended on the purchases, whose header has no navigation.
        await clickLinks(page, 'footer', [[paths.contact, 0]]);
        await waitUntilSettled(page, pages, paths.contact);
        const timedClicks = drawClicks(links, new URL(page.url()).pathname, randomFrom(seed + round));
        const [lastPath = ''] = timedClicks.at(-1) ?? [];
        const state = await runSlowed(async () => {
          await clickLinks(page, linkList, timedClicks);
          return waitUntilSettled(page, pages, lastPath);
        });
        expect(state, `seed ${seed}, round ${round}: ${JSON.stringify(timedClicks)}`).toEqual(
          pages.get(lastPath),
        );
      },
    );
  }
}

for (let round = 1; round <= historyRounds; round += 1) {
  roundTest(
    `quick steps in the history end on the page that the address names: ${round}`,
    { tag: tagOfRound(round) },
    async ({ page, prepared: { pages, runSlowed } }) => {
      await page.setViewportSize(desktop);
      // Fill the history with as many pages as a tab keeps.
      const entryCount = await page.evaluate(() => history.length);
      const visits = Array.from(
        { length: 50 },
        (_, index) => [footerPaths[index % footerPaths.length] ?? '', 0] as const,
      );
      await clickLinks(page, 'footer', visits.slice(entryCount));
      const random = randomFrom(seed + round);
      const steps = drawClicks(footerPaths, '', random).map(([path, gap]) => {
        const chance = random();
        return [chance < 0.3 ? 'back' : chance < 0.5 ? 'forward' : path, gap] as const;
      });
      const state = await runSlowed(async () => {
        await page.evaluate(async (timedSteps) => {
          for (const [step, gap] of timedSteps) {
            await new Promise((resolve) => setTimeout(resolve, gap));
            if (step === 'back') history.back();
            else if (step === 'forward') history.forward();
            else document.querySelector<HTMLElement>(`footer ul a[href="${step}"]`)?.click();
          }
        }, steps);
        return waitUntilSettled(page, pages);
      });
      const message = `seed ${seed}, round ${round}: ${JSON.stringify(steps)}`;
      expect(state, message).toEqual(pages.get(state.path));
    },
  );
}

const animationFaults = {
  'never end': () => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function endless(...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      return animation;
    };
  },
  'cannot start': () => {
    Element.prototype.animate = () => {
      throw new TypeError('No animations here');
    };
  },
};

test('the page follows the address even if animations fail or never end', { tag: longTag }, async ({
  page,
}) => {
  await openApp(page, '/servicios');
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  const names = ['Tienda', 'Contacto', 'Blog', 'Servicios', 'Sobre Nosotros'];
  for (const name of names) await link(name).hover();
  await page.waitForLoadState('networkidle');
  for (const [label, breakAnimations] of Object.entries(animationFaults)) {
    await page.evaluate(breakAnimations);
    for (const name of names) {
      const previousHeading = await h1(page).elementHandle();
      await link(name).evaluate((element) => element instanceof HTMLElement && element.click());
      await expect.poll(() => previousHeading?.evaluate(({ isConnected }) => isConnected), label).toBe(false);
      await expect.soft(h1(page), label).toBeFocused();
    }
    await expect.soft(page.locator('main > div'), label).toHaveCSS('opacity', '1');
  }
});
