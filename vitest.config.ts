import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As in a built file.
  define: { __DEVELOPMENT_SERVER__: false },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    // `npm test` counts from the second.
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
