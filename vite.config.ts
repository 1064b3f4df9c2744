import { fileURLToPath } from 'node:url';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { checkSecrets } from './deploy/check-secrets.ts';
import { deploy } from './deploy/vite-plugin.ts';
import { proxiedMode } from './sandbox/stand-ins.ts';
import { sandbox } from './sandbox/vite-plugin.ts';
import { environment } from './scripts/environment-plugin.ts';
import { buildTarget, floor, styledFrom } from './scripts/lib/floor.ts';
import { prerender } from './scripts/prerender-plugin.ts';
import { productionBuild } from './scripts/production-build-plugin.ts';

// Only production writes dist/, which is deployed: the other modes put the sandbox's addresses into their files.
const outDirs: Readonly<Record<string, string>> = {
  sandbox: 'dist-sandbox',
  [proxiedMode('sandbox')]: 'dist-sandbox-proxy',
  start: 'dist-start',
  [proxiedMode('start')]: 'dist-start-proxy',
  development: 'dist-development',
};

const routerFile = (name: string) =>
  fileURLToPath(new URL(`node_modules/react-router/dist/production/${name}.mjs`, import.meta.url));

export default defineConfig(({ mode, command, isPreview, isSsrBuild }) => ({
  define: { __DEVELOPMENT_SERVER__: command === 'serve' && !isPreview },
  plugins: [
    productionBuild(),
    react(),
    tailwind(),
    sandbox(),
    environment(),
    prerender(),
    checkSecrets(),
    deploy(),
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
    manifest: true,
    target: buildTarget(floor),
    cssTarget: buildTarget(styledFrom),
    // Safari before 17 does without: a polyfill would be one more script on every page.
    modulePreload: {
      polyfill: false,
      // What every page has is not asked for again: no page's code names it.
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(rolldown-runtime|react|app)-/.test(file)),
    },
    rolldownOptions: {
      input: { index: 'index.html', boot: 'src/boot.ts' },
      output: {
        // The boot script reloads a page whose other scripts are gone, so it must not be below /assets, where a cached
        // 404 would last a year.
        ...(isSsrBuild
          ? {}
          : {
              entryFileNames: ({ name }) => `${name === 'boot' ? '' : 'assets/'}[name]-[hash].js`,
              // Every page's code names every file: what pages share does without a name but for two, and a hash has no
              // more figures than the bundler asks for.
              chunkFileNames: ({ name, isDynamicEntry }) =>
                `assets/${isDynamicEntry || /^(app|react|rolldown-runtime)$/.test(name) ? '[name]-' : ''}[hash:7].js`,
            }),
        codeSplitting: {
          groups: [
            // Changes with the packages, not with the site.
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)\/|\/src\/app\/react-dom\./,
            },
            // On the pages alone that check more than src/platform/fields.ts does.
            { name: 'valibot', test: /node_modules\/valibot\// },
            // The code of every page in one file, which compresses better than thirty small ones: what the entry imports,
            // and what nearly all pages do.
            {
              name: 'app',
              test: /\/src\/(main|ui\/(sized-image|mail-link|arrow-link|note|page-head|leader|seal|section-number|price|sheet|double-rule)|features\/(catalogue\/page-image|cart\/cart-parameter)|platform\/money|pages\/(sections\/margin-section|structured-data\/firm))\./,
            },
            // What the same few share.
            { name: 'drawings', test: /\/src\/ui\/(folder|drawing)\./ },
            {
              name: 'sections',
              test: /\/src\/(content\/(home|practice)|pages\/sections\/(closing-call|claims-band|problem-cells))\./,
            },
            { name: 'offers', test: /\/src\/pages\/sections\/(service-sheets|offer-sheet)\./ },
            // Of posts and documents, apart from both.
            { name: 'dates', test: /\/src\/platform\/dates\./ },
            // Too small for a file each, which every page's code would name: of purchases, quotes and forms.
            {
              name: 'personal',
              test: /\/src\/(platform\/(parser|png|random-id)|features\/(cart\/(same-lines|quote-number)|documents\/model\/email|firm\/current-firm|purchases\/used-quotes|school\/addressee|tax-request\/(tax-key|held-tax-data)))\./,
            },
            // What a document's text is made with, wherever it is shown or generated.
            {
              name: 'text',
              test: /\/src\/features\/documents\/model\/(rows|repeats|computed|spaces|write|warning)\./,
            },
            {
              name: 'entries',
              test: /\/src\/(platform\/memoize-async|features\/documents\/(model\/template-of|download\/logo-url|templates\/(documents|[a-z-]+\/entry)))\./,
            },
            { name: 'posts', test: /\/src\/(content\/post|pages\/post\/(picture|byline|no-break))\./ },
          ],
        },
      },
    },
  },
  server: { strictPort: false },
}));
