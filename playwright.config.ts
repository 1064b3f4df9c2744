// The journeys run in a Chromium that the machine has, as a school in Santiago sees them: each on a desktop, and
// those tagged in e2e/support/tags.ts also on a telephone, through the payments proxy or translated. There are no retries: a journey that fails now and then is a fault to find.
import { defineConfig } from 'playwright/test';
import type { ProxyOptions, TranslationOptions } from './e2e/support/fixtures.ts';
import { bothWidths, long, throughProxy, translated } from './e2e/support/tags.ts';
import { findChromium, launchOptions } from './scripts/lib/browser.ts';
import { hiddenConfiguration } from './scripts/lib/hidden-configuration.ts';

// For servers of ours that would read .env, here and in the workers, which load this file too.
Object.assign(process.env, hiddenConfiguration());

const desktop = { viewport: { width: 1280, height: 800 } };
const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig<TranslationOptions, ProxyOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  // One more than a small machine has cores: a journey waits for its page a tenth of its time.
  workers: 3,
  // Limits for a machine that is busy with other things: waiting is for conditions, so they cost nothing when all is well.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // Ends a run that hangs.
  globalTimeout: 60 * 60_000,
  use: {
    launchOptions: launchOptions(findChromium()),
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    // Recording every journey takes half as long again: `npx playwright test --trace on` for the one that failed.
    trace: 'off',
  },
  projects: [
    {
      name: 'escritorio',
      use: desktop,
      // What the projects `intermediario` and `traducido` add.
      testIgnore: ['**/proxied.spec.ts', '**/publishing.spec.ts', '**/translated.spec.ts'],
      grepInvert: new RegExp(long),
    },
    // From here on `npm run test:long`.
    { name: 'largo', use: desktop, grep: new RegExp(long) },
    { name: 'movil', use: telephone, grep: new RegExp(bothWidths) },
    { name: 'inicio', testMatch: '**/proxied.setup.ts' },
    {
      name: 'intermediario',
      use: { ...desktop, proxied: true },
      grep: new RegExp(throughProxy),
      dependencies: ['inicio'],
    },
    { name: 'traducido', use: { ...desktop, translated: true }, grep: new RegExp(translated) },
  ],
});
