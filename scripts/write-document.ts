// Writes a blank template as the shop sells it, for a buyer whose browser can't make the Word file: `npm run document
// -- --product ID [--out F] [--force]`. Needs neither a network nor the site.
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { products } from '../src/features/catalogue/products.ts';
import { documentFor } from '../src/features/documents/templates/documents.ts';
import { generateWord } from '../src/features/documents/word/generate.ts';
import { root } from './lib/run.ts';

const usage = `Uso: npm run document -- --product ID [--out ARCHIVO] [--force]
Los productos:
${products.map(({ id, name }) => `  ${id}  ${name}`).join('\n')}`;

const writeErrors: Readonly<Record<string, string>> = {
  EEXIST: 'ya existe. Elija otro nombre con --out, o agregue --force para reemplazarlo',
  ENOENT: 'esa carpeta no existe',
  EACCES: 'no tiene permiso para escribir ahí',
  ENOSPC: 'el disco está lleno',
};

const isFolder = (path: string) =>
  stat(path).then(
    (stats) => stats.isDirectory(),
    () => false,
  );

function readOptions(args: readonly string[]) {
  try {
    const options = {
      product: { type: 'string' },
      out: { type: 'string' },
      force: { type: 'boolean' },
    } as const;
    const { product, ...values } = parseArgs({ args: [...args], options }).values;
    if (product !== undefined) return { product, ...values };
  } catch {
    // parseArgs reports an unknown option in English, so show the usage instead.
  }
  throw new Error(usage);
}

/**
 * Writes a document and returns the file's path.
 * @param args arguments of the command. If `--out` is a folder, the file gets the document's name.
 * @param cwd folder to which a relative `--out` refers
 * @throws {Error} with the reason in Spanish
 */
export async function writeDocument(args: readonly string[], cwd: string): Promise<string> {
  const values = readOptions(args);
  const entry = documentFor(values.product);
  if (!entry) throw new Error(`No hay un documento del producto «${values.product}».\n${usage}`);
  const logo = await readFile(join(root, 'public/img/logo-word.png'));
  const documentBlob = await generateWord(await entry.load(), {}, { logo });
  const target = resolve(cwd, values.out ?? entry.fileName);
  const file = (await isFolder(target)) ? join(target, entry.fileName) : target;
  try {
    await writeFile(file, await documentBlob.bytes(), { flag: values.force ? 'w' : 'wx' });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Error(`No se escribió ${file}: ${writeErrors[code] ?? code}.`, { cause: error });
  }
  return file;
}

if (import.meta.filename === process.argv[1]) {
  try {
    // npm runs this script in the repository's folder and names the caller's folder in INIT_CWD.
    const file = await writeDocument(process.argv.slice(2), process.env.INIT_CWD ?? process.cwd());
    console.log(`Listo: ${file}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
