import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { licences } from '../../deploy/licences-plugin.ts';

let root = '';
const write = (name: string, text: string) => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};

function install(folder: string, fields: object, licence?: readonly [file: string, text: string]): void {
  const [, name = ''] = /node_modules\/(?!.*node_modules\/)(.+)$/.exec(folder) ?? [];
  write(`${folder}/package.json`, JSON.stringify({ name, version: '1.0.0', main: 'index.js', ...fields }));
  write(`${folder}/index.js`, `export const name = '${name}';`);
  if (licence) write(`${folder}/${licence[0]}`, licence[1]);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'licences-'));
  write('index.html', '<!doctype html><script type="module" src="./page.js"></script>');
  write('letras/LICENSE-letra-clara.txt', 'Copyright Letra Clara\r\n');
  write('letras/letra.woff2', 'wOF2');
  install('node_modules/first', { license: 'MIT' }, ['LICENSE', 'Copyright Grupo\n']);
  install('node_modules/@grupo/second', { license: 'MIT' }, ['license.md', 'Copyright Grupo']);
  install('node_modules/in-worker', { license: 'ISC' }, ['COPYING', 'Copyright de la hoja']);
  install('node_modules/bare', { license: 'MIT', author: { name: 'Ana Ejemplo' } });
  install('node_modules/first/node_modules/carried', { license: '0BSD' }, [
    'LICENCE.txt',
    'Copyright dentro',
  ]);
  install('node_modules/unused', { license: 'GPL-3.0' }, ['LICENSE', 'Copyright de nadie']);
  write(
    'page.js',
    `import { name } from 'first'; import { name as second } from '@grupo/second'; import { name as bare } from 'bare';
    document.title = name + second + bare;
    new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });`,
  );
  write('worker.js', `import { name } from 'in-worker'; postMessage(name);`);
});
afterEach(() => rmSync(root, { recursive: true }));

async function buildLicences(): Promise<string> {
  const plugin = licences({
    fileName: 'licencias.txt',
    bundledPackages: [['first', 'carried']],
    fonts: join(root, 'letras'),
  });
  await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [plugin],
    worker: { format: 'es', plugins: () => [plugin] },
  });
  return readFileSync(join(root, 'dist', 'licencias.txt'), 'utf8');
}

test('writes a file with the licences of all packages and fonts that the site contains', async () => {
  const text = await buildLicences();
  expect(text.split(/\n=+\n\n/)).toEqual([
    'Contiene obras de otros autores, con estos avisos.\n',
    '@grupo/second 1.0.0 (MIT)\nfirst 1.0.0 (MIT)\n\nCopyright Grupo\n',
    'bare 1.0.0 (MIT)\n\nPublicado por Ana Ejemplo con la licencia MIT, sin otro aviso.\n',
    'carried 1.0.0 (0BSD)\n\nCopyright dentro\n',
    'in-worker 1.0.0 (ISC)\n\nCopyright de la hoja\n',
    'letra-clara (OFL-1.1)\n\nCopyright Letra Clara\n',
  ]);
});

test('a package without a licence stops the build', async () => {
  install('node_modules/bare', {});
  await expect(buildLicences()).rejects.toThrow('license');
});
