// Records the requests that reach the site. A browser's own list includes requests that it refused to send.
import { createServer, request } from 'node:http';
import { listen } from '../../scripts/lib/localhost.ts';

export type RecordingProxy = {
  /** Address that serves the site, without a trailing slash. */
  readonly url: string;
  /** Requests so far: 'GET /img/logo.svg'. */
  readonly seen: readonly string[];
  readonly close: () => void;
};

/** @param site address without a trailing slash */
export async function recordingProxy(site: string): Promise<RecordingProxy> {
  const seen: string[] = [];
  const server = createServer((incoming, answer) => {
    seen.push(`${incoming.method} ${incoming.url}`);
    const { method, headers, url = '/' } = incoming;
    const onward = request(`${site}${url}`, { method, headers }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    incoming.pipe(onward);
  });
  server.on('upgrade', (incoming, socket) => {
    seen.push(`WebSocket ${incoming.url}`);
    socket.destroy();
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    seen,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
