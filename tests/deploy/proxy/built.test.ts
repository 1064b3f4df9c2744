// What `npm run build:proxy` writes, copied to a folder that knows nothing of the repository, as beside nginx.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { expect, test } from 'vitest';
import config from '../../../deploy/proxy/vite.config.ts';

test('the built proxy runs on Node as it is copied: its files say that they are modules', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'proxy-'));
  // Not from its file: Vite bundles that first, and the bundler warns on the console where the machine is slow.
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir } });
  expect(JSON.parse(await readFile(join(outDir, 'package.json'), 'utf8'))).toEqual({ type: 'module' });
  const child = spawn(process.execPath, [join(outDir, 'node.js')], {
    env: { PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let said = '';
  let warned = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    warned += text;
  });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (said.includes('"listening"')) child.kill('SIGTERM');
  });
  expect(await closed).toEqual([0, null]);
  await rm(outDir, { recursive: true });
  expect(said).toContain('"listening"');
  expect(warned).toBe('');
});
