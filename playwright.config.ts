// The journeys run in the Chromium that the machine has, on a telephone and on a desktop, as a school in
// Santiago sees them. They are never tried twice: a journey that fails now and then is a fault to find.
import { defineConfig } from 'playwright/test';
import type { FloorOptions } from './e2e/fixtures.ts';
import { findChromium, launchOptions } from './scripts/lib/browser.ts';

const desktop = { viewport: { width: 1280, height: 800 } };
const telephone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Journeys that do not depend on the screen: walked once. */
const onAnyScreen = [
  'admin',
  'app-start',
  'back-forward-cache',
  'below-floor',
  'complete',
  'delivery',
  'dev',
  'devices',
  'fast-clicks',
  'fixtures',
  'floor',
  'hosting',
  'images',
  'intent',
  'kept-failures',
  'memory',
  'metadata',
  'own-document',
  'panels',
  'payment-errors',
  'prerender',
  'start',
  'storage-faults',
  'typing',
  'unconfigured',
];

/** Walked once more without what is newer than the oldest browser on which everything works. */
const onFloor = ['admin', 'complete', 'floor', 'purchase', 'purchases'];

export default defineConfig<FloorOptions>({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  retries: 0,
  workers: 2,
  // Ends a run that hangs, well inside what a CI machine allows; no test's own time is touched.
  globalTimeout: 40 * 60_000,
  use: {
    launchOptions: launchOptions(findChromium()),
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
    // Recording every journey takes half as long again: `npx playwright test --trace on` for the one that failed.
    trace: 'off',
  },
  projects: [
    {
      name: 'movil',
      use: telephone,
      testIgnore: `**/{${onAnyScreen.join()}}.spec.ts`,
    },
    {
      name: 'escritorio',
      use: desktop,
      testIgnore: '**/floor.spec.ts',
    },
    { name: 'piso', use: { ...desktop, onFloor: true }, testMatch: `**/{${onFloor.join()}}.spec.ts` },
  ],
});
