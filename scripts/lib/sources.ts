import { createServer } from 'vite';
import { environment } from '../../config/environment-plugin.ts';
import { accent } from '../../src/ui/accent.ts';
import { root } from './run.ts';

/** Modules that a script can't import directly, because they use constants that a build defines. */
type Sources = {
  'src/features/catalogue/page-image.tsx': typeof import('../../src/features/catalogue/page-image.tsx');
  'src/pages/post/picture.tsx': typeof import('../../src/pages/post/picture.tsx');
  'src/prerender.tsx': typeof import('../../src/prerender.tsx');
  'src/ui/page-meta.tsx': typeof import('../../src/ui/page-meta.tsx');
};

export type LoadModule = <File extends keyof Sources>(file: File) => Promise<Sources[File]>;

/**
 * Lets a script import the site's modules with Vite, which resolves images and globs.
 * @param use function that may import modules until its promise settles
 */
export async function withSources<T>(use: (load: LoadModule) => Promise<T>): Promise<T> {
  const server = await createServer({
    root,
    // Ignore .env, so that the result doesn't depend on it.
    mode: 'unconfigured',
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    // Define the same constants as a build.
    define: { __DEVELOPMENT_SERVER__: false, __ACCENT__: JSON.stringify(accent) },
    plugins: [environment()],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await use(async <File extends keyof Sources>(file: File) => {
      const module = await server.ssrLoadModule(`/${file}`);
      return module as Sources[File];
    });
  } finally {
    await server.close();
  }
}
