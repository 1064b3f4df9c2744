import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';

const contentHash = /[-/]([\w-]{7,8})\.(js|css)$/;

export async function copyBuild(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'deployed-'));
  await copyUncompressed(join(root, 'dist-sandbox'), dir);
  return dir;
}

/** Copies a build without its compressed files, because `deployAgain` would have to compress them again. */
export async function copyUncompressed(sourceDir: string, targetDir: string): Promise<void> {
  const compressedFile = /\.(br|gz)$/;
  await cp(sourceDir, targetDir, { recursive: true, filter: (file) => !compressedFile.test(file) });
}

/**
 * Returns the text with a changed hash in every file name. Under an old name the browser would use its cached file,
 * which contains old names.
 */
const changeHashes = (text: string) =>
  text.replace(
    /([-/])(.)([\w-]{6,7}\.(?:js|css)\b)/g,
    (_, separator, first, rest) => separator + (first === '0' ? '1' : '0') + rest,
  );

/** Renames every script, and its references in pages, like a deployment that changes them all. */
export async function deployAgain(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  for (const file of files.filter((name) => /\.(html|js|css)$/.test(name))) {
    const path = join(dir, file);
    await writeFile(path, changeHashes(await readFile(path, 'utf8')));
    if (contentHash.test(file)) await rename(path, join(dir, changeHashes(file)));
  }
}

export const removeFolder = (dir: string) => rm(dir, { recursive: true, force: true });
