import type { Plugin } from 'vite';

/**
 * Makes every `vite build` a production build. Vite takes React's development code, and `import.meta.env.DEV`, from
 * NODE_ENV: some hosts set it to 'development' to get the devDependencies, a .env file can name it, and Vite's own
 * `runnerImport` leaves it behind in the process.
 */
export function productionBuild(): Plugin {
  return {
    name: 'production-build',
    apply: 'build',
    config() {
      process.env.NODE_ENV = 'production';
      // Where Vite puts the NODE_ENV of a .env file, unless something is there.
      process.env.VITE_USER_NODE_ENV = '';
    },
    configResolved({ env }) {
      delete env.VITE_USER_NODE_ENV;
    },
  };
}
