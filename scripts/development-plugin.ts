import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Script that shows the page's errors in Vite's overlay. Vite itself shows only its server's errors, so an error before
 * the first render would leave the page blank.
 */
const errorOverlayScript = `
const show = (error) => {
  const name = 'vite-error-overlay';
  const Overlay = customElements.get(name);
  // Keep the overlay of a server error, which has more details, such as the file that imports a missing one.
  if (Overlay && error && !document.querySelector(name)) document.body.append(new Overlay(error.cause ?? error));
};
addEventListener('error', ({ error }) => show(error));
addEventListener('unhandledrejection', ({ reason }) => show(reason));
`;

/**
 * Files that list pages and products. Vite can't update them in place, and a fault in them appears only when a page
 * loads.
 */
const listFilePatterns = [
  /^src\/content\/paths\.ts$/,
  /^src\/app\/routes\.ts$/,
  /^src\/features\/documents\/templates\/(?:templates|[^/]+\/product)\.ts$/,
];

export function development(): Plugin {
  let root = '';
  return {
    name: 'development',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    // Keep Vite from restarting on each change below src/. The sandbox and the headers import files from there, such as
    // the site's addresses and products, and Vite treats all imports of vite.config.ts as configuration.
    configResolved(config) {
      const { configFileDependencies: files } = config;
      root = config.root;
      const otherFiles = files.filter((file) => !file.startsWith(join(root, 'src') + sep));
      files.splice(0, files.length, ...otherFiles);
    },
    hotUpdate({ file }) {
      const name = relative(root, file).replaceAll(sep, '/');
      if (!listFilePatterns.some((pattern) => pattern.test(name))) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    transformIndexHtml: (html) => ({
      // Remove the preloaded typefaces, because the page renders so late that Chromium warns about unused preloads.
      html: html.replace(/<link rel="preload"[^>]* as="font"[^>]*>/g, ''),
      tags: [
        { tag: 'script', children: errorOverlayScript, injectTo: 'head-prepend' },
        { tag: 'script', attrs: { type: 'module', src: '/scripts/check-content.ts' }, injectTo: 'body' },
      ],
    }),
  };
}
