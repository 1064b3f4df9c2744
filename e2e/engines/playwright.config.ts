// The main journeys in two engines that are not Chromium: `npm run test:browsers`. Playwright is here the runner of
// tests alone; it drives neither browser.
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
