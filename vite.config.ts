import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { writeComputedModules } from './config/computed-modules-plugin.ts';
import { environment } from './config/environment-plugin.ts';
import { leanHelmet } from './config/lean-helmet-plugin.ts';
import { preloadLists } from './config/preload-lists-plugin.ts';
import { proxyMode } from './config/stand-ins.ts';
import { checkSecrets } from './deploy/check-secrets.ts';
import { workerFolder } from './deploy/headers.ts';
import { licences } from './deploy/licences-plugin.ts';
import { deploy } from './deploy/vite-plugin.ts';
import { sandbox } from './sandbox/vite-plugin.ts';
import { development } from './scripts/development-plugin.ts';
import { prerender } from './scripts/prerender-plugin.ts';
import { productionBuild } from './scripts/production-build-plugin.ts';
import { licencesPath } from './src/content/paths.ts';
import { manifestPath } from './src/platform/lazy-code/prefetch.ts';
import { accent } from './src/ui/accent.ts';

// Only production writes dist/, which is deployed. The other builds are for tests and for `npm start`. They may contain
// the sandbox's addresses.
const outDirs: Readonly<Record<string, string>> = {
  sandbox: 'dist-sandbox',
  [proxyMode('sandbox')]: 'dist-sandbox-proxy',
  unconfigured: 'dist-unconfigured',
  start: 'dist-start',
  [proxyMode('start')]: 'dist-start-proxy',
  development: 'dist-development',
};

const routerFile = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

const shippedLicences = licences({
  fileName: licencesPath.slice(1),
  // The site's style sheet begins with Tailwind's, and docx contains nanoid in its published file.
  bundledPackages: [
    ['@tailwindcss/vite', 'tailwindcss'],
    ['docx', 'nanoid'],
  ],
  fonts: fileURLToPath(new URL('public/fonts', import.meta.url)),
});

const everyPageModules =
  /\/src\/(?!ui\/form|content\/(?:documents|school-copy)|features\/(?:documents|purchases\/(?!purchases-key)|catalogue\/product|cart\/quote-number))/;

/** Turns off warnings about slow plugins, because prerendering takes most of the build's time. */
const quietChecks = { bundlerTimings: false };

/** Shared chunks that the journeys in e2e/ find by name. */
const namedChunks = ['entry', 'start', 'products'];

const appModule = '/src/app/start.tsx';

/** True if the app imports the module statically, directly or through others. */
function isInApp(id: string, modules: Rolldown.ChunkingContext): boolean {
  const importers = new Set([id]);
  for (const moduleId of importers) {
    if (moduleId.endsWith(appModule)) return true;
    for (const importer of modules.getModuleInfo(moduleId)?.importers ?? []) importers.add(importer);
  }
  return false;
}

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
    preloadLists(appModule),
    prerender(),
    development(),
    shippedLicences,
    deploy(),
    checkSecrets(),
  ],
  // react-router exports only its development build, under every condition.
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
    // Build one style sheet, of which the prerender plugin puts into each page's HTML the part that the HTML needs.
    cssCodeSplit: false,
    reportCompressedSize: false,
    manifest: manifestPath.slice(1),
    // Tailwind CSS 4 requires these versions. The README lists them.
    target: ['safari16.4', 'chrome111', 'firefox128'],
    // Older browsers show the prerendered page if they support cascade layers.
    cssTarget: ['safari15.4', 'chrome99', 'firefox97'],
    rolldownOptions: {
      checks: quietChecks,
      output: {
        // Every chunk lists the files that it may load. To keep these lists short, most shared chunks have only a hash
        // and no name.
        chunkFileNames: ({ isDynamicEntry, name }) =>
          `assets/${isDynamicEntry || namedChunks.includes(name) ? '[name]-' : ''}[hash:7].js`,
        codeSplitting: {
          groups: [
            {
              // The app loads after the first paint, so the modules that the entry imports stay in a separate chunk.
              debugName: 'entry',
              name: (id, modules) => (modules.getModuleInfo(id)?.importers.some(isEntry) ? 'entry' : null),
              priority: 1,
            },
            // Packages that every page uses change less often than the site, so they have their own chunk.
            {
              name: 'vendor',
              test: /node_modules\/(?:react|react-dom|react-helmet-async|react-router|scheduler|valibot)\//,
            },
            {
              // The app needs these modules before any page, so they form one file, even if a page imports them, too.
              debugName: 'start',
              name: (id, modules) => (isInApp(id, modules) ? 'start' : null),
            },
            // Modules that many pages share are one file, which compresses better than several. Parts that load on
            // demand count as pages, so with a smaller `minShareCount` every page would load the panels. Each template
            // counts as well, so `everyPageModules` excludes modules that only documents and purchases share. Otherwise
            // ten templates would bring these modules to every page.
            { name: 'shared', test: everyPageModules, minShareCount: 12 },
          ],
        },
      },
    },
  },
  // All target browsers support module workers. Each worker is one file, because its folder's policy lets it import
  // nothing and a sealed page starts it from a copy.
  worker: {
    format: 'es',
    plugins: () => [writeComputedModules(), shippedLicences],
    rolldownOptions: {
      checks: quietChecks,
      output: {
        entryFileNames: `${workerFolder.slice(1)}/[name]-[hash].js`,
        codeSplitting: false,
      },
    },
  },
  server: { strictPort: false },
}));
