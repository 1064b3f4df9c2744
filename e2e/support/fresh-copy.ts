import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { root } from '../../scripts/lib/run.ts';

/** Converts a line of .gitignore, which is a name with * as a wildcard, to a pattern. */
function toPattern(line: string): RegExp {
  const name = line.replace(/\/$/, '').replaceAll('.', '\\.').replaceAll('*', '.*');
  return new RegExp(`(^|/)${name}(/|$)`);
}

/**
 * Copies the repository with the working tree's changes, but without ignored files and .env, like a fresh clone. It
 * links the packages instead of downloading them.
 */
export async function freshCopy(): Promise<{ readonly dir: string; readonly remove: () => Promise<void> }> {
  const gitignore = (await readFile(join(root, '.gitignore'), 'utf8')).split('\n');
  const lines = gitignore.filter((line) => line !== '' && !/^!?\.env/.test(line));
  const exclusions = [...lines.map(toPattern), /^\.git$/, /(^|\/)\.env(?!\.example$)/];
  const dir = await mkdtemp(join(tmpdir(), 'fresh-'));
  await cp(root, dir, {
    recursive: true,
    filter: (file) =>
      !exclusions.some((exclusion) => exclusion.test(relative(root, file).replaceAll('\\', '/'))),
  });
  await symlink(join(root, 'node_modules'), join(dir, 'node_modules'), 'junction');
  return { dir, remove: () => rm(dir, { recursive: true, force: true }) };
}
