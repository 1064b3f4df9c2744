// The payments proxy on what is not plain Node: workerd, as Cloudflare runs it, and Vercel's built function; and behind
// Debian's nginx, where its programs are installed (.ci/run does). What the others need is installed in tests/hosts.
import process from 'node:process';
import { arePackagesInstalled } from './lib/prepare.js';
import { npm, run } from './lib/run.ts';

const folder = 'tests/hosts';
const shown = { shown: true };

const isDone =
  (arePackagesInstalled(`${folder}/`) || (await run(npm('ci', '--prefix', folder), shown)).ok) &&
  (await run(npm('run', 'build:proxy'), shown)).ok &&
  (
    await run(
      npm('exec', '--', 'vitest', 'run', '--config', `${folder}/vitest.config.ts`, ...process.argv.slice(2)),
      shown,
    )
  ).ok;
process.exitCode = isDone ? 0 : 1;
