import { once } from 'node:events';
import { createServer } from 'node:http';
import { createSandbox } from '../../../sandbox/app.ts';
import { nodeListener } from '../../../sandbox/node-listener.ts';

/** The sandbox on a port of its own, until it is closed. */
export async function serveService(): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer(nodeListener(createSandbox()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
