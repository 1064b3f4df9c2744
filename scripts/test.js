// "Done" is one command: types, lint, unit tests, both builds and the journeys in a real browser, on a fresh
// clone without packages or browser. Read by old Nodes too, hence nothing but this before the check.
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
  import('./lib/checks.js')
    .then(({ runChecks }) => runChecks(process.argv.slice(2)))
    .then((ok) => {
      process.exitCode = ok ? 0 : 1;
    });
}
