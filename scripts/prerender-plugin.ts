// Writes a complete HTML file for every route after the build. src/prerender.tsx renders it. The file contains the
// styles that it needs, and a small script that loads the app after the first paint.
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
import postcss, { type AtRule } from 'postcss';
import { PurgeCSS } from 'purgecss';
import purgeFromHtml from 'purgecss-from-html';
import * as v from 'valibot';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import { isDeployable } from '../config/stand-ins.ts';
import { collectFiles, Manifest, manifestPath } from '../src/platform/lazy-code/prefetch.ts';
import type { Prerendered } from '../src/prerender.tsx';
import { removeNodeStorage } from './lib/node-storage.ts';
import { missingPictures } from './missing-pictures.ts';

type Renderer = typeof import('../src/prerender.tsx');

async function loadRenderer({
  root,
  mode,
  inlineConfig: { configLoader },
}: ResolvedConfig): Promise<{ readonly renderer: Renderer; readonly discard: () => void }> {
  // Build inside node_modules, so that the renderer's imports resolve, and in a new folder, because Node caches modules
  // by path.
  const cacheDir = join(root, 'node_modules', '.cache');
  mkdirSync(cacheDir, { recursive: true });
  const outDir = mkdtempSync(join(cacheDir, 'prerender-'));
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

type HtmlTemplate = {
  readonly html: string;
  readonly stylesheet: string;
  /** Notices that appear if the browser is too old or scripts don't load. Otherwise styles hide them. */
  readonly notices: string;
  /** HTML that the app may show on every page before the full style sheet has loaded. */
  readonly fallbacks: string;
};

/** Returns Vite's index.html without the parts that differ by page. */
function readTemplate(outDir: string, { notices, fallbacks }: Renderer): HtmlTemplate {
  const html = readFileSync(join(outDir, entryFile), 'utf8');
  const stylesheetPath = /<link rel="stylesheet"[^>]* href="\/([^"]*)"/.exec(html)?.[1];
  if (!stylesheetPath) throw new Error('The build has no style sheet');
  return {
    notices,
    fallbacks,
    stylesheet: stylesheetPath,
    html: html
      .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
      .replace(/\s*<title>[^<]*<\/title>/, '')
      // Lower the priority of scripts, so that browsers fetch the files for the first paint first.
      .replace(/<(?=script async|link rel="modulepreload")\w+/g, '$& fetchpriority="low"'),
  };
}

type PageParts = {
  readonly head: string;
  readonly body: string;
  /** Script with the page's data, on pages that the app hydrates. */
  readonly data: string;
  /** Path that the app hydrates; null for shells and error pages, which the app renders from scratch. */
  readonly path: string | null;
  /** True if only the app can render the page's content. */
  readonly isShell: boolean;
  readonly modules: readonly string[];
  /** Complete style sheet of the site. */
  readonly css: string;
};

async function purge(css: string, html: string): Promise<string> {
  const [purgeResult] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    // Remove noscript tags, because PurgeCSS reads their content as text.
    content: [{ raw: html.replace(/<\/?noscript>/g, ''), extension: 'html' }],
    extractors: [{ extractor: purgeFromHtml, extensions: ['html'] }],
    keyframes: true,
    variables: true,
    // Keep selectors that consist only of pseudo-classes, such as :where(a):focus. PurgeCSS 8 removes them.
    safelist: [/^:/],
  });
  if (!purgeResult) throw new Error('The page has no styles');
  return purgeResult.css;
}

/** The app applies the complete style sheet before it shows anything else. */
async function stylesOf(css: string, html: string): Promise<string> {
  // Purge twice, so that the second pass removes keyframes and variables that only removed rules use.
  const purgedCss = await purge(await purge(css, html), html);
  // Remove what PurgeCSS keeps although this page doesn't use it: Tailwind's @property rules for every utility of the
  // site, counter styles, and rules for pages that contain another element.
  const styles = postcss.parse(purgedCss);
  const isUsed = (name: string) => new RegExp(`[({; :]${name}[:,;)}]`).test(purgedCss);
  styles.walkAtRules(/^(?:property|counter-style)$/, (rule) => {
    if (!isUsed(rule.params)) rule.remove();
  });
  styles.walkRules(/:has\(\.[\w-]+\)/, (rule) => {
    const matchingSelectors = rule.selectors.filter((selector) =>
      html.includes(/:has\(\.([\w-]+)\)/.exec(selector)?.[1] ?? ''),
    );
    if (matchingSelectors.length > 0) rule.selectors = matchingSelectors;
    else rule.remove();
  });
  // Remove rules for parts of form fields from a page without fields, because PurgeCSS keeps them.
  const hasFields = /<(?:input|select|textarea)/.test(html);
  if (!hasFields) styles.walkRules(/^::(?:-webkit-|file-|placeholder)/, (rule) => void rule.remove());
  // Hover effects come with the complete sheet, which the app applies at the first mouse move.
  styles.walkAtRules('media', (rule) => {
    if (/^\(hover: ?hover\)$/.test(rule.params)) rule.remove();
  });
  // Remove Tailwind's comment, which names its licence. The file of licences contains that licence.
  styles.walkComments((comment) => void comment.remove());
  // Remove blocks that are empty now, the inner ones first.
  const blocks: AtRule[] = [];
  styles.walkAtRules((rule) => void blocks.push(rule));
  for (const rule of blocks.reverse()) if (rule.nodes?.length === 0) rule.remove();
  return styles.toString();
}

