// Runs `npm test`, which installs missing packages and runs every check. This file is JavaScript for the reason in
// ./lib/prepare.js.
import { runPrepared } from './lib/prepare.js';

await runPrepared('Installing the packages…', async () => {
  const { runChecks } = await import('./lib/checks.ts');
  process.exitCode = (await runChecks(process.argv.slice(2))) ? 0 : 1;
});
