// Tests the payments proxy on runtimes other than plain Node: on workerd, as Cloudflare runs it, and as Vercel's built
// function. It also tests it behind Debian's nginx if its programs are installed (.ci/run installs them). tests/hosts
// installs the packages of the other runtimes.
import process from 'node:process';
import { arePackagesInstalled } from './lib/prepare.js';
import { npm, runInForeground } from './lib/run.ts';

const folder = 'tests/hosts';
const config = `${folder}/vitest.config.ts`;

const isDone =
  (arePackagesInstalled(`${folder}/`) || (await runInForeground(npm('ci', '--prefix', folder)))) &&
  (await runInForeground(npm('run', 'build:proxy'))) &&
  (await runInForeground(npm('exec', '--', 'vitest', 'run', '--config', config, ...process.argv.slice(2))));
process.exitCode = isDone ? 0 : 1;
