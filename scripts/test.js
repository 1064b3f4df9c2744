// Runs `npm test`, which installs missing packages and runs every check. This file is JavaScript, because it runs
// before the packages that run TypeScript are installed.
import { runPrepared } from './lib/prepare.js';

await runPrepared('Installing the packages…', async () => {
  const { runChecks } = await import('./lib/checks.ts');
  process.exitCode = (await runChecks(process.argv.slice(2))) ? 0 : 1;
});
