import { defineConfig } from 'vitest/config';

export default defineConfig({
  // As in a built file.
  define: { __DEVELOPMENT_SERVER__: false },
  test: {
    include: ['tests/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/setup.ts'],
    restoreMocks: true,
    unstubGlobals: true,
  },
});
