// Tests links clicked faster than pages can change, on a slow processor: the shown page must match the address.

import type { BrowserContext, Page } from 'playwright/test';
import { footerLinks, navigation } from '../../src/content/frame-copy.ts';
import { paths } from '../../src/content/paths.ts';
import { site } from '../../src/content/site.ts';
import { expect, test } from '../support/fixtures.ts';
import { h1, openApp } from '../support/open-app.ts';
import { long } from '../support/tags.ts';

/** Seed of this run's random steps. A failure prints it, and CLICK_SEED repeats it. */
const seed = Number(process.env.CLICK_SEED ?? Date.now() % 1_000_000);

/** Returns a generator of numbers from 0 up to 1, which repeats for the same seed (mulberry32). */
function randomFrom(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const slowdown = 6;
/**
 * Number of rounds for each list of links. Each round is its own test, so that slow machines stay within a test's time
 * limit.
 */
const rounds = 20;
const historyRounds = 5;
/** The first round in the footer and in the history runs in `npm test`, the others with the long journeys. */
const tagOf = (number: number) => (number === 1 ? [] : long);
const clicks = 10;
/** Milliseconds for the last page to appear after the last click. */
const maxWait = 60_000;
/** Maximum milliseconds between two clicks; the fade takes 40. */
const maxGap = 80;

const all = [...new Set<string>([...navigation, ...footerLinks].map(([path]) => path))];

type Shown = { readonly title: string; readonly heading: string };

/** Returns the state of the screen once a page has appeared. */
function loadedState(path: string, { title, heading }: Shown) {
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

type Pages = ReadonlyMap<string, ReturnType<typeof loadedState>>;

/**
 * Waits until the page of the address has appeared. It waits inside the page, because each evaluation is slow in a
 * throttled page.
 * @param last the address to wait for; without it any address counts
 * @returns the state of the screen at the end
 */
function settle(page: Page, pages: Pages, last?: string) {
  return page.evaluate(
    async ({ all, wanted, wait }) => {
      const read = () => {
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
        const state = read();
        const isThere =
          (wanted ?? state.path) === state.path && JSON.stringify(state) === JSON.stringify(all[state.path]);
        if (isThere || performance.now() > end) return state;
      }
    },
    { all: Object.fromEntries(pages), wanted: last, wait: maxWait },
  );
}

/** Headings of pages whose served HTML has none, keyed by path. */
const rendered = new Map<string, string>([[paths.purchases, site.purchases]]);

/**
 * Opens the site and fetches the code of all pages.
 * @returns the expected state of each page, read from its served HTML
 */
async function readPages(page: Page): Promise<Pages> {
  await openApp(page, '/agendar');
  const found = await page.evaluate(async (links) => {
    const read = async (path: string) => {
      const html = await (await fetch(path)).text();
      const served = new DOMParser().parseFromString(html, 'text/html');
      return [path, { title: served.title, heading: served.querySelector('h1')?.textContent ?? '' }] as const;
    };
    for (const path of links) {
      const link = document.querySelector(`footer a[href="${path}"], .nav a[href="${path}"]`);
      link?.dispatchEvent(new Event('touchstart', { bubbles: true }));
    }
    return Promise.all(links.map(read));
  }, all);
  await page.waitForLoadState('networkidle');
  return new Map(
    found.map(([path, { title, heading }]) => [
      path,
      loadedState(path, { title, heading: rendered.get(path) ?? heading }),
    ]),
  );
}

/** A path and the milliseconds to wait before clicking it. */
type Press = readonly [path: string, gap: number];

const desktop = { width: 1280, height: 800 };
const telephone = { width: 390, height: 844 };
const footerPaths = footerLinks.map(([path]) => path);
const headerPaths = navigation.map(([path]) => path);

const places = {
  footer: { within: 'footer ul', links: footerPaths, viewport: desktop },
  header: { within: 'header nav', links: headerPaths, viewport: desktop },
  menu: { within: '[role=dialog] nav', links: headerPaths, viewport: telephone },
} as const;

type Place = keyof typeof places;

/**
 * Clicks links by their path inside the page, which is the fastest way. On a phone it opens the menu before each click.
 */
function press(page: Page, place: Place, presses: readonly Press[]): Promise<void> {
  return page.evaluate(
    async ({ within, isMenu, steps }) => {
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      const find = (path: string) => document.querySelector<HTMLElement>(`${within} a[href="${path}"]`);
      for (const [path, gap] of steps) {
        await new Promise((resolve) => setTimeout(resolve, gap));
        if (isMenu) {
          while (document.querySelector('[role=dialog][data-state=open]')) await frame();
          document.querySelector<HTMLElement>('header [aria-label="Abrir menú"]')?.click();
          while (!document.querySelector('[role=dialog][data-state=open]')) await frame();
        }
        find(path)?.click();
      }
    },
    { within: places[place].within, isMenu: place === 'menu', steps: presses },
  );
}

/** Draws ten random links, never the same one twice in a row. */
function draw(links: readonly string[], from: string, random: () => number): Press[] {
  const presses: Press[] = [];
  for (let last = from; presses.length < clicks; ) {
    const others = links.filter((path) => path !== last);
    last = others[Math.floor(random() * others.length)] ?? from;
    presses.push([last, Math.floor(random() * maxGap)]);
  }
  return presses;
}

type Prepared = {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly pages: Pages;
  /** Slows the page down only while `act` runs, because a throttled page keeps the processor busy. */
  readonly slowly: <Done>(act: () => Promise<Done>) => Promise<Done>;
};

/** All rounds of a worker share one page, which fetches the code of all pages once. */
const round = test.extend<object, { readonly prepared: Prepared }>({
  prepared: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, locale: 'es-CL', viewport: desktop });
      const page = await context.newPage();
      const pages = await readPages(page);
      const session = await context.newCDPSession(page);
      const setSlowdown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate });
      await use({
        context,
        page,
        pages,
        slowly: async (act) => {
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

for (const place of ['footer', 'header', 'menu'] as const) {
  const { links, viewport } = places[place];
  for (let number = 1; number <= rounds; number += 1) {
    round(
      `ten quick clicks end on the last page: ${place}, ${number}`,
      { tag: place === 'footer' ? tagOf(number) : long },
      async ({ page, prepared: { pages, slowly } }) => {
        await page.setViewportSize(viewport);
        // An earlier round may have ended on the purchases, whose header has no navigation.
        await press(page, 'footer', [[paths.contact, 0]]);
        await settle(page, pages, paths.contact);
        const presses = draw(links, new URL(page.url()).pathname, randomFrom(seed + number));
        const [last = ''] = presses.at(-1) ?? [];
        const state = await slowly(async () => {
          await press(page, place, presses);
          return settle(page, pages, last);
        });
        expect(state, `seed ${seed}, round ${number}: ${JSON.stringify(presses)}`).toEqual(pages.get(last));
      },
    );
  }
}

for (let number = 1; number <= historyRounds; number += 1) {
  round(
    `quick steps in the history end on the page of the address: ${number}`,
    { tag: tagOf(number) },
    async ({ page, prepared: { pages, slowly } }) => {
      await page.setViewportSize(desktop);
      // Fill the history with as many pages as a tab keeps.
      const visited = await page.evaluate(() => history.length);
      const visits = Array.from(
        { length: 50 },
        (_, index) => [footerPaths[index % footerPaths.length] ?? '', 0] as const,
      );
      await press(page, 'footer', visits.slice(visited));
      const random = randomFrom(seed + number);
      const steps = draw(footerPaths, '', random).map(([path, gap]) => {
        const chance = random();
        return [chance < 0.3 ? 'back' : chance < 0.5 ? 'forward' : path, gap] as const;
      });
      const state = await slowly(async () => {
        await page.evaluate(async (all) => {
          for (const [step, gap] of all) {
            await new Promise((resolve) => setTimeout(resolve, gap));
            if (step === 'back') history.back();
            else if (step === 'forward') history.forward();
            else document.querySelector<HTMLElement>(`footer ul a[href="${step}"]`)?.click();
          }
        }, steps);
        return settle(page, pages);
      });
      const message = `seed ${seed}, round ${number}: ${JSON.stringify(steps)}`;
      expect(state, message).toEqual(pages.get(state.path));
    },
  );
}

const animations = {
  'never end': () => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function endless(...args) {
      const animation = animate.apply(this, args);
      animation.pause();
      return animation;
    };
  },
  'cannot be made': () => {
    Element.prototype.animate = () => {
      throw new TypeError('No animations here');
    };
  },
};

test('the page follows the address even if animations fail or never end', { tag: long }, async ({ page }) => {
  await openApp(page, '/servicios');
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name, exact: true });
  const names = ['Tienda', 'Contacto', 'Blog', 'Servicios', 'Sobre Nosotros'];
  for (const name of names) await link(name).hover();
  await page.waitForLoadState('networkidle');
  for (const [what, breakThem] of Object.entries(animations)) {
    await page.evaluate(breakThem);
    for (const name of names) {
      const before = await h1(page).elementHandle();
      await link(name).evaluate((element) => element instanceof HTMLElement && element.click());
      await expect.poll(() => before?.evaluate(({ isConnected }) => isConnected), what).toBe(false);
      await expect.soft(h1(page), what).toBeFocused();
    }
    await expect.soft(page.locator('main > div'), what).toHaveCSS('opacity', '1');
  }
});
