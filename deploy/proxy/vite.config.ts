// `npm run build:proxy`: the proxy as single files of JavaScript, packages included, for Vercel and for Node.
import { join } from 'node:path';
import { defineConfig } from 'vite';

const folder = import.meta.dirname;

export default defineConfig({
  root: folder,
  publicDir: false,
  envDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    target: 'node20',
    outDir: join(folder, '..', '..', 'dist-proxy'),
    emptyOutDir: true,
    rolldownOptions: {
      input: { vercel: join(folder, 'hosts', 'vercel.ts'), node: join(folder, 'node.ts') },
    },
  },
});
