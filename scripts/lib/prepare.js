// JavaScript, because it installs the packages that run TypeScript, and in a Node too old for them only says so.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(new URL(file, root), 'utf8'));

/**
 * @param {string} version as in `process.versions.node`
 * @param {string} least as in package.json: 20.19
 */
export function isTooOld(version, least) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number);
  return major < leastMajor || (major === leastMajor && minor < leastMinor);
}

/**
 * Compares contents, not dates, which change with the branch.
 * @typedef {Readonly<Record<string, { readonly version?: string, readonly optional?: boolean }>>} Packages
 * @param {Packages} wanted of package-lock.json
 * @param {Packages} installed of node_modules/.package-lock.json, which npm writes last
 */
export function isInstalled(wanted, installed) {
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === '' ||
      installed[path]?.version === version ||
      // A binary for another system stays out.
      (optional && !installed[path]),
  );
}

/** @param {string} folder with its slash */
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
  // npm is a script of a shell on Windows.
  return (
    spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0
  );
}

/**
 * Installs the packages unless they are there, and lets this process import TypeScript.
 * @param {string} notice printed before an installation
 * @throws {Error} when the packages cannot be installed
 */
async function preparePackages(notice) {
  if (!arePackagesInstalled()) {
    console.log(notice);
    // npm ci refuses a lock file written where the registry had no binary for some other system, although
    // everything that this system needs is in it; npm install accepts it.
    if (!npm(['ci']) && !npm(['install', '--no-save']))
      throw new Error('npm could not install the packages.');
  }
  const { register } = await import('tsx/esm/api');
  register();
}

/**
 * @param {string} notice for the terminal, before an installation
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
