import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from 'node:tls';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { headersOf, siteHeaders } from '../../deploy/headers.ts';
import { type NginxOptions, nginxConf } from '../../deploy/nginx-conf.ts';
import { serveProxy } from '../../deploy/proxy/node.ts';
import { refusalBody, refusals } from '../../deploy/proxy/refusal.ts';
import { findNginx, serveWithNginx } from '../../scripts/lib/nginx.ts';
import { expectBrotli, hostChecks, sendRequest } from './host-checks.ts';
import { proxyEnvironment } from './proxy/proxy-fixture.ts';
import { writeSmallSite } from './small-site.ts';

vi.setConfig({ testTimeout: 20_000, hookTimeout: 60_000 });

// nginx may be missing on a developer's machine, but not on CI.
const testNginx = test.skipIf(!process.env.CI && findNginx() === undefined);

const headers = siteHeaders({
  VITE_SITE_URL: 'https://sitio.example',
  VITE_CSP_REPORT_URL: 'https://reports.example/csp',
});

let dir = '';
let server: Awaited<ReturnType<typeof serveWithNginx>> | undefined;

beforeAll(async () => {
  if (!process.env.CI && findNginx() === undefined) return;
  dir = await writeSmallSite();
  server = await serveWithNginx((paths) =>
    nginxConf(headers, { ...paths, serverName: 'sitio.example', root: dir }),
  );
});

afterAll(async () => {
  await server?.close();
  await rm(dir, { recursive: true, force: true });
});

const lowerCaseKeys = (record: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name.toLowerCase(), value]));

function getMainServer() {
  if (!server) throw new Error('nginx did not start');
  return server;
}

/** Starts another server for one test, by default without a configured name. */
async function serve(options: Partial<NginxOptions> = {}) {
  const alternateServer = await serveWithNginx((paths) =>
    nginxConf(headers, { ...paths, serverName: '_', root: dir, ...options }),
  );
  onTestFinished(alternateServer.close);
  return alternateServer;
}

for (const [behavior, check] of Object.entries(hostChecks)) {
  testNginx(`nginx: ${behavior}`, () => check(getMainServer().url, headers));
}

testNginx('nginx: prefers brotli if its module is installed', async () => {
  if (getMainServer().hasBrotli) return expectBrotli(getMainServer().url);
  const answer = await sendRequest(getMainServer().url, '/servicios', { 'accept-encoding': 'br, gzip' });
  expect(answer.headers['content-encoding']).toBe('gzip');
});

