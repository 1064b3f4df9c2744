import { defineConfig } from 'playwright/test';
import { findFullChromium, launchOptions } from '../scripts/lib/browser.ts';

const browser = launchOptions(findFullChromium());

/** Configuration of `npm run keys` and `npm run batch`. They measure times, so nothing else may run meanwhile. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/keys',
  workers: 1,
  timeout: 900_000,
  use: {
    actionTimeout: 180_000,
    launchOptions: { ...browser, args: [...browser.args, '--js-flags=--expose-gc'] },
    locale: 'es-CL',
    timezoneId: 'America/Santiago',
  },
});
