import { defineConfig } from 'playwright/test';
import { findWholeChromium, launchOptions } from '../scripts/lib/browser.ts';

/** `npm run keys` and `npm run batch`: times, which nothing else may run beside. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/keys',
  workers: 1,
  timeout: 900_000,
  use: {
    launchOptions: launchOptions(findWholeChromium()),
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  },
});
