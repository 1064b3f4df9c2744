// After the build, writes every route as a complete HTML file that src/prerender.tsx renders. Each file has its styles
// inlined and loads the entry, a small script that loads the app after the first paint.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import postcss from 'postcss';
import { PurgeCSS } from 'purgecss';
import purgeFromHtml from 'purgecss-from-html';
import * as v from 'valibot';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { isDeployable } from '../config/stand-ins.ts';
import { filesOf, Manifest, manifestFile } from '../src/platform/late-code/fetch-ahead.ts';
import type { Prerendered } from '../src/prerender.tsx';
import { removeNodeStorage } from './lib/node-storage.ts';
import { missingPictures } from './missing-pictures.ts';

type Renderer = typeof import('../src/prerender.tsx');

/** Loads the renderer: the app, built for Node with the settings of vite.config.ts. */
async function loadRenderer({
  root,
  mode,
  inlineConfig: { configLoader },
}: ResolvedConfig): Promise<{ readonly renderer: Renderer; readonly discard: () => void }> {
  // Build inside node_modules, where its imports resolve, and in a new folder without modules of an earlier build.
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'prerender-'));
  await build({
    root,
    mode,
    logLevel: 'error',
    ...(configLoader && { configLoader }),
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, minify: false, copyPublicDir: false },
  });
  const [file] = readdirSync(outDir).filter((name) => /^prerender\.m?js$/.test(name));
  if (!file) throw new Error('The renderer was not built');
  removeNodeStorage();
  return {
    renderer: await import(pathToFileURL(join(outDir, file)).href),
    discard: () => rmSync(outDir, { recursive: true }),
  };
}

const entryFile = 'index.html';
const appSource = 'src/app/start.tsx';

type Template = {
  readonly html: string;
  /** File name of the site's style sheet. */
  readonly sheet: string;
  /** Notices that browsers show if they are too old or scripts don't load. The styles hide them otherwise. */
  readonly notices: string;
  /** HTML that the app may show on every page before the whole style sheet has loaded. */
  readonly fallbacks: string;
};

/** Returns Vite's index.html without the parts that differ by page. */
function readTemplate(outDir: string, { notices, fallbacks }: Renderer): Template {
  const html = readFileSync(join(outDir, entryFile), 'utf8');
  const sheet = /<link rel="stylesheet"[^>]* href="\/([^"]*)"/.exec(html)?.[1];
  if (!sheet) throw new Error('The build has no style sheet');
  return {
    notices,
    fallbacks,
    sheet,
    html: html
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace(/\s*<title>[^<]*<\/title>/, '')
      // Fetch scripts after the files that the first paint needs.
      .replace(/<(?=script async|link rel="modulepreload")\w+/g, '$& fetchpriority="low"'),
  };
}

type Page = {
  readonly head: string;
  readonly body: string;
  /** Script with the page's data, on pages that the app hydrates. */
  readonly data: string;
  /** The path that the app hydrates; null for shells and error pages, which it renders from scratch. */
  readonly path: string | null;
  /** True if the page's content needs the app. */
  readonly isShell: boolean;
  /** Files of the app and of the page. */
  readonly modules: readonly string[];
  /** The site's whole style sheet. */
  readonly css: string;
};

/** Returns the rules that PurgeCSS keeps of a style sheet for a page's HTML. */
async function purge(css: string, html: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    // PurgeCSS reads the content of a noscript as text.
    content: [{ raw: html.replace(/<\/?noscript>/g, ''), extension: 'html' }],
    extractors: [{ extractor: purgeFromHtml, extensions: ['html'] }],
    keyframes: true,
    variables: true,
    // PurgeCSS 8 removes selectors that consist only of pseudo-classes: :where(a):focus.
    safelist: [/^:/],
  });
  if (!purged) throw new Error('The page has no styles');
  return purged.css;
}

