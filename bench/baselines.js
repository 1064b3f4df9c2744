// What the home page is measured against: the same content as a page without scripts, that page taken over by
// bare React after its first paint, and this site as it would be without prerendering. Built beside each other
// under node_modules/.cache and served as the site is, brotli and headers included.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { build, loadConfigFromFile, runnerImport } from 'vite';
import { root } from '../scripts/lib/run.js';
import { element } from './baselines/element.js';

/** @typedef {import('./baselines/element.js').Element} Element */

const sources = join(root, 'bench', 'baselines');
const cache = join(root, 'node_modules', '.cache');

/** An attribute as React calls it. @param {string} name */
function propName(name) {
  if (name === 'class') return 'className';
  return /^(aria|data)-/.test(name) ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

/** @param {globalThis.Element} from @returns {Element} */
function toData(from) {
  const props = Object.fromEntries([...from.attributes].map(({ name, value }) => [propName(name), value]));
  const children = [...from.childNodes].map((node) =>
    node.nodeType === node.ELEMENT_NODE
      ? toData(/** @type {globalThis.Element} */ (node))
      : (node.textContent ?? ''),
  );
  return [from.localName, props, children];
}

/** @param {string} html @returns {Element[]} the body's elements */
function readBody(html) {
  const document = new Window().document;
  document.write(html);
  return [...document.body.children].map((child) =>
    toData(/** @type {globalThis.Element} */ (/** @type {unknown} */ (child))),
  );
}

/** @returns {Promise<string>} the folder that holds /estatica and /react */
export async function buildPeers() {
  const outDir = join(cache, 'peers');
  const html = readFileSync(join(sources, 'static.html'), 'utf8');
  const page = readBody(html);
  const output = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [
      {
        name: 'page',
        resolveId: (id) => (id === 'virtual:page' ? '\0page' : undefined),
        load: (id) => (id === '\0page' ? `export const page = ${JSON.stringify(page)};` : undefined),
      },
    ],
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: { input: { boot: 'src/boot.ts', hydrate: join(sources, 'hydrate.js') } },
    },
  });
  const chunks = 'output' in output ? output.output : [];
  const file = (/** @type {string} */ name) =>
    `/${chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === name)?.fileName}`;
  const script = `<script src="${file('boot')}" data-entry="${file('hydrate')}" data-modules="${file('hydrate')}" async></script>`;
  writeFileSync(join(outDir, 'estatica.html'), html);
  writeFileSync(
    join(outDir, 'react.html'),
    html
      .replace('</head>', () => `${script}</head>`)
      .replace(
        /<body>.*<\/body>/s,
        () => `<body><div id="root">${renderToString(page.map(element))}</div></body>`,
      ),
  );
  await pack(outDir);
  return outDir;
}

/** @returns {Promise<string>} the folder with the site as Vite alone builds it: an empty #root, the script in the head */
export async function buildWithoutPrerendering() {
  const outDir = join(cache, 'client-only');
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'sandbox' }, undefined, root);
  if (!loaded) throw new Error('There is no Vite configuration');
  const plugins = await Promise.all((loaded.config.plugins ?? []).flat());
  await build({
    ...loaded.config,
    root,
    mode: 'sandbox',
    configFile: false,
    logLevel: 'error',
    plugins: plugins.filter((plugin) => !(plugin && 'name' in plugin && plugin.name === 'prerender')),
    build: { ...loaded.config.build, outDir, emptyOutDir: true },
  });
  rmSync(join(outDir, '.vite'), { recursive: true, force: true });
  return outDir;
}

/** @param {string} dir */
async function pack(dir) {
  /** @type {{ module: typeof import('../deploy/precompress.ts') }} */
  const { module } = await runnerImport(join(root, 'deploy', 'precompress.ts'), { root, configFile: false });
  await module.precompress(dir);
}
