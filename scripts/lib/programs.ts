import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Debian keeps nginx in /usr/sbin, which is not on everyone's PATH. */
const alsoIn = process.platform === 'win32' ? [] : ['/usr/local/sbin', '/usr/sbin', '/sbin', '/snap/bin'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @param names in order of preference; an absolute path is taken as it is
 * @param path folders, as in the PATH variable
 * @returns the absolute path of the first that is installed
 */
export function findProgram(names: readonly string[], path = process.env.PATH ?? ''): string | undefined {
  const folders = [...path.split(delimiter).filter(Boolean), ...alsoIn];
  const candidates = names.flatMap((name) =>
    /[\\/]/.test(name) ? [name] : folders.map((folder) => join(folder, name)),
  );
  return candidates.find(isExecutable);
}
