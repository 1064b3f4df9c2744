// The site on one's own machine by one command, on a fresh clone, with nothing configured. Read by old
// Nodes too, hence nothing but this before the check.
import process from 'node:process';
import { tooOld } from './lib/node-version.js';

const problem = tooOld(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  import('./lib/start-site.js')
    .then(({ startSite }) => startSite(process.argv.slice(2)))
    .catch((error) => {
      // A wrong option or a site that does not build: what it says is enough, the trace is Vite's.
      console.error(error.message);
      process.exitCode = 1;
    });
}
