// One visit, step by step: what was asked, said, shown and stored after each.
import type { Page, Request } from 'playwright';
import { meaningOf } from './adapter.ts';
import type { Visitor } from './site.ts';

export type Moment = {
  readonly step: string;
  readonly asks: readonly string[];
  readonly says: readonly string[];
  readonly url: string;
  readonly title: string;
  readonly h1: string;
  readonly bag: string;
  readonly text: string;
  readonly stored: unknown;
};

/** Runs in the page: every text of a live region, once it is new there. */
const listen = `{
  let before = new Set();
  const look = () => {
    const regions = [...document.querySelectorAll('[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off]), li[data-state]')];
    const texts = new Set(regions.filter((one) => !regions.some((other) => other !== one && one.contains(other)))
      .map((one) => one.textContent.replace(/\\s+/g, ' ').trim()).filter(Boolean));
    for (const text of texts) if (!before.has(text)) window.__say(text);
    before = texts;
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
}`;

export type Recorder = Visitor & {
  readonly moments: readonly Moment[];
  /** Does it, waits until the page rests, and writes down what came of it. */
  readonly step: (name: string, act: () => Promise<unknown>) => Promise<void>;
  readonly open: (path: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  readonly press: (name: string | RegExp) => Promise<void>;
  /** Lets that time go by on the page. */
  readonly pass: (...ms: readonly number[]) => Promise<void>;
};

export async function recorder(visitor: Visitor): Promise<Recorder> {
  const { page, context, url } = visitor;
  const moments: Moment[] = [];
  let asks: string[] = [];
  let says: string[] = [];
  const pending = new Set<Request>();
  let lastChange = Date.now();
  const names = new Map<string, string>();

  /** Numbers that the clock or chance makes, by the order in which they come. */
  function plain(text: string): string {
    const number = (kind: string) => (found: string) => {
      const known = names.get(found) ?? `<${kind} ${[...names.values()].filter((each) => each.startsWith(`<${kind}`)).length + 1}>`;
      names.set(found, known);
      return known;
    };
    return text
      .replaceAll(encodeURIComponent(url), '<site>')
      .replaceAll(url, '<site>')
      .replace(/\d{9}-[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, number('preference'))
      .replace(/\b[0-9a-f]{32}(-[0-9a-f]{16})?\b/g, number('reference'))
      .replace(/\b17\d{11}\b/g, number('number'))
      .replace(/\b2026-11-24T1\d:\d\d:\d\d(?:\.\d+)?(?:Z|[-+]\d\d:\d\d)/g, '<now>');
  }

  const isAsked = (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/_sandbox/control') || pathname === '/robots.txt') return false;
    return /^\/(_sandbox|api)\//.test(pathname) || request.isNavigationRequest();
  };
  context.on('request', (request) => {
    lastChange = Date.now();
    if (!isAsked(request)) return;
    pending.add(request);
    const { pathname, search, searchParams } = new URL(request.url());
    searchParams.sort();
    const query = search === '' ? '' : `?${searchParams}`;
    const body = request.isNavigationRequest() ? '' : (request.postData() ?? '');
    asks.push(plain(`${request.method()} ${pathname}${query}${body === '' ? '' : ` ${body}`}`));
  });
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    context.on(end, (request) => {
      lastChange = Date.now();
      pending.delete(request);
    });
  }
  await context.exposeFunction('__say', (text: string) => {
    lastChange = Date.now();
    says.push(plain(text));
  });
  await context.addInitScript({ content: listen });

  const shown = (): Promise<string> => page.evaluate(() => document.body.innerText).catch(() => '');

  /** The app has started, nothing is asked any more and nothing changes. What never answers is not waited for. */
  async function rest(): Promise<void> {
    const end = Date.now() + 20_000;
    await page
      .waitForFunction(
        () =>
          location.pathname.startsWith('/_sandbox') ||
          location.pathname.endsWith('.txt') ||
          [...document.querySelectorAll('body, body *')].some((one) => Object.keys(one).some((key) => key.startsWith('__react'))),
        undefined,
        { timeout: 20_000 },
      )
      .catch(() => {});
    let before = '';
    let since = Date.now();
    while (Date.now() < end) {
      await page.waitForTimeout(100);
      const now = await shown();
      if (now !== before) since = Date.now();
      before = now;
      const quiet = Date.now() - Math.max(since, lastChange);
      if (quiet > (pending.size > 0 ? 3_000 : 900)) return;
    }
  }

  async function note(step: string): Promise<void> {
    const seen = await page.evaluate(() => {
      const lines = (text: string) => text.replace(/[ \u00a0]+/g, ' ').replace(/\n\s*/g, '\n').trim();
      const main = document.querySelector('main');
      return {
        title: document.title,
        h1: document.querySelector('h1')?.textContent ?? '',
        bag: document.querySelector('button[aria-label^="Abrir carrito"]')?.getAttribute('aria-label') ?? '',
        text: lines(main?.innerText ?? document.body.innerText),
        stored: { ...localStorage },
      };
    });
    const stored = Object.fromEntries(
      Object.entries(seen.stored)
        .sort(([one], [two]) => (one < two ? -1 : 1))
        .flatMap(([key, text]) => {
          const meaning = meaningOf(key, text);
          return meaning === null ? [] : [[key, meaning] as const];
        }),
    );
    const moment = { step, asks, says, url: page.url(), ...seen, stored };
    const fixed: Moment = JSON.parse(JSON.stringify(moment), (_, value) =>
      typeof value === 'string' ? plain(value) : value,
    );
    moments.push({ ...fixed, says: [...new Set(fixed.says)].filter((text) => !text.startsWith('Cargando')) });
    asks = [];
    says = [];
  }

  async function step(name: string, act: () => Promise<unknown>): Promise<void> {
    lastChange = Date.now();
    await act();
    await rest();
    await note(plain(name));
  }

  return {
    ...visitor,
    moments,
    step,
    open: (path) => step(`open ${path}`, () => page.goto(path, { waitUntil: 'load' })),
    reload: () => step('reload', () => page.reload({ waitUntil: 'load' })),
    press: (name) => step(`press ${name}`, () => page.getByRole('button', { name }).first().click()),
    pass: async (...times) => {
      for (const ms of times) {
        await step(`${ms} ms go by`, () =>
          page.evaluate((each) => (window as unknown as { __pass: (ms: number) => void }).__pass(each), ms),
        );
      }
    },
  };
}

export type { Page };
