// Installs the packages that run TypeScript. This file is JavaScript so that it runs before they are installed. If Node
// is too old for them, it prints the required version.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));

/**
 * True if Node's version is below the minimum.
 * @param {string} version version as in `process.versions.node`
 * @param {string} minimum minimum version as in package.json, such as 20.19
 */
export function isTooOld(version, minimum) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [minMajor = 0, minMinor = 0] = minimum.split('.').map(Number);
  return major < minMajor || (major === minMajor && minor < minMinor);
}

/**
 * True if the lock file's packages are installed. Compares contents, because switching branches changes the dates of
 * files.
 * @typedef {Readonly<Record<string, { readonly version?: string, readonly optional?: boolean }>>} Packages
 * @param {Packages} locked packages of package-lock.json
 * @param {Packages} installed packages of node_modules/.package-lock.json, which npm writes last
 */
export function isInstalled(locked, installed) {
  return Object.entries(locked).every(
    ([path, { version, optional }]) =>
      path === '' ||
      installed[path]?.version === version ||
      // npm doesn't install optional binaries for other systems.
      (optional && !installed[path]),
  );
}

/**
 * True if a folder's packages are installed.
 * @param {string} folder path from the repository's root with a trailing slash; empty for the root
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
  // npm needs a shell on Windows, where it is a script.
  return (
    spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}

/**
 * Installs missing packages and lets this process import TypeScript.
 * @param {string} notice line to print before an installation
 * @throws {Error} if npm can't install the packages
 */
async function preparePackages(notice) {
  if (!arePackagesInstalled()) {
    console.log(notice);
    // A lock file lacks an optional binary for another system if the registry lacked the binary when npm wrote the
    // file. npm ci refuses such a lock file, and npm install accepts it.
    if (!npm(['ci']) && !npm(['install', '--no-save']))
      throw new Error('npm could not install the packages.');
  }
  const { register } = await import('tsx/esm/api');
  register();
}

/**
 * Prepares the packages and runs `main`.
 * @param {string} notice line to print before an installation
 * @param {() => Promise<void>} main function that may import TypeScript
 */
export async function runPrepared(notice, main) {
  const [minimum] = /\d+\.\d+/.exec(readJson('package.json').engines.node) ?? [''];
  const { node: version } = process.versions;
  try {
    if (isTooOld(version, minimum)) {
      throw new Error(
        `Se necesita Node ${minimum} o posterior (https://nodejs.org), y este es Node ${version}.`,
      );
    }
    await preparePackages(notice);
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
