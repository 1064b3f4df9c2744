// The site's own modules in Node, TypeScript and all, for scripts that work with what the site says.
import { createServer } from 'vite';
import { root } from './run.js';

/** @typedef {<Module>(file: string) => Promise<Module>} Load a file from the root: 'src/prerender.tsx' */

/**
 * @template T
 * @param {(load: Load) => Promise<T>} use modules may import more of themselves until it has ended
 * @returns {Promise<T>}
 */
export async function withSources(use) {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    // As in a built file.
    define: { __DEVELOPMENT_SERVER__: false },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use(async (file) => /** @type {any} */ (await server.ssrLoadModule(`/${file}`)));
  } finally {
    await server.close();
  }
}
