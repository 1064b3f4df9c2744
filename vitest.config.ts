import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As in a built file.
  define: { __DEVELOPMENT_SERVER__: false },
  test: {
    // `npm test` counts from the second.
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    // A thread starts in a third of a process's time. By default one core is left idle: on two, half of them.
    pool: 'threads',
    maxWorkers: '100%',
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
