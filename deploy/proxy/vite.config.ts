// `npm run build:proxy`: the proxy as files of JavaScript, packages included, for Vercel and for Node.
import { join } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { catalogueFile, catalogueText } from '../catalogue-file.ts';
import { licences } from '../licences-plugin.ts';

const folder = import.meta.dirname;

const filesBeside: Plugin = {
  name: 'files-beside',
  generateBundle() {
    // Copied elsewhere, the files would not be modules for Node: this repository's package.json says so only here.
    this.emitFile({ type: 'asset', fileName: 'package.json', source: '{ "type": "module" }\n' });
    this.emitFile({ type: 'asset', fileName: catalogueFile, source: catalogueText() });
  },
};

export default defineConfig({
  root: folder,
  publicDir: false,
  envDir: false,
  plugins: [filesBeside, licences({ fileName: 'licencias.txt' })],
  ssr: { noExternal: true },
  build: {
    ssr: true,
    ssrEmitAssets: true,
    target: 'node20',
    outDir: join(folder, '..', '..', 'dist-proxy'),
    emptyOutDir: true,
    rolldownOptions: {
      // A slow machine is no fault.
      checks: { bundlerTimings: false },
      input: { vercel: join(folder, 'hosts', 'vercel.ts'), node: join(folder, 'node.ts') },
    },
  },
});
