// JavaScript, as ./lib/prepare.js is. `npm test`: installs what is missing, then runs every check.
import { runPrepared } from './lib/prepare.js';

await runPrepared('Installing the packages…', async () => {
  const { runChecks } = await import('./lib/checks.ts');
  process.exitCode = (await runChecks(process.argv.slice(2))) ? 0 : 1;
});
