// A site to look at: built files, a server for them and a browser, all with one clock and fixed random numbers.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';

/** When each visit begins: a Tuesday in Santiago, at noon. */
export const noon = Date.parse('2026-11-24T12:00:00-03:00');

export const own = resolve(import.meta.dirname, '..');

export type Faults = (list: readonly object[]) => Promise<void>;
export type Visitor = {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly faults: Faults;
  readonly url: string;
};

type SiteOptions = {
  /** The built folder of mode sandbox. */
  readonly dist: string;
  /** The checkout whose server and sandbox answer. */
  readonly server: string;
  readonly mode?: string;
  readonly port: number;
};

const fixPage = readFileSync(new URL('fix-page.js', import.meta.url), 'utf8');

function executable(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);
}

/** A server that is there once it answers, and a browser. */
export async function openSite({ dist, server, mode = 'sandbox', port }: SiteOptions) {
  const child = fork(join(import.meta.dirname, 'server.ts'), [server, resolve(dist), mode, String(port)], {
    execArgv: ['--import', 'tsx'],
  });
  const [first] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => {
      throw new Error(`No server: is port ${port} free? Another can be given by --port`);
    }),
  ]);
  const gone = once(child, 'exit');
  const url = String(first.ready).replace(/\/$/, '');
  const path = executable();
  const browser = await chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--disable-gpu', '--disable-quic', '--force-color-profile=srgb', '--font-render-hinting=none'],
  });

  async function visit<Result>(
    options: BrowserContextOptions & { readonly holds?: boolean },
    act: (visitor: Visitor) => Promise<Result>,
  ): Promise<Result> {
    const { holds = false, ...rest } = options;
    const context = await browser.newContext({
      baseURL: url,
      locale: 'es-CL',
      timezoneId: 'America/Santiago',
      ...rest,
    });
    const shift = noon - Date.now();
    const set = once(child, 'message');
    child.send({ shift });
    await set;
    await context.request.post('/_sandbox/control/reset', { failOnStatusCode: true });
    await context.addInitScript({ content: fixPage.replace('= SHIFT', `= ${shift}`).replace('(HOLDS)', `(${holds})`) });
    const faults: Faults = async (list) => {
      await context.request.put('/_sandbox/control/faults', { data: list, failOnStatusCode: true });
    };
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(25_000);
      return await act({ page, context, faults, url });
    } finally {
      await context.close();
    }
  }

  return {
    url,
    visit,
    close: async () => {
      await browser.close();
      child.kill('SIGKILL');
      await gone;
    },
  };
}
