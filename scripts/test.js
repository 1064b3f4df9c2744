// JavaScript, because it runs before the packages (tsx among them) are there, and in Nodes too old for them.
// `npm test`: installs what is missing, then runs every check.
import process from 'node:process';
import { withPackages } from './lib/with-packages.js';

withPackages(
  'Installing the packages…',
  () =>
    import('./lib/checks.ts')
      .then(({ runChecks }) => runChecks(process.argv.slice(2)))
      .then((ok) => {
        process.exitCode = ok ? 0 : 1;
      }),
  (error) => {
    console.error(error);
    console.log('\n0 passed, 1 failed');
  },
);
