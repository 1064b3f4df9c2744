// The payments proxy on what is not plain Node: workerd, as Cloudflare runs it, and Vercel's built function; and behind
// Debian's nginx, where its programs are installed (.ci/run does). What the others need is installed in tests/hosts.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { isInstalled } from './lib/prepare.js';
import { npm, root, run } from './lib/run.ts';

const folder = 'tests/hosts';
const shown = { shown: true };

const read = (name: string) => JSON.parse(readFileSync(join(root, folder, name), 'utf8'));

function isReady(): boolean {
  try {
    return isInstalled(read('package-lock.json').packages, read('node_modules/.package-lock.json').packages);
  } catch {
    return false;
  }
}

const isDone =
  (isReady() || (await run(npm('ci', '--prefix', folder), shown)).ok) &&
  (await run(npm('run', 'build:proxy'), shown)).ok &&
  (
    await run(
      npm('exec', '--', 'vitest', 'run', '--config', `${folder}/vitest.config.ts`, ...process.argv.slice(2)),
      shown,
    )
  ).ok;
process.exitCode = isDone ? 0 : 1;
