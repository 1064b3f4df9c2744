// Records the requests that reach the site. A browser's own list would include requests that it refused to send.
import { createServer, request } from 'node:http';
import { listen } from '../../scripts/lib/localhost.ts';

export type RecordingProxy = {
  /** Address that serves the site, without a trailing slash. */
  readonly url: string;
  /** Requests so far: 'GET /img/logo.svg'. */
  readonly requests: readonly string[];
  readonly close: () => void;
};

/** @param siteUrl address without a trailing slash */
export async function startRecordingProxy(siteUrl: string): Promise<RecordingProxy> {
  const requests: string[] = [];
  const server = createServer((incoming, response) => {
    requests.push(`${incoming.method} ${incoming.url}`);
    const { method, headers, url = '/' } = incoming;
    const upstreamRequest = request(`${siteUrl}${url}`, { method, headers }, (upstreamResponse) => {
      response.writeHead(upstreamResponse.statusCode ?? 502, upstreamResponse.headers);
      upstreamResponse.pipe(response);
    });
    upstreamRequest.on('error', () => response.destroy());
    incoming.pipe(upstreamRequest);
  });
  server.on('upgrade', (incoming, socket) => {
    requests.push(`WebSocket ${incoming.url}`);
    socket.destroy();
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
