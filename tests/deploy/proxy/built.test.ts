// What `npm run build:proxy` writes, copied to a folder that knows nothing of the repository, as beside nginx.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import config from '../../../deploy/proxy/vite.config.ts';
import { run } from '../../../scripts/lib/run.ts';
import { findHolder, holdProxy } from './held-proxy.ts';

let outDir = '';

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'proxy-'));
  // Not from its file: Vite bundles that first, and the bundler warns on the console where the machine is slow.
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir } });
});

afterAll(() => rm(outDir, { recursive: true }));

test('the built proxy runs on Node as it is copied, and by way of a link: its files say that they are modules', async () => {
  expect(JSON.parse(await readFile(join(outDir, 'package.json'), 'utf8'))).toEqual({ type: 'module' });
  const notices = await readFile(join(outDir, 'licencias.txt'), 'utf8');
  for (const name of ['hono', '@hono/node-server', 'valibot']) expect(notices).toMatch(`\n${name} `);
  // As deploy/publish.sh names the current release.
  const current = `${outDir}-current`;
  await symlink(outDir, current);
  const child = spawn(process.execPath, [join(current, 'node.js')], {
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
  await rm(current);
  expect(said).toContain('"listening"');
  expect(warned).toBe('');
});

// On a person's machine systemd may be missing; where CI is set it may not.
test.skipIf(!process.env.CI && !findHolder())(
  'while the service restarts, nobody is refused: systemd holds its port, and requests wait',
  async () => {
    const { port, restart, log, close } = await holdProxy(join(outDir, 'node.js'), {});
    // As nginx asks: each request over a connection of its own.
    const ask = async () =>
      (await fetch(`http://127.0.0.1:${port}/api/v1/payments/1`, { headers: { connection: 'close' } }))
        .status;
    try {
      expect(await ask()).toBe(503);
      let isRestarting = true;
      const asking = Array.from({ length: 4 }, async () => {
        const statuses = new Set<number>();
        while (isRestarting) statuses.add(await ask());
        return [...statuses];
      });
      for (const _ of Array(3)) {
        expect(await run(['sh', '-c', restart])).toEqual({ ok: true, output: '' });
        expect(await ask()).toBe(503);
      }
      isRestarting = false;
      expect((await Promise.all(asking)).flat()).toEqual([503, 503, 503, 503]);
      expect(log().match(/"listening"/g)).toHaveLength(4);
    } finally {
      await close();
    }
  },
);
