// Checks that every server must pass, so that nginx and `vite preview` behave alike.
import http from 'node:http';
import https from 'node:https';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { headersOf, type SiteHeaders } from '../../deploy/headers.ts';

export type HostResponse = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
};

/** Sends a request without normalizing its path, unlike fetch. */
export function sendRequest(
  url: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
  body?: Buffer,
): Promise<HostResponse> {
  const { protocol, host, port } = new URL(url);
  // Remove the brackets of an IPv6 address, because Node refuses them.
  const hostname = host.replace(/^\[|\]?(:\d+)?$/g, '');
  const { request } = protocol === 'https:' ? https : http;
  // Accept the self-signed certificate of nginx in tests.
  const options = { hostname, port, path, method, headers, rejectUnauthorized: false };
  return new Promise((resolve, reject) => {
    const outgoing = request(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks),
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

export type HostCheck = (url: string, headers: SiteHeaders) => Promise<void>;

/**
 * Checks the headers of a response.
 * @param headersPath path whose headers the response must have
 */
async function expectHeaders(
  url: string,
  path: string,
  headers: SiteHeaders,
  headersPath = path,
): Promise<HostResponse> {
  const answer = await sendRequest(url, path);
  const expected = headersOf(headers, headersPath);
  for (const name of [...Object.keys(headers.documents), ...Object.keys(expected)]) {
    expect(answer.headers[name.toLowerCase()], `${name} of ${path}`).toBe(expected[name]);
  }
  return answer;
}

const htmlType = 'text/html; charset=utf-8';

export const hostChecks: Readonly<Record<string, HostCheck>> = {
  'serves pages and files with their types and headers': async (url, headers) => {
    for (const [path, type] of [
      ['/', htmlType],
      ['/servicios?origen=correo', htmlType],
      ['/blog', htmlType],
      ['/blog/un-articulo', htmlType],
      ['/checkout', htmlType],
      ['/cotizacion', htmlType],
      ['/pago-exitoso?status=approved', htmlType],
      ['/pago-cancelado', htmlType],
      ['/mis-compras', htmlType],
      ['/admin/login', htmlType],
      ['/assets/index-abc123.js', 'text/javascript; charset=utf-8'],
      ['/assets/workers/hoja.worker-abc123.js', 'text/javascript; charset=utf-8'],
      ['/assets/style-abc123.css', 'text/css; charset=utf-8'],
      ['/fonts/letra.woff2', 'font/woff2'],
      ['/img/foto.png', 'image/png'],
      ['/img/marca.svg', 'image/svg+xml'],
      ['/site.webmanifest', 'application/manifest+json'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
    ] as const) {
      const { status, headers: actual } = await expectHeaders(url, path, headers, path.replace(/\?.*/, ''));
      expect([path, status, actual['content-type']]).toEqual([path, 200, type]);
    }
  },
  'answers a missing address with an uncached 404 that has all headers': async (url, headers) => {
    for (const path of [
      '/no-existe',
      '/no-existe/',
      '/no-existe.html',
      '/assets/index-old.js',
      '/assets/workers/hoja.worker-old.js',
      '/img/no-existe.png',
      '/admin/no-existe',
      '/blog/un-articulo/mas',
      '/404',
      '/404.html',
      '/assets',
      '/assets/',
      '/.env',
    ]) {
      const { status, body } = await expectHeaders(url, path, headers, '/404');
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString(), path).toContain('No encontramos esta página');
    }
  },
  'answers a missing product with its own error page': async (url, headers) => {
    for (const path of [
      '/tienda/no-existe',
      '/tienda/no-existe?carrito=x',
      '/tienda/no-existe/',
      '/tienda/no-existe.html',
      '/tienda/404',
      '/tienda/404.html',
    ]) {
      const { status, body } = await expectHeaders(url, path, headers, '/404');
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString(), path).toContain('Producto no encontrado');
    }
    for (const path of ['/tienda/a/b', '/tienda/pagina/99']) {
      const { status, body } = await sendRequest(url, path);
      expect([path, status]).toEqual([path, 404]);
      expect(body.toString(), path).toContain('No encontramos esta página');
    }
  },
  'redirects other spellings of a page’s address permanently': async (url, headers) => {
    for (const [path, target] of [
      ['/servicios/', '/servicios'],
      ['/servicios.html', '/servicios'],
      ['/blog/', '/blog'],
      ['/blog/un-articulo/?a=1&b=%2F', '/blog/un-articulo?a=1&b=%2F'],
      ['/index.html', '/'],
      ['/index', '/'],
    ]) {
      const answer = await sendRequest(url, String(path));
      expect([path, answer.status, answer.headers.location]).toEqual([path, 301, target]);
      expect(answer.headers['strict-transport-security']).toBe(headers.common['Strict-Transport-Security']);
    }
  },
  'never redirects to another site': async (url) => {
    for (const path of [
      '//evil.example/',
      '/%5Cevil.example/',
      '/\\evil.example/',
      '//servicios/',
      '//evil.example/%2e%2e/servicios/',
      '/%5Cevil.example/%2e%2e/servicios.html',
      '/evil.example%0d%0aSet-Cookie:a=b/',
      '/%2fevil.example/',
    ]) {
      const { headers: responseHeaders } = await sendRequest(url, path);
      expect([path, responseHeaders.location ?? '/']).toEqual([path, expect.stringMatching(/^\/(?![/\\])/)]);
      expect(responseHeaders['set-cookie']).toBeUndefined();
    }
  },
  'serves nothing outside the folder': async (url) => {
    for (const path of [
      '/../../etc/passwd',
      '/%2e%2e/%2e%2e/etc/passwd',
      '/..%2f..%2fetc/passwd',
      '/%00',
      '/%',
    ]) {
      const answer = await sendRequest(url, path);
      expect([path, answer.status >= 400]).toEqual([path, true]);
      expect(answer.body.toString()).not.toContain('root:');
    }
  },
  'compresses text as the browser requests, including the error page': async (url) => {
    for (const path of ['/servicios', '/assets/index-abc123.js', '/img/marca.svg', '/no-existe']) {
      const uncompressed = await sendRequest(url, path);
      expect(uncompressed.headers['content-encoding']).toBeUndefined();
      const gzipped = await sendRequest(url, path, { 'accept-encoding': 'gzip, deflate' });
      expect([path, gzipped.headers['content-encoding']]).toEqual([path, 'gzip']);
      expect(gzipped.headers['content-type']).toBe(uncompressed.headers['content-type']);
      expect(gzipped.headers.vary).toBe('Accept-Encoding');
      expect(gunzipSync(gzipped.body).equals(uncompressed.body)).toBe(true);
    }
  },
  'answers 304 for an unchanged file': async (url) => {
    for (const path of ['/', '/servicios', '/assets/index-abc123.js']) {
      const first = await sendRequest(url, path, { 'accept-encoding': 'gzip' });
      const etag = String(first.headers.etag);
      const repeated = await sendRequest(url, path, { 'accept-encoding': 'gzip', 'if-none-match': etag });
      expect([path, repeated.status, repeated.body.length]).toEqual([path, 304, 0]);
    }
  },
  'answers HEAD without a body and refuses POST': async (url) => {
    const headResponse = await sendRequest(url, '/servicios', {}, 'HEAD');
    expect([headResponse.status, headResponse.body.length]).toEqual([200, 0]);
    expect((await sendRequest(url, '/servicios', {}, 'POST')).status).toBeGreaterThanOrEqual(404);
  },
};

/** Checks that the server sends brotli. Not every server can. */
export async function expectBrotli(url: string): Promise<void> {
  const plainResponse = await sendRequest(url, '/servicios');
  const compressed = await sendRequest(url, '/servicios', { 'accept-encoding': 'gzip, deflate, br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers.vary).toBe('Accept-Encoding');
  expect(brotliDecompressSync(compressed.body).equals(plainResponse.body)).toBe(true);
}
