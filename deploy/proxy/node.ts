// The proxy on Node, beside nginx: `npm run proxy`, or dist-proxy/node.js, with its values in the environment.
import { once } from 'node:events';
import { realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { nodePort } from '../../config/proxy-place.ts';
import { siteBuild } from '../catalogue-file.ts';
import { createProxy, type ProxyOptions } from './proxy.ts';

export type ProxyServer = { readonly port: number; readonly close: () => Promise<void> };

/** Milliseconds: whoever sends a request in drops does not keep its connection. */
const slowest = { headersTimeout: 10_000, requestTimeout: 15_000 } as const;

/** Milliseconds that a connection without a request has left for one, once the server closes. */
const lastCall = 1_000;

/** @returns a function that closes the server once every request that has come in is answered */
function gracefulClose(server: Server): () => Promise<void> {
  // One request for a connection. A connection that is kept would hold up the end for seconds after its last answer, or
  // be cut just as its next request comes in; on one machine a new one costs nothing.
  server.maxRequestsPerSocket = 1;
  const silent = new Set<Socket>();
  server.on('connection', (socket) => {
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  server.on('request', ({ socket }) => silent.delete(socket));
  return async () => {
    // Only stops listening. The close() of http also hangs up on connections whose request is still on its way (since Node
    // 26), and stops enforcing the time limits of requests.
    NetServer.prototype.close.call(server);
    const hangUp = setTimeout(() => {
      for (const socket of silent) socket.destroy();
    }, lastCall);
    await once(server, 'close');
    clearTimeout(hangUp);
  };
}

/** The socket that systemd holds and hands over: connections wait in it while the service restarts. See sd_listen_fds(3). */
const handedSocket = 3;

type Place = {
  readonly host?: string;
  /** 0 takes any. */
  readonly port?: number;
  /** The descriptor of a socket that listens already, in place of host and port. */
  readonly fd?: number;
};

/** @returns once it listens */
export async function serveProxy(
  environment: Readonly<Record<string, unknown>>,
  { host = '127.0.0.1', port = nodePort, fd, ...options }: ProxyOptions & Place = {},
): Promise<ProxyServer> {
  const proxy = createProxy(environment, options);
  const listener = getRequestListener(
    (request, { incoming }: { incoming: { socket: { remoteAddress?: string | undefined } } }) =>
      proxy.fetch(request, incoming.socket.remoteAddress),
    { overrideGlobalObjects: false },
  );
  const server = createServer(slowest, listener);
  const close = gracefulClose(server);
  server.listen(fd === undefined ? { port, host } : { fd });
  await once(server, 'listening');
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : port, close };
}

// Node names a module by its own path, whatever link led to it.
if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  const { HOST, PORT, LISTEN_FDS, LISTEN_PID } = process.env;
  const server = await serveProxy(process.env, {
    // Both are folders of one release.
    site: siteBuild(join(import.meta.dirname, '..', 'dist')),
    ...(HOST && { host: HOST }),
    ...(PORT && { port: Number(PORT) }),
    ...(LISTEN_FDS === '1' && LISTEN_PID === String(process.pid) && { fd: handedSocket }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close().then(() => process.exit(0)));
  }
  console.log(JSON.stringify({ listening: server.port }));
}