testNginx('nginx: the feed has the media type of RSS', async () => {
  const answer = await sendRequest(getMainServer().url, '/rss.xml');
  expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

testNginx('nginx: redirects from http to the configured name over https', async () => {
  for (const path of ['/', '/servicios?a=1&b=%2F', '/.well-known/otra', '//evil.example/', '/assets/']) {
    for (const host of ['sitio.example', 'evil.example']) {
      const { status, headers: responseHeaders } = await sendRequest(getMainServer().httpUrl, path, { host });
      expect([status, responseHeaders.location]).toEqual([301, `https://sitio.example${path}`]);
    }
  }
  // Check that an encoded line break doesn't start a new header.
  const { headers: responseHeaders } = await sendRequest(getMainServer().httpUrl, '/a%0d%0aSet-Cookie:a=b');
  expect(responseHeaders['set-cookie']).toBeUndefined();
});

testNginx('nginx: a name that differs only by «www.» redirects to the configured name', async () => {
  const redirectsOf = async (serverName: string, host: string) => {
    const server = await serve({ serverName });
    const path = '/pago-exitoso?payment_id=1';
    const answers = [
      await sendRequest(server.url, path, { host }),
      await sendRequest(server.httpUrl, path, { host }),
    ];
    const [httpsResponse] = answers;
    expect(httpsResponse?.headers['strict-transport-security']).toBe(
      headers.common['Strict-Transport-Security'],
    );
    return answers.map(({ status, headers: responseHeaders }) => `${status} ${responseHeaders.location}`);
  };
  const redirectToBare = '301 https://sitio.example/pago-exitoso?payment_id=1';
  expect(await redirectsOf('sitio.example', 'www.sitio.example')).toEqual([redirectToBare, redirectToBare]);
  const redirectToWww = '301 https://www.sitio.example/pago-exitoso?payment_id=1';
  expect(await redirectsOf('www.sitio.example', 'sitio.example')).toEqual([redirectToWww, redirectToWww]);
  // Without a configured name, http redirects to the requested name first.
  expect(await redirectsOf('_', 'www.sitio.example')).toEqual([redirectToBare, redirectToWww]);
});

testNginx('nginx: http redirects to the requested name if no name is configured', async () => {
  const unnamedServer = await serve();
  const { headers: responseHeaders } = await sendRequest(unnamedServer.httpUrl, '/tienda', {
    host: 'escuela.example',
  });
  const page = await sendRequest(unnamedServer.url, '/', { host: 'escuela.example' });
  expect(responseHeaders.location).toBe('https://escuela.example/tienda');
  expect(page.status).toBe(200);
});

testNginx('nginx: serves files of earlier builds', async () => {
  const earlierRoot = await mkdtemp(join(tmpdir(), 'earlier-'));
  await chmod(earlierRoot, 0o755);
  await mkdir(join(earlierRoot, 'assets'));
  await writeFile(join(earlierRoot, 'assets', 'index-old.js'), 'old()');
  await writeFile(join(earlierRoot, 'secreto.txt'), 'no es de la página');
  const laterServer = await serve({ earlierRoot });
  const oldResponse = await sendRequest(laterServer.url, '/assets/index-old.js');
  const currentResponse = await sendRequest(laterServer.url, '/assets/index-abc123.js');
  const missingResponses = await Promise.all(
    ['/assets/index-none.js', '/assets/', '/assets/../secreto.txt', '/secreto.txt'].map((path) =>
      sendRequest(laterServer.url, path),
    ),
  );
  await rm(earlierRoot, { recursive: true });
  expect([oldResponse.status, oldResponse.body.toString()]).toEqual([200, 'old()']);
  expect(oldResponse.headers).toMatchObject(lowerCaseKeys(headersOf(headers, '/assets/index-old.js')));
  expect(currentResponse.status).toBe(200);
  expect(
    missingResponses.map(({ status, headers: responseHeaders }) => [
      status,
      responseHeaders['cache-control'],
    ]),
  ).toEqual(missingResponses.map(() => [404, 'no-cache']));
});

testNginx('nginx: over http, serves no files except certificate challenges', async () => {
  const folder = '.well-known/acme-challenge';
  await mkdir(join(getMainServer().acmeRoot, folder), { recursive: true });
  await writeFile(join(getMainServer().acmeRoot, folder, 'prueba'), 'prueba.de-la-cuenta');
  const { status, body } = await sendRequest(getMainServer().httpUrl, `/${folder}/prueba`);
  expect([status, body.toString()]).toEqual([200, 'prueba.de-la-cuenta']);
  expect((await sendRequest(getMainServer().httpUrl, `/${folder}/no-existe`)).status).toBe(404);
  expect((await sendRequest(getMainServer().httpUrl, `/${folder}/../../servicios`)).status).not.toBe(200);
});

testNginx('nginx: supports HTTP/2 and refuses TLS 1.1', async () => {
  const { hostname: host, port } = new URL(getMainServer().url);
  const negotiate = (options: object) =>
    new Promise<string>((resolve) => {
      const socket = connect({ host, port: Number(port), rejectUnauthorized: false, ...options }, () => {
        resolve(`${socket.getProtocol()} ${socket.alpnProtocol}`);
        socket.destroy();
      });
      socket.on('error', () => resolve('refused'));
    });
  expect(await negotiate({ ALPNProtocols: ['h2', 'http/1.1'] })).toBe('TLSv1.3 h2');
  expect(await negotiate({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2 false');
  expect(
    await negotiate({ minVersion: 'TLSv1.1', maxVersion: 'TLSv1.1', ciphers: 'DEFAULT@SECLEVEL=0' }),
  ).toBe('refused');
});

testNginx('nginx: forwards /api to the payments proxy', async () => {
  const proxyLog: string[] = [];
  const environment = {
    ...proxyEnvironment,
    CLIENT_ADDRESS_HEADER: 'x-real-ip',
    SITE_ORIGINS: 'https://sitio.example',
  };
  const proxy = await serveProxy(environment, { port: 0, log: (line) => proxyLog.push(line) });
  const nginxServer = await serve({ proxyPort: proxy.port });
  const notFoundResponse = await sendRequest(
    nginxServer.url,
    '/api/v1/payments/search?external_reference=x',
    {
      'x-real-ip': '1.2.3.4',
    },
  );
  expect([notFoundResponse.status, JSON.parse(notFoundResponse.body.toString())]).toEqual([
    404,
    { error: 'not_found' },
  ]);
  expect(notFoundResponse.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'",
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    vary: 'origin',
  });
  expect(notFoundResponse.headers).not.toHaveProperty('x-frame-options');
  for (let count = 1; count < 60; count += 1) {
    expect((await sendRequest(nginxServer.url, '/api/v1/payments/search')).status).toBe(404);
  }
  // A client can't evade the limit with a forged address.
  expect(
    (await sendRequest(nginxServer.url, '/api/v1/payments/search', { 'x-real-ip': '1.2.3.4' })).status,
  ).toBe(429);
  expect((await sendRequest(nginxServer.url, '/api/../servicios')).status).toBe(200);
  await proxy.close();
  const stoppedResponse = await sendRequest(nginxServer.url, '/api/v1/payments/search');
  expect([stoppedResponse.status, stoppedResponse.headers['content-security-policy']]).toEqual([
    502,
    "default-src 'none'",
  ]);
  expect(proxyLog).toHaveLength(61);
});

testNginx('nginx: answers an oversized order like the proxy, without logging it', async () => {
  const proxy = await serveProxy(
    { ...proxyEnvironment, CLIENT_ADDRESS_HEADER: 'x-real-ip' },
    { port: 0, log: () => {} },
  );
  const nginxServer = await serve({ proxyPort: proxy.port });
  const send = (byteCount: number, headers: Readonly<Record<string, string>>) => {
    const type = { 'content-type': 'application/json', ...headers };
    return sendRequest(
      nginxServer.url,
      '/api/checkout/preferences',
      type,
      'POST',
      Buffer.alloc(byteCount, 0x20),
    );
  };
  const answers = [
    // The proxy refuses the first order. nginx refuses the others, with and without Content-Length.
    await send(20_000, {}),
    await send(2_000_000, { 'content-length': '2000000' }),
    await send(2_000_000, { 'transfer-encoding': 'chunked' }),
  ];
  await proxy.close();
  const log = await readFile(nginxServer.accessLog, 'utf8');
  const [proxyResponse, ...nginxResponses] = answers.map(({ status, headers: responseHeaders, body }) => [
    status,
    JSON.parse(body.toString()),
    ...['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'].map(
      (name) => responseHeaders[name],
    ),
  ]);
  expect(proxyResponse?.slice(0, 3)).toEqual([413, refusalBody(refusals.tooLarge()), 'application/json']);
  expect(nginxResponses).toEqual([proxyResponse, proxyResponse]);
  expect(log).not.toContain('/api/');
});

testNginx('nginx: logs neither addresses of clients nor queries nor requests to /api', async () => {
  // Use a port on which nothing listens.
  const loggingServer = await serve({ proxyPort: 1 });
  const referer = 'https://sitio.example/pago-exitoso?payment_id=123456789';
  for (const url of [loggingServer.url, loggingServer.httpUrl]) {
    await sendRequest(url, '/pago-exitoso?status=approved&payment_id=123456789', { referer });
    await sendRequest(url, '/no-existe?payment_id=123456789', { referer });
    await sendRequest(url, '/api/v1/payments/123456789');
    await sendRequest(url, '/%61pi/v1/payments/search?external_reference=123456789');
  }
  const log = await vi.waitFor(async () => {
    const text = await readFile(loggingServer.accessLog, 'utf8');
    expect(text.trim().split('\n')).toHaveLength(4);
    return text;
  });
  const errors = await readFile(loggingServer.errorLog, 'utf8');
  expect(errors).toBe('');
  expect(log).not.toMatch(/123456789|127\.0\.0\.1|\?|referer|https:/);
  const lines = log.trim().split('\n');
  expect(lines.map((line) => line.split(' ').slice(1, 4).join(' ')).sort()).toEqual([
    'GET /no-existe 301',
    'GET /no-existe 404',
    'GET /pago-exitoso 200',
    'GET /pago-exitoso 301',
  ]);
});
