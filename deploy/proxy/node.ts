// The proxy on Node, beside nginx: `npm run proxy`, or dist-proxy/node.js, with its values in the environment.
import { once } from 'node:events';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { nodePort } from '../../config/proxy-place.ts';
import { createProxy, type ProxyOptions } from './proxy.ts';

export type ProxyServer = { readonly port: number; readonly close: () => Promise<void> };

/** Milliseconds: whoever sends a request in drops does not keep its connection. */
const slowest = { headersTimeout: 10_000, requestTimeout: 15_000 } as const;

/** @param port 0 takes any */
export async function serveProxy(
  environment: Readonly<Record<string, unknown>>,
  { host = '127.0.0.1', port = nodePort, ...options }: ProxyOptions & { host?: string; port?: number } = {},
): Promise<ProxyServer> {
  const proxy = createProxy(environment, options);
  const server = createAdaptorServer({
    fetch: (request, { incoming }: { incoming: { socket: { remoteAddress?: string | undefined } } }) =>
      proxy.fetch(request, incoming.socket.remoteAddress),
    overrideGlobalObjects: false,
    serverOptions: slowest,
  });
  server.listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      // Requests that are under way are answered first.
      server.close();
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      await once(server, 'close');
    },
  };
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { HOST, PORT } = process.env;
  const server = await serveProxy(process.env, {
    ...(HOST && { host: HOST }),
    ...(PORT && { port: Number(PORT) }),
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => server.close().then(() => process.exit(0)));
  }
  console.log(JSON.stringify({ listening: server.port }));
}
