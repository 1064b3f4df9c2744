// JavaScript, because it installs the packages, tsx among them.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = join(import.meta.dirname, '..', '..');

/**
 * @typedef {{ readonly version?: string, readonly optional?: boolean }} LockedPackage
 * @typedef {{ readonly packages: Readonly<Record<string, LockedPackage>> }} Lock
 */

/**
 * Compares contents, not dates, which change with the branch.
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
 * @returns {Lock | undefined} undefined when there is no such file
 */
function readLock(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Runs npm in this terminal: the npm that started this process, else the one on the PATH.
 * @param {...string} args
 * @returns {Promise<boolean>} whether it succeeded
 */
function npm(...args) {
  const own = process.env.npm_execpath;
  const command = own?.endsWith('.js') ? [process.execPath, own] : ['npm'];
  const [program = '', ...rest] = [...command, ...args, '--no-audit', '--no-fund'];
  return new Promise((resolve) => {
    const child = spawn(program, rest, { cwd: root, stdio: 'inherit' });
    const stop = () => child.kill();
    process.once('exit', stop);
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      process.off('exit', stop);
      resolve(code === 0);
    });
  });
}

/**
 * Installs the packages of package-lock.json unless they are there, then lets this process import TypeScript.
 * @param {string} notice printed before an installation
 * @throws {Error} when the packages cannot be installed
 */
export async function preparePackages(notice) {
  const wanted = readLock('package-lock.json');
  const installed = readLock('node_modules/.package-lock.json');
  if (!wanted || !installed || !isCurrent(wanted, installed)) {
    console.log(notice);
    // npm ci refuses a lock file written where the registry had no binary for some other system, although
    // everything that this system needs is in it; npm install accepts it.
    if (!(await npm('ci')) && !(await npm('install', '--no-save')))
      throw new Error('No se pudieron instalar los paquetes.\nThe packages could not be installed.');
  }
  const { register } = await import('tsx/esm/api');
  register();
}
