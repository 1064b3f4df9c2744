import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { createServer, resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { development } from '../../scripts/development-plugin.ts';

const root = join(import.meta.dirname, '..', '..');

test('changing a file in src does not restart the server', async () => {
  const files = ['src/content/paths.ts', 'sandbox/app.ts'].map((file) => join(root, file));
  const dependencyAdder = { name: 'add-dependencies', enforce: 'pre', configResolved } as const;
  function configResolved(config: { readonly configFileDependencies: string[] }): void {
    config.configFileDependencies.push(...files);
  }
  const config = await resolveConfig(
    { root, envDir: false, configFile: false, plugins: [dependencyAdder, development()] },
    'serve',
  );
  expect(config.configFileDependencies).toContain(join(root, 'sandbox/app.ts'));
  expect(config.configFileDependencies).not.toContain(join(root, 'src/content/paths.ts'));
});

/** Returns index.html as it is in the repository and as the server sends it. */
async function loadServedPage(): Promise<{ readonly source: string; readonly page: string }> {
  const server = await createServer({
    root,
    envDir: false,
    configFile: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false },
    plugins: [development()],
  });
  const source = await readFile(join(root, 'index.html'), 'utf8');
  const page = await server.transformIndexHtml('/', source);
  await server.close();
  return { source, page };
}

test('the development server’s page preloads no typeface', async () => {
  const { source, page } = await loadServedPage();
  expect(source).toContain('as="font"');
  expect(page).not.toContain('as="font"');
});

test('the error overlay shows the cause of an error', async () => {
  const { page } = await loadServedPage();
  const script = /<script>([^<]*vite-error-overlay[^<]*)<\/script>/.exec(page)?.[1] ?? '';
  const listeners = new Map<string, (event: object) => void>();
  const shown: unknown[] = [];
  class Overlay {
    constructor(error: unknown) {
      shown.push(error);
    }
  }
  runInNewContext(script, {
    customElements: { get: () => Overlay },
    document: { querySelector: () => null, body: { append: () => {} } },
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
  });
  const cause = new Error('prod_dea_01 has no details');
  listeners.get('error')?.({ error: cause });
  listeners.get('unhandledrejection')?.({ reason: new Error('Code did not load', { cause }) });
  expect(shown).toEqual([cause, cause]);
});
