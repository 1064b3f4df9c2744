// Runs the journeys in an installed Chromium, with the language and time zone of a school in Santiago. Each journey
// runs on a desktop. Journeys with a tag of e2e/support/tags.ts also run on a phone, through the payments proxy or in a
// translating browser. There are no retries, because a journey that fails now and then is a fault to find.
import { defineConfig } from 'playwright/test';
import type { ProxyOptions, TranslationOptions } from './e2e/support/fixtures.ts';
import { bothWidthsTag, longTag, proxyTag, translatedTag } from './e2e/support/tags.ts';
import { findChromium, launchOptions } from './scripts/lib/browser.ts';
import { emptyVariables } from './scripts/lib/hidden-configuration.ts';

// Hide the configuration from the servers that journeys start, which would otherwise read .env. Playwright's workers
// also load this file, so they don't see the configuration either.
Object.assign(process.env, emptyVariables());

const desktop = { viewport: { width: 1280, height: 800 } };
const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

export default defineConfig<TranslationOptions, ProxyOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  // A journey is idle for a tenth of its time, so three workers keep a machine with two cores busy.
  workers: 3,
  // Allow for a busy machine. Journeys wait for conditions, so long limits cost nothing if all is well.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // End a run that hangs.
  globalTimeout: 60 * 60_000,
  use: {
    launchOptions: launchOptions(findChromium()),
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    // Journeys with traces take 1.5 times as long. To record a trace of a journey that failed, run `npx playwright test
    // --trace on`.
    trace: 'off',
  },
  projects: [
    {
      name: 'escritorio',
      use: desktop,
      // Only the projects `intermediario` and `traducido` run these journeys.
      testIgnore: ['**/proxied.spec.ts', '**/publishing.spec.ts', '**/translated.spec.ts'],
      grepInvert: new RegExp(longTag),
    },
    // Only `npm run test:long` runs the projects below.
    { name: 'largo', use: desktop, grep: new RegExp(longTag) },
    { name: 'movil', use: telephone, grep: new RegExp(bothWidthsTag) },
    { name: 'inicio', testMatch: '**/proxied.setup.ts' },
    {
      name: 'intermediario',
      use: { ...desktop, usesProxy: true },
      grep: new RegExp(proxyTag),
      dependencies: ['inicio'],
    },
    { name: 'traducido', use: { ...desktop, isTranslated: true }, grep: new RegExp(translatedTag) },
  ],
});
