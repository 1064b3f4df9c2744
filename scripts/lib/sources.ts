import { createServer } from 'vite';
import { environment } from '../../config/environment-plugin.ts';
import { accent } from '../../src/ui/accent.ts';
import { root } from './run.ts';

/** Imports a module of the site: 'src/prerender.tsx'. */
export type Load = <Module>(file: string) => Promise<Module>;

/**
 * Lets a script import the site's own modules as Vite understands them, images and globs included.
 * @param use modules may import more until it has ended
 */
export async function withSources<T>(use: (load: Load) => Promise<T>): Promise<T> {
  const server = await createServer({
    root,
    // The same modules whatever is configured.
    mode: 'unconfigured',
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    // As in a built file.
    define: { __DEVELOPMENT_SERVER__: false, __ACCENT__: JSON.stringify(accent) },
    plugins: [environment()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use(<Module>(file: string) => server.ssrLoadModule(`/${file}`) as Promise<Module>);
  } finally {
    await server.close();
  }
}
