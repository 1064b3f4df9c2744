// Runs the proxy on Node, behind nginx. `npm run proxy` starts this file, and a server starts the bundle
// dist-proxy/node.js. Both read the settings from the environment.
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { nodePort } from '../../config/proxy-address.ts';
import { builtCatalogueVersion } from '../catalogue-file.ts';
import { createProxy, type ProxyOptions } from './proxy.ts';

export type ProxyServer = { readonly port: number; readonly close: () => Promise<void> };

/** Milliseconds after which the server closes the connection of a client that sends its request too slowly. */
const requestTimeouts = { headersTimeout: 10_000, requestTimeout: 15_000 } as const;

/** Milliseconds for which an idle connection may still send a request after the server has begun to close. */
const idleGraceMs = 1_000;

/** Returns a function that closes the server once it has answered every request received. */
function gracefulClose(server: Server): () => Promise<void> {
  // Serve one request per connection. A kept-alive connection would delay the shutdown for seconds after its last
  // response, or close just as its next request arrives. A new connection on the same machine costs nothing.
  server.maxRequestsPerSocket = 1;
  const idleSockets = new Set<Socket>();
  server.on('connection', (socket) => {
    idleSockets.add(socket);
    socket.once('close', () => idleSockets.delete(socket));
  });
  server.on('request', ({ socket }) => idleSockets.delete(socket));
  return async () => {
    // Only stop listening. http.Server.close() would also drop connections whose request is still arriving (since Node
    // 26), and would stop enforcing the time limits of requests.
    NetServer.prototype.close.call(server);
    const idleTimer = setTimeout(() => {
      for (const socket of idleSockets) socket.destroy();
    }, idleGraceMs);
    await once(server, 'close');
    clearTimeout(idleTimer);
  };
}

/**
 * File descriptor of the socket that systemd passes to the service. Connections wait in it while the service restarts.
 * See sd_listen_fds(3).
 */
const systemdSocketFd = 3;

type ListenOptions = {
  readonly host?: string;
  /** 0 listens on any free port. */
  readonly port?: number;
  /** File descriptor of a socket that already listens, instead of host and port. */
  readonly fd?: number;
};

export async function serveProxy(
  environment: Readonly<Record<string, unknown>>,
  { host = '127.0.0.1', port = nodePort, fd, ...options }: ProxyOptions & ListenOptions = {},
): Promise<ProxyServer> {
  const proxy = createProxy(environment, options);
  const listener = getRequestListener(
    (request, { incoming }: { incoming: { socket: { remoteAddress?: string | undefined } } }) =>
      proxy.fetch(request, incoming.socket.remoteAddress),
    { overrideGlobalObjects: false },
  );
  const server = createServer(requestTimeouts, listener);
  const close = gracefulClose(server);
  server.listen(fd === undefined ? { port, host } : { fd });
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : port, close };
}

// Resolve a symlink in argv before the comparison, because import.meta.url has the module's real path.
if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  const { HOST, PORT, LISTEN_FDS, LISTEN_PID } = process.env;
  const server = await serveProxy(process.env, {
    // Read the site's version from its folder, which a release has beside dist-proxy.
    siteCatalogueVersion: builtCatalogueVersion(join(import.meta.dirname, '..', 'dist')),
    ...(HOST && { host: HOST }),
    ...(PORT && { port: Number(PORT) }),
    ...(LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) && { fd: systemdSocketFd }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close().then(() => process.exit(0)));
  }
  console.log(JSON.stringify({ listening: server.port }));
}
