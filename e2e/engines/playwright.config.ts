// Runs the main journeys in two engines other than Chromium: `npm run test:browsers`. Playwright only runs the tests
// here and drives neither browser.
import { defineConfig } from 'playwright/test';
import type { EngineOptions } from './fixtures.ts';

export default defineConfig<Record<never, never>, EngineOptions>({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: '../../test-results/engines',
  reporter: 'list',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});
