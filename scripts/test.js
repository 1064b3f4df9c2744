// JavaScript, because it runs before the packages (tsx among them) are there, and in Nodes too old for them.
// `npm test`: installs what is missing, then runs every check.
import process from 'node:process';
import { tooOld } from './lib/node-version.js';

const problem = tooOld(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  // Leaving by exit stops the programs that are still running.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  import('./lib/packages.js')
    .then(({ preparePackages }) => preparePackages('Installing the packages…'))
    .then(() => import('./lib/checks.ts'))
    .then(({ runChecks }) => runChecks(process.argv.slice(2)))
    .catch((error) => {
      console.error(error);
      console.log('\n0 passed, 1 failed');
      return false;
    })
    .then((ok) => {
      process.exitCode = ok ? 0 : 1;
    });
}
