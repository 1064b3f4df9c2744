import type { Plugin } from 'vite';

/**
 * Makes every `vite build` a production build. With another NODE_ENV, Vite would include React's development code and
 * set `import.meta.env.DEV`. Some hosts set NODE_ENV to 'development' to install the devDependencies, a .env file may
 * set it, and Vite's `runnerImport` leaves it set in the process.
 */
export function productionBuild(): Plugin {
  return {
    name: 'production-build',
    apply: 'build',
    config() {
      process.env.NODE_ENV = 'production';
      // Set a value, or Vite would store the NODE_ENV of a .env file here.
      process.env.VITE_USER_NODE_ENV = '';
    },
    configResolved({ env }) {
      delete env.VITE_USER_NODE_ENV;
    },
  };
}
