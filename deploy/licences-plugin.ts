import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import type { Plugin } from 'vite';

const Package = v.object({
  name: v.string(),
  version: v.string(),
  license: v.string(),
  author: v.optional(
    v.union([
      v.string(),
      v.pipe(
        v.object({ name: v.string() }),
        v.transform(({ name }) => name),
      ),
    ]),
  ),
});

/** Matches a path up to the folder of the outermost package, which may contain a node_modules folder. */
const packageFolder = /^[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

type Notice = { readonly title: string; readonly text: string };

const readText = (file: string) => readFileSync(file, 'utf8').replaceAll('\r\n', '\n').trim();

/**
 * Reads a package's licence.
 * @throws {Error} if the package declares no licence, because nobody may redistribute it
 */
function packageNotice(dir: string): Notice {
  const { name, version, license, author } = v.parse(
    Package,
    JSON.parse(readText(join(dir, 'package.json'))),
  );
  const file = readdirSync(dir).find((entry) => /^(?:licen[cs]e|copying)/i.test(entry));
  const declaredLicence = `Publicado${author ? ` por ${author}` : ''} con la licencia ${license}, sin otro aviso.`;
  return {
    title: `${name} ${version} (${license})`,
    text: file ? readText(join(dir, file)) : declaredLicence,
  };
}

/**
 * Reads the licences of typefaces.
 * @param dir folder with a LICENSE-<typeface>.txt for each typeface
 */
function fontNotices(dir: string): Notice[] {
  return readdirSync(dir).flatMap((file) => {
    const [, name] = /^LICENSE-(.+)\.txt$/.exec(file) ?? [];
    return name ? [{ title: `${name} (OFL-1.1)`, text: readText(join(dir, file)) }] : [];
  });
}

function licenceText(notices: readonly Notice[]): string {
  const texts = [...new Set(notices.map(({ text }) => text))];
  const parts = texts.map((text) => {
    const names = notices.filter((notice) => notice.text === text).map(({ title }) => title);
    return `${names.join('\n')}\n\n${text}\n`;
  });
  const separatorLine = `\n${'='.repeat(80)}\n\n`;
  return ['Contiene obras de otros autores, con estos avisos.\n', ...parts].join(separatorLine);
}

type LicenceOptions = {
  /** Path of the licence file below the build's folder. */
  readonly fileName: string;
  /** Packages that the bundler doesn't see because another package contains their code. */
  readonly bundledPackages?: readonly (readonly [host: string, name: string])[];
  readonly fonts?: string;
};

/**
 * Writes the licences of everything that a build ships into one file. Vite's `build.license` omits packages that only
 * workers use. This plugin therefore also runs in the workers' builds, which finish before the build of the pages.
 */
export function licences({ fileName, bundledPackages = [], fonts }: LicenceOptions): Plugin {
  const folders = new Set<string>();
  return {
    name: 'licences',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        for (const id of file.type === 'chunk' ? file.moduleIds : []) {
          const [folder] = packageFolder.exec(id) ?? [];
          if (folder) folders.add(folder);
        }
      }
      const { isWorker, root } = this.environment.config;
      if (isWorker) return;
      for (const [host, name] of bundledPackages) {
        const require = createRequire(createRequire(join(root, 'index.js')).resolve(host));
        folders.add(dirname(require.resolve(`${name}/package.json`)));
      }
      const packageNotices = [...folders].map(packageNotice).sort((a, b) => (a.title < b.title ? -1 : 1));
      const source = licenceText([...packageNotices, ...(fonts ? fontNotices(fonts) : [])]);
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