async function fillTemplate(template: HtmlTemplate, page: PageParts): Promise<string> {
  const { head, body, data, path, isShell, modules, css } = page;
  // In a shell, preload the app's files, because only the app can render the content. Their priority is low, so that
  // the files for the shell's first paint load first.
  const linkAttributes = [
    ...modules.map((file) => `rel="modulepreload" href="/${file}"`),
    `rel="preload" as="style" href="/${template.stylesheet}"`,
  ];
  const preloads = isShell ? linkAttributes.map((link) => `<link ${link} fetchpriority="low">`).join('') : '';
  const html = template.html.replace(
    '<div id="root"></div>',
    () =>
      `<div id="root"${path === null ? '' : ` data-path="${path}"`}>${body}</div>${data}${template.notices}`,
  );
  const style = `<style>${await stylesOf(css, html + template.fallbacks)}</style>`;
  const stylesheet = `<link rel="stylesheet" href="/${template.stylesheet}" disabled>`;
  return html.replace('</head>', () => `${head}${style}${stylesheet}${preloads}</head>`);
}

/** The file of /servicios is servicios.html, because addresses have no trailing slash on any host. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

/**
 * Throws if pictures are missing in a deployable build. Other builds only warn, because `npm run images` needs such a
 * build to make the pictures.
 */
function checkPictures(config: ResolvedConfig, outDir: string, pages: ReadonlyMap<string, string>): void {
  const missingLines = missingPictures(pages, (address) => existsSync(join(outDir, address)));
  if (missingLines.length === 0) return;
  const message = [
    'Pictures are missing:',
    ...missingLines.map((line) => `  ${line}`),
    'Draw those of a template with `npm run images -- documents forms sharing <slug>` (docs/add-a-template.md),',
    'those of a post with `npm run images -- photos drawings sharing <slug>` (docs/add-a-post.md).',
  ].join('\n');
  if (isDeployable(config.mode)) throw new Error(message);
  config.logger.warn(message);
}

async function writePages(config: ResolvedConfig): Promise<void> {
  const outDir = resolve(config.root, config.build.outDir);
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(join(outDir, manifestPath), 'utf8')));
  // Reduce the manifest to the parts that pages read, because every page fetches it when idle.
  writeFileSync(join(outDir, manifestPath), JSON.stringify(manifest));
  const { renderer, discard } = await loadRenderer(config);
  const template = readTemplate(outDir, renderer);
  const css = readFileSync(join(outDir, template.stylesheet), 'utf8');
  const pages = new Map<string, string>();

  const write = async (
    path: string,
    { head, body, data, file: source }: Prerendered,
    kind: 'hydrated' | 'rendered' | 'shell',
  ) => {
    const modules = new Set([entryFile, appSource, source].flatMap((key) => collectFiles(manifest, key)));
    const file = join(outDir, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    const html = await fillTemplate(template, {
      head,
      body,
      data: kind === 'hydrated' ? data : '',
      path: kind === 'hydrated' ? path : null,
      isShell: kind === 'shell',
      modules: [...modules],
      css,
    });
    writeFileSync(file, html);
    pages.set(path, html);
  };
  for (const path of renderer.pages) await write(path, await renderer.prerender(path), 'hydrated');
  for (const path of renderer.shells) await write(path, await renderer.prerender(path), 'shell');
  for (const path of renderer.errorPages) await write(path, await renderer.prerender(path), 'rendered');
  discard();
  checkPictures(config, outDir, pages);
}

export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    // Run in the order of the plugins, so that those in deploy/ find the pages.
    writeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        return writePages(this.environment.config);
      },
    },
  };
}
