// Bundles the proxy and its packages into JavaScript files for Vercel and Node: `npm run build:proxy`.
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { catalogueFile, catalogueText } from '../catalogue-file.ts';
import { licences } from '../licences-plugin.ts';

const folder = import.meta.dirname;

const extraFiles: Plugin = {
  name: 'extra-files',
  generateBundle() {
    // Tell Node that the files are ES modules. On a server, the repository's package.json is missing.
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
    this.emitFile({ type: 'asset', fileName: catalogueFile, source: catalogueText() });
  },
};

export default defineConfig({
  root: folder,
  publicDir: false,
  envDir: false,
  plugins: [extraFiles, licences({ fileName: 'licencias.txt' })],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node20',
    outDir: join(folder, '..', '..', 'dist-proxy'),
    emptyOutDir: true,
    rolldownOptions: {
      // Disable the warning about slow plugins, which slow machines cause.
      checks: { bundlerTimings: false },
      input: { vercel: join(folder, 'hosts', 'vercel.ts'), node: join(folder, 'node.ts') },
    },
  },
});