/** Returns the rules that this HTML needs. The app applies the whole style sheet before it shows anything else. */
async function stylesOf(css: string, html: string): Promise<string> {
  // Purge twice: the second pass removes what only removed rules named, such as keyframes.
  const purged = await purge(await purge(css, html), html);
  // Tailwind registers the properties of every utility of the site, and PurgeCSS keeps them all.
  const styles = postcss.parse(purged);
  const isUsed = (property: string) => new RegExp(`[({;]${property}[:,)]`).test(purged);
  styles.walkAtRules('property', (rule) => {
    if (!isUsed(rule.params)) rule.remove();
  });
  // PurgeCSS keeps rules for parts of fields even on a page without fields.
  const hasFields = /<(?:input|select|textarea)/.test(html);
  if (!hasFields) styles.walkRules(/^::(?:-webkit-|file-|placeholder)/, (rule) => void rule.remove());
  return styles.toString();
}

async function fill(template: Template, page: Page): Promise<string> {
  const { head, body, data, path, isShell, modules, css } = page;
  // A shell's content needs the app, so browsers fetch its files at once, after those that the shell's first paint
  // needs.
  const ahead = [
    ...modules.map((file) => `rel="modulepreload" href="/${file}"`),
    `rel="preload" as="style" href="/${template.sheet}"`,
  ];
  const preloads = isShell ? ahead.map((link) => `<link ${link} fetchpriority="low">`).join('') : '';
  const html = template.html.replace(
    '<div id="root"></div>',
    () =>
      `<div id="root"${path === null ? '' : ` data-path="${path}"`}>${body}</div>${data}${template.notices}`,
  );
  const style = `<style>${await stylesOf(css, html + template.fallbacks)}</style>`;
  const whole = `<link rel="stylesheet" href="/${template.sheet}" disabled>`;
  return html.replace('</head>', () => `${head}${style}${whole}${preloads}</head>`);
}

/** Returns the file of a path: /servicios is servicios.html. Addresses have no trailing slash on any host. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Throws in a build that may be deployed. Other builds only warn, since `npm run images` makes the pictures from one of
 * them.
 */
function checkPictures(config: ResolvedConfig, outDir: string, pages: ReadonlyMap<string, string>): void {
  const missing = missingPictures(pages, (address) => existsSync(join(outDir, address)));
  if (missing.length === 0) return;
  const said = [
    'Pictures are missing:',
    ...missing.map((line) => `  ${line}`),
    'Draw those of a template with `npm run images -- documents forms sharing <slug>` (docs/add-a-template.md),',
    'those of a post with `npm run images -- photos drawings sharing <slug>` (docs/add-a-post.md).',
  ].join('\n');
  if (isDeployable(config.mode)) throw new Error(said);
  config.logger.warn(said);
}

async function writePages(config: ResolvedConfig): Promise<void> {
  const outDir = resolve(config.root, config.build.outDir);
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(join(outDir, manifestFile), 'utf8')));
  // Every page fetches the manifest while it is idle and reads nothing else from it.
  writeFileSync(join(outDir, manifestFile), JSON.stringify(manifest));
  const { renderer, discard } = await loadRenderer(config);
  const template = readTemplate(outDir, renderer);
  const css = readFileSync(join(outDir, template.sheet), 'utf8');
  const written = new Map<string, string>();

  const write = async (
    path: string,
    { head, body, data, file: source }: Prerendered,
    kind: 'hydrated' | 'rendered' | 'shell',
  ) => {
    const modules = new Set([entryFile, appSource, source].flatMap((key) => filesOf(manifest, key)));
    const file = join(outDir, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    const html = await fill(template, {
      head,
      body,
      data: kind === 'hydrated' ? data : '',
      path: kind === 'hydrated' ? path : null,
      isShell: kind === 'shell',
      modules: [...modules],
      css,
    });
    writeFileSync(file, html);
    written.set(path, html);
  };
  for (const path of renderer.pages) await write(path, await renderer.prerender(path), 'hydrated');
  for (const path of renderer.shells) await write(path, await renderer.prerender(path), 'shell');
  for (const path of renderer.errorPages) await write(path, await renderer.prerender(path), 'rendered');
  discard();
  checkPictures(config, outDir, written);
}

export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    // Runs in the order of the plugins, here and in deploy/.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        return writePages(this.environment.config);
      },
    },
  };
}
