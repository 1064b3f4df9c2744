import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { siteHeaders } from '../../deploy/headers.ts';
import { nginxConf } from '../../deploy/nginx-conf.ts';
import { readSettings } from '../../deploy/settings.ts';
import { findNginx, serveWithNginx } from '../../scripts/lib/nginx.js';
import { comesAsBrotli, promises } from './host-promises.ts';
import { writeSmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 });

// On a person's machine nginx may be missing; where CI is set it may not, and these tests then fail.
const nginx = test.skipIf(!process.env.CI && findNginx() === undefined);

const settings = readSettings({ VITE_SITE_URL: 'https://sitio.example', VITE_SUPABASE_URL: '' });
const headers = siteHeaders(settings.env, { reportUrl: 'https://reports.example/csp' });

let dir = '';
let server: Awaited<ReturnType<typeof serveWithNginx>> | undefined;

beforeAll(async () => {
  if (!process.env.CI && findNginx() === undefined) return;
  dir = await writeSmallSite();
  server = await serveWithNginx((listen) => nginxConf(headers, { listen, serverName: '_', root: dir }));
});

afterAll(async () => {
  await server?.close();
  await rm(dir, { recursive: true, force: true });
});

function site() {
  if (!server) throw new Error('nginx did not start');
  return server;
}

for (const [promise, check] of Object.entries(promises)) {
  nginx(`nginx: ${promise}`, () => check(site().url, headers));
}

nginx('nginx: brotli where its module is, gzip elsewhere', async () => {
  if (site().brotli) return comesAsBrotli(site().url);
  const answer = await fetch(`${site().url}/servicios`, { headers: { 'accept-encoding': 'br, gzip' } });
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});

nginx('nginx: the feed says that it is one', async () => {
  const answer = await fetch(`${site().url}/rss.xml`);
  expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

nginx('nginx: what it cannot start with is told in its own words', async () => {
  await expect(serveWithNginx(() => 'server { nonsense on; }')).rejects.toThrow(
    'unknown directive "nonsense"',
  );
});
