import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.ts';

/** The name that the build gives a file, by its contents. */
const hashed = /[-/]([\w-]{7,8})\.(js|css)$/;

/** @returns a new folder with a copy of the sandbox build */
export async function copyBuild(): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'deployed-'));
  await copyUnpacked(join(root, 'dist-sandbox'), dir);
  return dir;
}

/** Copies a build without packed files: those would have to be packed again. */
export async function copyUnpacked(from: string, to: string): Promise<void> {
  const packed = /\.(br|gz)$/;
  await cp(from, to, { recursive: true, filter: (file) => !packed.test(file) });
}

/** Under its old name the browser would take a file from its cache, with old names in it. */
const renewed = (text: string) =>
  text.replace(
    /([-/])(.)([\w-]{6,7}\.(?:js|css)\b)/g,
    (_, sign, first, rest) => sign + (first === '0' ? '1' : '0') + rest,
  );

/** Renames every script, also where pages refer to it, as a deployment that changes all of them does. */
export async function deployAgain(dir: string): Promise<void> {
  const files = await readdir(dir, { recursive: true });
  for (const file of files.filter((name) => /\.(html|js|css)$/.test(name))) {
    const path = join(dir, file);
    await writeFile(path, renewed(await readFile(path, 'utf8')));
    if (hashed.test(file)) await rename(path, join(dir, renewed(file)));
  }
}

export const remove = (dir: string) => rm(dir, { recursive: true, force: true });
