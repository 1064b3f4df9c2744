// Programs that are not packages of ours: looked for, never assumed.
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** Debian keeps nginx in /usr/sbin, which is not on everyone's PATH. */
const alsoIn = process.platform === 'win32' ? [] : ['/usr/local/sbin', '/usr/sbin', '/sbin', '/snap/bin'];

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * @param {readonly string[]} names in order of preference; an absolute path is taken as it is
 * @param {string} [path] folders, as in the PATH variable
 * @returns {string | undefined} the absolute path of the first that is there
 */
export function findProgram(names, path = process.env.PATH ?? '') {
  const folders = [...path.split(delimiter).filter(Boolean), ...alsoIn];
  const candidates = names.flatMap((name) =>
    /[\\/]/.test(name) ? [name] : folders.map((folder) => join(folder, name)),
  );
  return candidates.find(isExecutable);
}
