import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..', '..');

export default defineConfig({
  root,
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
