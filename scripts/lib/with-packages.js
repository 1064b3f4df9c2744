// JavaScript, because it runs before the packages (tsx among them) are there, and in Nodes too old for them.
import process from 'node:process';
import { tooOld } from './node-version.js';

/**
 * Installs what is missing, then runs; in a Node that is too old, only says so. The process ends with 1 when it fails.
 * @param {string} notice for the terminal, before an installation
 * @param {() => Promise<unknown>} run loads its own code: none can be loaded before
 * @param {(error: Error) => void} onError
 * @returns {void}
 */
export function withPackages(notice, run, onError) {
  const problem = tooOld(process.versions.node);
  if (problem) {
    console.error(problem);
    process.exitCode = 1;
    return;
  }
  // Leaving by exit stops the programs that are still running, an installation among them.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  import('./packages.js')
    .then(({ preparePackages }) => preparePackages(notice))
    .then(run)
    .catch((error) => {
      onError(error);
      process.exitCode = 1;
    });
}
