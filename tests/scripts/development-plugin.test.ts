import { join } from 'node:path';
import { resolveConfig } from 'vite';
import { expect, test } from 'vitest';
import { development } from '../../scripts/development-plugin.ts';

const root = join(import.meta.dirname, '..', '..');

test('a change of the site’s own files does not restart the server, one of its configuration does', async () => {
  const files = ['src/content/paths.ts', 'sandbox/app.ts'].map((file) => join(root, file));
  const reads = { name: 'reads', enforce: 'pre', configResolved } as const;
  function configResolved(config: { readonly configFileDependencies: string[] }): void {
    config.configFileDependencies.push(...files);
  }
  const config = await resolveConfig({ root, configFile: false, plugins: [reads, development()] }, 'serve');
  expect(config.configFileDependencies).toContain(join(root, 'sandbox/app.ts'));
  expect(config.configFileDependencies).not.toContain(join(root, 'src/content/paths.ts'));
});
