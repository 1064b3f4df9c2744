// Makes `vite preview` answer like the hosts, with the same headers, compressed files, redirects and error pages.
import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { type Answer, answerFor, mediaTypes } from './built-site.ts';
import { headersOf, type SiteHeaders } from './headers.ts';
import { encodings } from './precompress.ts';

type Packed = { readonly file: string; readonly encoding: string | null; readonly packs: boolean };

function packed(dir: string, file: string, accepted: string): Packed {
  const there = encodings.filter(({ ending }) => existsSync(join(dir, file + ending)));
  const best = there.find(({ name }) => accepted.split(/\W+/).includes(name));
  return { file: best ? file + best.ending : file, encoding: best?.name ?? null, packs: there.length > 0 };
}

function send(
  dir: string,
  answer: Extract<Answer, { kind: 'file' }>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { file, encoding, packs } = packed(
    dir,
    answer.file,
    String(request.headers['accept-encoding'] ?? ''),
  );
  const etag = `W/"${answer.stats.size.toString(16)}-${answer.stats.mtimeMs.toString(16)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Content-Type', mediaTypes[extname(answer.file)] ?? 'application/octet-stream');
  if (packs) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const unchanged = answer.status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(unchanged ? 304 : answer.status);
  if (unchanged || request.method === 'HEAD') response.end();
  else createReadStream(join(dir, file)).pipe(response);
}

/** Returns middleware that serves a built site. */
export function serveBuiltSite(dir: string, headers: SiteHeaders) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const reads = request.method === 'GET' || request.method === 'HEAD';
    const answer = reads ? answerFor(dir, path) : null;
    if (!answer) {
      next();
      return;
    }
    // A missing file gets the headers of 404.html instead of its folder's.
    const known = answer.kind === 'file' && answer.status === 404 ? '/404' : path;
    for (const [name, value] of Object.entries(headersOf(headers, known))) response.setHeader(name, value);
    if (answer.kind === 'file') {
      send(dir, answer, request, response);
      return;
    }
    response.writeHead(301, { Location: query === undefined ? answer.to : `${answer.to}?${query}` });
    response.end();
  };
}
