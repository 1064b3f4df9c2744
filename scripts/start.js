// JavaScript, because it runs before the packages (tsx among them) are there, and in Nodes too old for them.
// `npm start`: the site on one's own machine, on a fresh clone, with nothing configured.
import process from 'node:process';
import { tooOld } from './lib/node-version.js';

const problem = tooOld(process.versions.node);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
} else {
  // Leaving by exit stops an installation that is still running.
  process.once('SIGINT', () => process.exit(130));
  process.once('SIGTERM', () => process.exit(143));
  import('./lib/packages.js')
    .then(({ preparePackages }) => preparePackages('Instalando los paquetes…'))
    .then(() => import('./lib/start-site.ts'))
    .then(({ startSite }) => startSite(process.argv.slice(2)))
    .catch((error) => {
      // A wrong option or a failed build: the message is enough, the stack is Vite's.
      console.error(error.message);
      process.exitCode = 1;
    });
}
