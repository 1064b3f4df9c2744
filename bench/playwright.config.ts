import { defineConfig } from 'playwright/test';
import { findWholeChromium, launchOptions } from '../scripts/lib/browser.ts';

const browser = launchOptions(findWholeChromium());

/** `npm run keys` and `npm run batch`: times, which nothing else may run beside. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/keys',
  workers: 1,
  timeout: 900_000,
  use: {
    launchOptions: { ...browser, args: [...browser.args, '--js-flags=--expose-gc'] },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  },
});
