// What the home page is compared with: the same content as a page without scripts, that page hydrated by bare React
// after its first paint, this site without prerendering, and this site's own pages without their scripts. Built below
// node_modules/.cache and served as the site is, brotli and headers included.
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { renderToString } from 'react-dom/server';
import { build, loadConfigFromFile } from 'vite';
import { precompress } from '../deploy/precompress.ts';
import { root } from '../scripts/lib/run.ts';
import { type ElementData, toReact } from './baselines/element.ts';

const sources = join(import.meta.dirname, 'baselines');
const cache = join(root, 'node_modules', '.cache');

/** An attribute's name as React wants it. */
function propName(name: string): string {
  if (name === 'class') return 'className';
  return /^(aria|data)-/.test(name) ? name : name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
}

type HtmlElement = Window['document']['body']['children'][number];

function toData(from: HtmlElement): ElementData {
  const props = Object.fromEntries(
    [...from.attributes].map(({ name, value }) => [propName(name), value ?? '']),
  );
  const children = [...from.childNodes].map((node) =>
    node.nodeType === node.ELEMENT_NODE ? toData(node as HtmlElement) : (node.textContent ?? ''),
  );
  return [from.localName, props, children];
}

function readBody(html: string): ElementData[] {
  const document = new Window().document;
  document.write(html);
  return [...document.body.children].map(toData);
}

/** @returns the folder that holds /static and /react */
export async function buildBaselines(): Promise<string> {
  const outDir = join(cache, 'baselines');
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
      rolldownOptions: { input: { boot: 'src/boot.ts', hydrate: join(sources, 'hydrate.ts') } },
    },
  });
  const chunks = 'output' in output ? output.output : [];
  const file = (name: string) =>
    `/${chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === name)?.fileName}`;
  const script = `<script src="${file('boot')}" data-entry="${file('hydrate')}" data-modules="${file('hydrate')}" async></script>`;
  writeFileSync(join(outDir, 'static.html'), html);
  writeFileSync(
    join(outDir, 'react.html'),
    html
      .replace('</head>', () => `${script}</head>`)
      .replace(
        /<body>.*<\/body>/s,
        () => `<body><div id="root">${renderToString(page.map(toReact))}</div></body>`,
      ),
  );
  await precompress(outDir);
  return outDir;
}

/** @returns the folder with the site as Vite alone builds it: an empty #root, the script in the head */
export async function buildWithoutPrerendering(): Promise<string> {
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

/**
 * @param built the site's folder
 * @returns the folder with the same pages, files and styles, and not one script in the HTML
 */
export async function buildWithoutScripts(
  built: string,
  outDir = join(cache, 'without-scripts'),
): Promise<string> {
  rmSync(outDir, { recursive: true, force: true });
  cpSync(built, outDir, { recursive: true, filter: (file) => !/\.(js|br|gz)$/.test(file) });
  const names = readdirSync(outDir, { recursive: true, encoding: 'utf8' });
  for (const file of names.filter((name) => name.endsWith('.html')).map((name) => join(outDir, name))) {
    // Structured data stays: it is text.
    const scripts = /<script(?![^>]*type="application\/ld\+json")[^>]*>.*?<\/script>/gs;
    writeFileSync(file, readFileSync(file, 'utf8').replace(scripts, ''));
  }
  await precompress(outDir);
  return outDir;
}
