// `npm start` and `npm test` work on a fresh clone: they install the packages when those that are there
// are not the ones of package-lock.json. Contents are compared, not dates: changing branches touches dates.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root, run } from './run.js';

/**
 * @typedef {{ readonly version?: string, readonly optional?: boolean }} LockedPackage
 * @typedef {{ readonly packages: Readonly<Record<string, LockedPackage>> }} Lock
 */

/**
 * @param {Lock} wanted package-lock.json
 * @param {Lock} installed node_modules/.package-lock.json, which npm writes when an installation is complete
 */
export function isCurrent(wanted, installed) {
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (path === '') return true;
    const found = installed.packages[path];
    // Binaries for other systems are optional and stay out.
    return found ? found.version === entry.version : entry.optional === true;
  });
}

/**
 * @param {string} file
 * @returns {Lock | undefined} nothing where there is no such file
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @typedef {object} Installation
 * @property {boolean} ok whether the packages are there
 * @property {string} note what the person should know, or ''
 * @property {string} output what npm said
 */

/**
 * @param {() => void} onBegin called when there is something to install, which takes a while
 * @returns {Promise<Installation>} never rejects
 */
export async function installPackages(onBegin) {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  if (wanted && installed && isCurrent(wanted, installed)) return { ok: true, note: '', output: '' };
  onBegin();
  const clean = await run(npm('ci', '--no-audit', '--no-fund'));
  if (clean.ok) return { ok: true, note: '', output: clean.output };
  // A lock written where the registry had no binary for some other system is refused as incomplete, though
  // all that this system needs is in it.
  const install = await run(npm('install', '--no-save', '--no-audit', '--no-fund'));
  const note = install.ok
    ? 'npm ci refused package-lock.json: the packages come from npm install, which keeps to it where it can.'
    : 'The packages could not be installed: neither npm ci nor npm install succeeded.';
  return { ok: install.ok, note, output: `${clean.output}\n${install.output}` };
}
