import { join } from 'node:path';
import process from 'node:process';
import { runnerImport } from 'vite';
import { root } from './run.ts';

/** The public pages' paths, imported as Vite understands them: the list of posts is an `import.meta.glob`. */
export async function readPublicPaths(): Promise<readonly string[]> {
  const { NODE_ENV } = process.env;
  const { module } = await runnerImport<typeof import('../../src/app/public-paths.ts')>(
    join(root, 'src', 'app', 'public-paths.ts'),
    { configFile: false, root, logLevel: 'error' },
  );
  // Vite's runner leaves 'development' behind, which later builds would take over.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return module.publicPaths;
}
