import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { configuresSite } from '../../scripts/lib/hidden-configuration.ts';

const root = join(import.meta.dirname, '..', '..');

// Ignore the configuration in the shell, as vitest.config.ts does.
for (const name of Object.keys(process.env)) if (configuresSite(name)) delete process.env[name];

export default defineConfig({
  root,
  envDir: false,
  test: {
    include: ['tests/hosts/*.host.ts'],
    setupFiles: ['tests/setup.ts'],
    // Hide the proxy's log.
    silent: true,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // Run one host at a time, because each needs the whole processor.
    fileParallelism: false,
  },
});
