import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkSecrets } from './deploy/check-secrets.ts';
import { deploy } from './deploy/vite-plugin.ts';
import { sandbox } from './sandbox/vite-plugin.ts';
import { checkEnvironment } from './scripts/check-environment.ts';
import { leanPackages } from './scripts/lean-packages-plugin.ts';
import { buildTarget, floor, styledFrom } from './scripts/lib/floor.js';
import { prerender } from './scripts/prerender-plugin.ts';
import { productionBuild } from './scripts/production-build-plugin.ts';

// Never dist/, which is what gets deployed: these modes have the sandbox's addresses in their files.
const outDirs: Readonly<Record<string, string>> = {
  sandbox: 'dist-sandbox',
  start: 'dist-start',
  development: 'dist-development',
};

export default defineConfig(({ mode, command, isPreview, isSsrBuild }) => ({
  define: { __DEVELOPMENT_SERVER__: command === 'serve' && !isPreview },
  plugins: [
    productionBuild(),
    react(),
    tailwind(),
    sandbox(),
    checkEnvironment(),
    leanPackages(),
    prerender(),
    checkSecrets(),
    deploy(),
  ],
  build: {
    outDir: outDirs[mode] ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    manifest: true,
    target: buildTarget(floor),
    cssTarget: buildTarget(styledFrom),
    // Safari before 17 loads modules without being told ahead.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', boot: 'src/boot.ts' },
      output: {
        // Not below /assets, whose answers are kept for a year: nothing could replace a 404 that is kept of the one
        // script that replaces the others'.
        ...(isSsrBuild
          ? {}
          : { entryFileNames: ({ name }) => `${name === 'boot' ? '' : 'assets/'}[name]-[hash].js` }),
        codeSplitting: {
          groups: [
            // Changes with the packages, not with the site.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-helmet-async|react-fast-compare|invariant|shallowequal)\//,
            },
            // What every page carries, in one file: it compresses better than thirty small ones.
            { name: 'app', tags: ['$initial'], test: /\/src\/(?!boot|main)/ },
            // And what pages have in common.
            {
              name: 'parts',
              test: /\/src\/(platform|ui|features\/catalogue)\/(?!.*(dialog|confirm|toaster|preview|folder|drawing|http|abort))/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: { strictPort: false },
}));
