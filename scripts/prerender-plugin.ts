// After the build, every route becomes a file of real HTML, as src/prerender.tsx renders it: head and body
// complete, the site's styles inside, and one small script that asks for the app once the page is painted.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import { build, type Plugin, type ResolvedConfig } from 'vite';

import type { Prerendered } from '../src/prerender.tsx';

type Renderer = typeof import('../src/prerender.tsx');

const Manifest = v.record(
  v.string(),
  v.object({
    file: v.string(),
    name: v.optional(v.string()),
    imports: v.optional(v.array(v.string()), []),
    dynamicImports: v.optional(v.array(v.string()), []),
  }),
);
type Manifest = v.InferOutput<typeof Manifest>;

/** The chunks that a module needs at once, itself included. */
function chunksOf(manifest: Manifest, key: string, found = new Set<string>()): ReadonlySet<string> {
  const chunk = manifest[key];
  if (!chunk || found.has(chunk.file)) return found;
  found.add(chunk.file);
  for (const imported of chunk.imports) chunksOf(manifest, imported, found);
  return found;
}

/** Renders with the app built for Node, as vite.config.ts builds it for the browser. */
async function loadRenderer({
  root,
  mode,
}: ResolvedConfig): Promise<{ readonly renderer: Renderer; readonly discard: () => void }> {
  // Inside node_modules, where its imports are found; a new folder, so that no earlier build's modules are.
  const cache = join(root, 'node_modules', '.cache');
  mkdirSync(cache, { recursive: true });
  const outDir = mkdtempSync(join(cache, 'prerender-'));
  await build({
    root,
    mode,
    logLevel: 'error',
    build: { ssr: 'src/prerender.tsx', outDir, emptyOutDir: true, minify: false, copyPublicDir: false },
  });
  const [file] = readdirSync(outDir).filter((name) => /^prerender\.m?js$/.test(name));
  if (!file) throw new Error('The renderer was not built');
  return {
    renderer: await import(pathToFileURL(join(outDir, file)).href),
    discard: () => rmSync(outDir, { recursive: true }),
  };
}

type Template = {
  readonly html: string;
  readonly styles: string;
  readonly boot: string;
  readonly entry: string;
};

/** Reads what Vite wrote, and takes away what the boot script and the inlined styles replace. */
function readTemplate(outDir: string, manifest: Manifest): Template {
  const html = readFileSync(join(outDir, 'index.html'), 'utf8');
  const style = /<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/.exec(html);
  const entry = manifest['index.html'];
  const boot = manifest['src/boot.ts'];
  if (!style?.[1] || !entry || !boot)
    throw new Error('The build lacks its styles, its entry or its boot file');
  return {
    html: html
      .replace(style[0], '')
      .replace(/\s*<script type="module"[^>]*><\/script>/, '')
      .replace(/\s*<link rel="modulepreload"[^>]*>/g, '')
      .replace(/\s*<title>[^<]*<\/title>/, ''),
    styles: readFileSync(join(outDir, style[1]), 'utf8').trim(),
    boot: boot.file,
    entry: entry.file,
  };
}

type Page = {
  readonly head: string;
  readonly body: string;
  /** The path that the app takes over; none for shells and 404.html, which it renders afresh. */
  readonly path: string | null;
  readonly modules: readonly string[];
};

function fill(template: Template, { head, body, path, modules }: Page): string {
  const preload = modules.map((file) => `/${file}`).join(' ');
  const script = `<script src="/${template.boot}" data-entry="/${template.entry}" data-modules="${preload}" async></script>`;
  return template.html
    .replace('</head>', () => `${head}<style>${template.styles}</style>${script}</head>`)
    .replace('<div id="root"></div>', () =>
      path === null ? `<div id="root">${body}</div>` : `<div id="root" data-path="${path}">${body}</div>`,
    );
}

/** /servicios is servicios.html: addresses have no trailing slash, on every host. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}

async function writePages(config: ResolvedConfig): Promise<void> {
  const outDir = resolve(config.root, config.build.outDir);
  const manifestFile = join(outDir, '.vite', 'manifest.json');
  const manifest = v.parse(Manifest, JSON.parse(readFileSync(manifestFile, 'utf8')));
  const { renderer, discard } = await loadRenderer(config);
  const template = readTemplate(outDir, manifest);
  const entryChunks = chunksOf(manifest, 'index.html');

  const write = (path: string, { head, body, file: source }: Prerendered, taken: boolean) => {
    const modules = [...entryChunks, ...chunksOf(manifest, source)];
    const file = join(outDir, fileOf(path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      fill(template, { head, body, path: taken ? path : null, modules: [...new Set(modules)] }),
    );
  };
  // Shells first: they show the frame that waits for a page whose code is not there.
  for (const path of renderer.shells) write(path, await renderer.prerenderShell(path), false);
  for (const path of renderer.pages) write(path, await renderer.prerender(path), true);
  write(renderer.notFound, await renderer.prerender(renderer.notFound), false);
  discard();
  rmSync(dirname(manifestFile), { recursive: true });
}

export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerender',
    apply: ({ build: options }, { command }) => command === 'build' && !options?.ssr,
    configResolved: (resolved) => {
      config = resolved;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      // After a build that failed there is nothing to fill, and its own error is the one to show.
      handler: async (error?: Error) => {
        if (!error) await writePages(config);
      },
    },
  };
}
