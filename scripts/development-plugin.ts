import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Makes Vite's overlay show errors of the page too. Vite shows only errors of its server, and an error before the first
 * page would leave the page blank.
 */
const showFaults = `
const show = (error) => {
  const name = 'vite-error-overlay';
  const Overlay = customElements.get(name);
  // The server's own overlay says more, such as which file imports a missing one.
  if (Overlay && error && !document.querySelector(name)) document.body.append(new Overlay(error.cause ?? error));
};
addEventListener('error', ({ error }) => show(error));
addEventListener('unhandledrejection', ({ reason }) => show(reason));
`;

/**
 * Files that list pages and products. Vite can't update them in place, and only a page that loads shows a fault in
 * them.
 */
const tables = [
  /^src\/content\/paths\.ts$/,
  /^src\/app\/routes\.ts$/,
  /^src\/features\/documents\/templates\/(?:templates|[^/]+\/product)\.ts$/,
];

/** Helps people who change the site with `npm run dev`. */
export function development(): Plugin {
  let root = '';
  return {
    name: 'development',
    apply: (_, { command, isPreview }) => command === 'serve' && !isPreview,
    // The stand-ins and the hosts' headers import the site's addresses and products, so Vite would restart on each change
    // of those files as it does for vite.config.ts. Update the page instead.
    configResolved(config) {
      const { configFileDependencies: files } = config;
      root = config.root;
      const others = files.filter((file) => !file.startsWith(join(root, 'src') + sep));
      files.splice(0, files.length, ...others);
    },
    hotUpdate({ file }) {
      const name = relative(root, file).replaceAll(sep, '/');
      if (!tables.some((table) => table.test(name))) return;
      this.environment.hot.send({ type: 'full-reload' });
      return [];
    },
    transformIndexHtml: (html) => ({
      // Drop the preloaded typefaces: the page renders seconds later, and Chromium warns that nobody used them.
      html: html.replace(/<link rel="preload"[^>]* as="font"[^>]*>/g, ''),
      tags: [
        { tag: 'script', children: showFaults, injectTo: 'head-prepend' },
        { tag: 'script', attrs: { type: 'module', src: '/scripts/check-content.ts' }, injectTo: 'body' },
      ],
    }),
  };
}
