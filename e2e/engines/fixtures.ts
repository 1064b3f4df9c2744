import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'playwright/test';
import { sandboxBase } from '../../config/stand-ins.ts';
import { findProgram } from '../../scripts/lib/run.ts';
import { serve } from '../../scripts/lib/serve.ts';
import { wordText } from '../support/downloads.ts';
import type { Engine, ProfileFolders } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { createPerson, type Person } from './person.ts';
import { startWebKit } from './webkit.ts';

export { expect } from 'playwright/test';

const engines = {
  firefox: { programs: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr', start: startFirefox },
  webkit: { programs: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver', start: startWebKit },
} as const;

export type EngineOptions = { readonly engine: keyof typeof engines };

type Fixtures = {
  readonly folders: ProfileFolders;
  readonly browserUnderTest: Engine;
  readonly buyer: Person;
  /** Waits until the browser has saved a Word file under this name, and returns its text. */
  readonly savedWord: (name: string) => Promise<string>;
};

export const test = base.extend<Fixtures, EngineOptions & { readonly site: string }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const { url, close } = await serve({ mode: 'sandbox' });
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: as above
  folders: async ({}, use) => {
    const home = mkdtempSync(join(tmpdir(), 'engine-'));
    const downloads = join(home, 'downloads');
    mkdirSync(downloads);
    await use({ home, downloads });
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  },
  browserUnderTest: async ({ engine, folders, site }, use) => {
    await fetch(`${site}${sandboxBase}/control/reset`, { method: 'POST' });
    const { programs, debianPackage, start } = engines[engine];
    const program = programs.map((name) => findProgram(name)).find(Boolean);
    if (!program) throw new Error(`${programs[0]} is missing: Debian's ${debianPackage}`);
    const browser = await start(program, folders);
    await use(browser);
    await browser.close();
  },
  buyer: async ({ browserUnderTest, site }, use) => {
    await use(createPerson(browserUnderTest, site));
  },
  savedWord: async ({ folders: { downloads } }, use) => {
    await use(async (name) => {
      let text = '';
      await expect(() => {
        expect(readdirSync(downloads)).toContain(name);
        text = wordText(readFileSync(join(downloads, name)));
      }).toPass({ timeout: 60_000 });
      return text;
    });
  },
});
