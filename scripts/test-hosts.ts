// Tests the payments proxy on workerd, which Cloudflare uses, and as the function that Vercel builds. Tests it behind
// Debian's nginx, too, if nginx and the other programs are installed (.ci/run installs them). tests/hosts has its own
// packages, which this script installs.
import process from 'node:process';
import { arePackagesInstalled } from './lib/prepare.js';
import { npmCommand, runInForeground } from './lib/run.ts';

const folder = 'tests/hosts';
const config = `${folder}/vitest.config.ts`;

const isSuccessful =
  (arePackagesInstalled(`${folder}/`) || (await runInForeground(npmCommand('ci', '--prefix', folder)))) &&
  (await runInForeground(npmCommand('run', 'build:proxy'))) &&
  (await runInForeground(
    npmCommand('exec', '--', 'vitest', 'run', '--config', config, ...process.argv.slice(2)),
  ));
process.exitCode = isSuccessful ? 0 : 1;
