// Makes `vite preview` answer like the hosts, with the same headers, compressed files, redirects and error pages.
import { createReadStream, existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { type Answer, answerFor, mediaTypes } from './built-site.ts';
import { headersOf, type SiteHeaders } from './headers.ts';
import { encodings } from './precompress.ts';

type EncodedFile = {
  readonly file: string;
  readonly encoding: string | null;
  readonly hasEncodings: boolean;
};

function chooseEncoding(dir: string, file: string, acceptedEncodings: string): EncodedFile {
  const availableEncodings = encodings.filter(({ suffix }) => existsSync(join(dir, file + suffix)));
  const chosenEncoding = availableEncodings.find(({ name }) => acceptedEncodings.split(/\W+/).includes(name));
  return {
    file: chosenEncoding ? file + chosenEncoding.suffix : file,
    encoding: chosenEncoding?.name ?? null,
    hasEncodings: availableEncodings.length > 0,
  };
}

function sendFile(
  dir: string,
  answer: Extract<Answer, { kind: 'file' }>,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { file, encoding, hasEncodings } = chooseEncoding(
    dir,
    answer.file,
    String(request.headers['accept-encoding'] ?? ''),
  );
  const etag = `W/"${answer.stats.size.toString(16)}-${answer.stats.mtimeMs.toString(16)}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Content-Type', mediaTypes[extname(answer.file)] ?? 'application/octet-stream');
  if (hasEncodings) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  const isUnchanged = answer.status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(isUnchanged ? 304 : answer.status);
  if (isUnchanged || request.method === 'HEAD') response.end();
  else createReadStream(join(dir, file)).pipe(response);
}

export function serveBuiltSite(dir: string, headers: SiteHeaders) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s);
    const isReadRequest = request.method === 'GET' || request.method === 'HEAD';
    const answer = isReadRequest ? answerFor(dir, path) : null;
    if (!answer) {
      next();
      return;
    }
    // A missing file gets the headers of 404.html instead of its folder's.
    const headerPath = answer.kind === 'file' && answer.status === 404 ? '/404' : path;
    for (const [name, value] of Object.entries(headersOf(headers, headerPath)))
      response.setHeader(name, value);
    if (answer.kind === 'file') {
      sendFile(dir, answer, request, response);
      return;
    }
    response.writeHead(301, {
      Location: query === undefined ? answer.location : `${answer.location}?${query}`,
    });
    response.end();
  };
}
