import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, test } from 'vitest';
import { siteHeaders } from '../../deploy/headers.ts';
import { serveBuiltSite } from '../../deploy/preview-server.ts';
import { listen } from '../../scripts/lib/localhost.ts';
import { expectBrotli, hostChecks } from './host-checks.ts';
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

for (const [behavior, check] of Object.entries(hostChecks)) {
  test(`preview: ${behavior}`, () => check(url, headers));
}

test('preview: sends brotli', () => expectBrotli(url));
