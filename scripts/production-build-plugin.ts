import type { Plugin } from 'vite';

/**
 * Makes every `vite build` a production build. Vite derives React's development code and `import.meta.env.DEV` from
 * NODE_ENV. Some hosts set it to 'development' to get the devDependencies, a .env file can name it, and Vite's own
 * `runnerImport` leaves it set in the process.
 */
export function productionBuild(): Plugin {
  return {
    name: 'production-build',
    apply: 'build',
    config() {
      process.env.NODE_ENV = 'production';
      // Vite stores the NODE_ENV of a .env file here unless a value is already set.
      process.env.VITE_USER_NODE_ENV = '';
    },
    configResolved({ env }) {
      delete env.VITE_USER_NODE_ENV;
    },
  };
}
