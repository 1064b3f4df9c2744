import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchLogo, LogoError } from '../../../../src/features/documents/download/logo.ts';
import { readLogo } from '../docx-parts.ts';

const once = { pausesMs: [] };
const closers: (() => void)[] = [];

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A server on a free port; gives its address. */
async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  closers.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}/logo-word.png`;
}

test('the logo comes back byte for byte', async () => {
  const logo = await readLogo();
  const url = await serve((_, response) => response.end(logo));
  expect(await fetchLogo(url)).toEqual(logo);
});

test('a bad status has the message of the specification', async () => {
  const url = await serve((_, response) => response.writeHead(404).end('no'));
  const error = await fetchLogo(url, once).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(LogoError);
  expect(error).toHaveProperty('message', 'HTTP error! status: 404');
});

test('a page with status 200 is not taken for the logo', async () => {
  const url = await serve((_, response) => response.end('<!doctype html><title>Tienda</title>'));
  await expect(fetchLogo(url, once)).rejects.toThrow(
    new LogoError('El archivo del logo no es una imagen PNG.'),
  );
});

test('a request that never gets an answer times out', async () => {
  const url = await serve(() => {});
  await expect(fetchLogo(url, { timeoutMs: 30 })).rejects.toThrow(
    new LogoError('El logo del documento tardó demasiado en cargar.'),
  );
});

test('an answer that stops half-way times out', async () => {
  const url = await serve((_, response) => {
    response.writeHead(200, { 'Content-Length': 5_000 }).write('half');
  });
  await expect(fetchLogo(url, { timeoutMs: 200 })).rejects.toThrow(
    new LogoError('El logo del documento tardó demasiado en cargar.'),
  );
});

test('a host that cannot be reached is a logo error', async () => {
  const url = await serve(() => {});
  for (const close of closers.splice(0)) close();
  await expect(fetchLogo(url, once)).rejects.toThrow(
    new LogoError('No se pudo cargar el logo del documento.'),
  );
});

test('after two failures there is a third attempt, past the cache', async () => {
  const logo = await readLogo();
  const asked: (string | undefined)[] = [];
  const url = await serve((request, response) => {
    asked.push(request.headers['cache-control']);
    if (asked.length < 3) response.writeHead(503).end();
    else response.end(logo);
  });
  expect(await fetchLogo(url, { pausesMs: [1, 1] })).toEqual(logo);
  expect(asked).toEqual([undefined, 'no-cache', 'no-cache']);
});

test('a host that keeps failing gets three attempts, no more', async () => {
  let asked = 0;
  const url = await serve((_, response) => {
    asked += 1;
    response.writeHead(500 + asked).end();
  });
  const fetching = fetchLogo(url, { pausesMs: [1, 1] });
  await expect(fetching).rejects.toThrow(new LogoError('HTTP error! status: 503'));
  expect(asked).toBe(3);
});

test('no further attempt is waited for beyond the limit', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  vi.stubGlobal('fetch', async () => {
    // In the pause before the next attempt.
    setTimeout(() => limit.abort());
    return new Response(null, { status: 503 });
  });
  const fetching = fetchLogo('https://logo.example/', { pausesMs: [60_000] });
  await expect(fetching).rejects.toThrow(new LogoError('HTTP error! status: 503'));
});
