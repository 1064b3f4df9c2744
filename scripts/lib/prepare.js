// This file is JavaScript because it installs the packages that run TypeScript. In a Node too old for them it only says
// so.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));

/**
 * Returns true if Node's version is below the minimum.
 * @param {string} version as in `process.versions.node`
 * @param {string} least as in package.json: 20.19
 */
export function isTooOld(version, least) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

/**
 * Returns true if the lock file's packages are installed. It compares contents instead of dates, which change with the
 * branch.
 * @typedef {Readonly<Record<string, { readonly version?: string, readonly optional?: boolean }>>} Packages
 * @param {Packages} wanted packages of package-lock.json
 * @param {Packages} installed packages of node_modules/.package-lock.json, which npm writes last
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' ||
      installed[path]?.version === version ||
      // npm doesn't install an optional binary for another system.
      (optional && !installed[path]),
  );
}

/**
 * Returns true if a folder's packages are installed.
 * @param {string} folder with a trailing slash
 */
export function arePackagesInstalled(folder = '') {
  try {
    const { packages } = readJson(`${folder}package-lock.json`);
    return isInstalled(packages, readJson(`${folder}node_modules/.package-lock.json`).packages);
  } catch {
    return false;
  }
}

/** @param {readonly string[]} args */
function npm(args) {
  // On Windows npm is a script that needs a shell.
  return (
    spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}

/**
 * Installs missing packages and lets this process import TypeScript.
 * @param {string} notice printed before an installation
 * @throws {Error} if npm can't install the packages
 */
async function preparePackages(notice) {
  if (!arePackagesInstalled()) {
    console.log(notice);
    // npm ci refuses a lock file written where the registry lacked a binary for some other system, even though it lists
    // everything that this system needs. npm install accepts it.
    if (!npm(['ci']) && !npm(['install', '--no-save']))
      throw new Error('npm could not install the packages.');
  }
  const { register } = await import('tsx/esm/api');
  register();
}

/**
 * Prepares the packages and runs `main`.
 * @param {string} notice printed before an installation
 * @param {() => Promise<void>} main imports its own TypeScript
 */
export async function runPrepared(notice, main) {
  const [least] = /\d+\.\d+/.exec(readJson('package.json').engines.node) ?? [''];
  const { node: version } = process.versions;
  try {
    if (isTooOld(version, least)) {
      throw new Error(
        `Se necesita Node ${least} o posterior (https://nodejs.org), y este es Node ${version}.`,
      );
    }
    await preparePackages(notice);
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
