import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { siteHeaders } from '../../deploy/headers.ts';
import { serveBuiltSite } from '../../deploy/preview-server.ts';
import { listen } from '../../scripts/lib/localhost.ts';
import { ask, comesAsBrotli, promises } from './host-promises.ts';
import { writeSmallSite } from './small-site.ts';

const headers = siteHeaders({});

let dir = '';
let server: Server;
let url = '';

beforeAll(async () => {
  dir = await writeSmallSite();
  const serve = serveBuiltSite(dir, headers);
  server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end('passed on')),
  );
  url = `http://127.0.0.1:${await listen(server)}`;
});

afterAll(async () => {
  server.close();
  await rm(dir, { recursive: true, force: true });
});

for (const [promise, check] of Object.entries(promises)) {
  test(`preview: ${promise}`, () => check(url, headers));
}

test('preview: brotli comes first', () => comesAsBrotli(url));

test('preview: an encoding of no quality is not sent', async () => {
  const answer = await ask(url, '/servicios', { 'accept-encoding': 'br;q=0, gzip;q=0.5' });
  expect(answer.headers['content-encoding']).toBe('gzip');
});

test('preview: without a 404.html the app answers for every address', async () => {
  await rm(`${dir}/404.html`);
  const answer = await ask(url, '/checkout/no-existe');
  expect([answer.status, answer.body.toString().includes('<title>Inicio</title>')]).toEqual([200, true]);
  expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
});
