// Runs the output of `npm run build:proxy` outside the repository, as on a server with nginx.
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueText } from '../../../deploy/catalogue-file.ts';
import config from '../../../deploy/proxy/vite.config.ts';
import { freePort } from '../../../scripts/lib/localhost.ts';
import { run, startProgram } from '../../../scripts/lib/run.ts';
import { catalogueVersion } from '../../../src/features/catalogue/catalogue-build.ts';
import { findSocketActivate, startProxyBehindSocket } from './socket-proxy.ts';

/** Folder of a release, as deploy/publish.sh creates it. */
let releaseFolder = '';
let outDir = '';

beforeAll(async () => {
  releaseFolder = await mkdtemp(join(tmpdir(), 'proxy-'));
  outDir = join(releaseFolder, 'dist-proxy');
  // Pass the configuration inline. Vite would bundle the configuration file first, and warns if
  // that is slow.
  await build({ ...config, configFile: false, logLevel: 'error', build: { ...config.build, outDir } });
});

afterAll(() => rm(releaseFolder, { recursive: true }));

test('the built proxy runs on Node through a symlink and prints no warning', async () => {
  expect(JSON.parse(await readFile(join(outDir, 'package.json'), 'utf8'))).toEqual({ type: 'module' });
  const notices = await readFile(join(outDir, 'licencias.txt'), 'utf8');
  for (const name of ['hono', '@hono/node-server', 'valibot']) expect(notices).toMatch(`\n${name} `);
  // Start it through a symlink, like the one that deploy/publish.sh creates.
  const currentLink = `${outDir}-current`;
  await symlink(outDir, currentLink);
  const proxy = startProgram([process.execPath, join(currentLink, 'node.js')], { env: { PORT: '0' } });
  await proxy.waitFor(/"listening"/);
  await proxy.stop();
  expect(await proxy.exitCode).toBe(0);
  await rm(currentLink);
  expect(proxy.output(), 'stderr is empty').toBe(proxy.stdout());
});

test('the built proxy reports the catalogue versions of proxy and site', async () => {
  expect(await readFile(join(outDir, 'catalogue.json'), 'utf8')).toBe(catalogueText());
  await mkdir(join(releaseFolder, 'dist'));
  await writeFile(join(releaseFolder, 'dist', 'catalogue.json'), '{"build":"01234567"}');
  const port = await freePort();
  const proxy = startProgram([process.execPath, join(outDir, 'node.js')], { env: { PORT: String(port) } });
  await proxy.waitFor(/"listening"/);
  const health = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(await health.json()).toMatchObject({ ok: false, build: catalogueVersion(), site: '01234567' });
  await proxy.stop();
  await rm(join(releaseFolder, 'dist'), { recursive: true });
});

// systemd may be missing on a developer's machine, but not on CI.
test.skipIf(!process.env.CI && !findSocketActivate())(
  'requests wait on systemd’s port while the service restarts',
  async () => {
    const { port, restartCommand, log, close } = await startProxyBehindSocket(join(outDir, 'node.js'), {});
    // Open a connection for each request, as nginx does.
    const fetchStatus = async () =>
      (await fetch(`http://127.0.0.1:${port}/api/v1/payments/1`, { headers: { connection: 'close' } }))
        .status;
    try {
      expect(await fetchStatus()).toBe(503);
      let isRestarting = true;
      const pollers = Array.from({ length: 4 }, async () => {
        const statuses = new Set<number>();
        while (isRestarting) statuses.add(await fetchStatus());
        return [...statuses];
      });
      for (const _ of Array(3)) {
        expect(await run(['sh', '-c', restartCommand])).toEqual({ ok: true, output: '' });
        expect(await fetchStatus()).toBe(503);
      }
      isRestarting = false;
      expect((await Promise.all(pollers)).flat()).toEqual([503, 503, 503, 503]);
      expect(log().match(/"listening"/g)).toHaveLength(4);
    } finally {
      await close();
    }
  },
);
