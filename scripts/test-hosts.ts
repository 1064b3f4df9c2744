// The payments proxy on what is not plain Node: workerd, as Cloudflare runs it, and Vercel's built function; and behind
// Debian's nginx, where its programs are installed (.ci/run does). What the others need is installed in tests/hosts.
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
