import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { configuresSite } from '../../scripts/lib/hidden-configuration.ts';

const root = join(import.meta.dirname, '..', '..');

// As in vitest.config.ts.
for (const name of Object.keys(process.env)) if (configuresSite(name)) delete process.env[name];

export default defineConfig({
  root,
  envDir: false,
  test: {
    include: ['tests/hosts/*.host.ts'],
    setupFiles: ['tests/setup.ts'],
    // The proxy's own log.
    silent: true,
    restoreMocks: true,
    unstubGlobals: true,
    testTimeout: 60_000,
    hookTimeout: 240_000,
    // One host at a time: each wants the processor.
    fileParallelism: false,
  },
});
