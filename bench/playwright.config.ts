import { defineConfig } from 'playwright/test';
import { findWholeChromium, launchOptions } from '../scripts/lib/browser.ts';

/** `npm run keys`: times, which nothing else may run beside. */
export default defineConfig({
  testDir: '.',
  testMatch: 'keys.spec.ts',
  outputDir: '../test-results/keys',
  workers: 1,
  timeout: 300_000,
  use: {
    launchOptions: launchOptions(findWholeChromium()),
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  },
});
