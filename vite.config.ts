import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { writeComputedModules } from './config/computed-modules-plugin.ts';
import { environment } from './config/environment-plugin.ts';
import { leanHelmet } from './config/lean-helmet-plugin.ts';
import { proxiedMode } from './config/stand-ins.ts';
import { checkSecrets } from './deploy/check-secrets.ts';
import { workerFolder } from './deploy/headers.ts';
import { licences } from './deploy/licences-plugin.ts';
import { deploy } from './deploy/vite-plugin.ts';
import { sandbox } from './sandbox/vite-plugin.ts';
import { development } from './scripts/development-plugin.ts';
import { prerender } from './scripts/prerender-plugin.ts';
import { productionBuild } from './scripts/production-build-plugin.ts';
import { licencesFile } from './src/content/paths.ts';
import { manifestFile } from './src/platform/late-code/fetch-ahead.ts';
import { accent } from './src/ui/accent.ts';

// Only production writes dist/, which is deployed. The others have the sandbox's addresses in their files, or nothing of
// .env: the tests' own.
const outDirs: Readonly<Record<string, string>> = {
  sandbox: 'dist-sandbox',
  [proxiedMode('sandbox')]: 'dist-sandbox-proxy',
  unconfigured: 'dist-unconfigured',
  start: 'dist-start',
  [proxiedMode('start')]: 'dist-start-proxy',
  development: 'dist-development',
};

const routerFile = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

const shippedLicences = licences({
  fileName: licencesFile.slice(1),
  // Its style sheet begins with Tailwind's; docx is published with the other in its own file.
  inside: [
    ['@tailwindcss/vite', 'tailwindcss'],
    ['docx', 'nanoid'],
  ],
  fonts: fileURLToPath(new URL('public/fonts', import.meta.url)),
});

const forEveryPage =
  /\/src\/(?!ui\/form|content\/(?:documents|school-copy)|features\/(?:documents|purchases\/(?!purchases-key)|catalogue\/product|cart\/quote-number))/;

/** Writing pages takes most of the time, and on a slow machine every plugin does: that is no fault. */
const quiet = { bundlerTimings: false };

/** Shared chunks that journeys look for by their names. */
const named = ['entry', 'products'];

const isEntry = (id: string) => id.endsWith('/src/main.ts');

export default defineConfig(({ mode, command, isPreview, isSsrBuild }) => ({
  define: {
    __DEVELOPMENT_SERVER__: command === 'serve' && !isPreview,
    __ACCENT__: JSON.stringify(accent),
  },
  plugins: [
    productionBuild(),
    react(),
    tailwind(),
    sandbox(),
    environment(),
    writeComputedModules(),
    leanHelmet(),
    prerender(),
    development(),
    shippedLicences,
    deploy(),
    checkSecrets(),
  ],
  // The package exports only its development build, under every condition.
  resolve: {
    alias:
      command === 'build' && !isSsrBuild
        ? [
            { find: /^react-router$/, replacement: routerFile('index') },
            { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
          ]
        : [],
  },
  build: {
    outDir: outDirs[mode] ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // One sheet, of which the prerender plugin gives each page the part that it shows first.
    cssCodeSplit: false,
    reportCompressedSize: false,
    manifest: manifestFile.slice(1),
    // Tailwind CSS 4's own; README names them.
    target: ['safari16.4', 'chrome111', 'firefox128'],
    // Older ones show the prerendered page, from cascade layers on.
    cssTarget: ['safari15.4', 'chrome99', 'firefox97'],
    rolldownOptions: {
      checks: quiet,
      output: {
        // Every chunk lists the files that it may load, so that most parts which pages share have no name.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          `assets/${isDynamicEntry || named.includes(name) ? '[name]-' : ''}[hash:7].js`,
        codeSplitting: {
          groups: [
            {
              // The app comes after the paint: what the entry imports stays apart from it.
              debugName: 'entry',
              name: (id, modules) => (modules.getModuleInfo(id)?.importers.some(isEntry) ? 'entry' : null),
              priority: 1,
            },
            // What every page uses of packages changes with them, not with the site.
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|react-helmet-async|react-router|scheduler|valibot)\//,
            },
            // One file for what many pages share, since it compresses better than its parts. Parts that load on demand count
            // as pages: with a smaller count, panels would load with every page. Each template counts too, so `forEveryPage`
            // leaves out what only documents and the pages of buying share, or ten templates would bring it to every page.
            { name: 'shared', test: forEveryPage, minShareCount: 12 },
          ],
        },
      },
    },
  },
  // Module workers, which every browser of the target has. Each is one file: their folder's policy lets them import
  // nothing, and a sealed page starts them from a copy.
  worker: {
    format: 'es',
    plugins: () => [writeComputedModules(), shippedLicences],
    rolldownOptions: {
      checks: quiet,
      output: {
        entryFileNames: `${workerFolder.slice(1)}/[name]-[hash].js`,
        codeSplitting: false,
      },
    },
  },
  server: { strictPort: false },
}));
