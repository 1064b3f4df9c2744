import { once } from 'node:events';
import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { createSandbox } from '../../sandbox/app.ts';
import { nodeListener } from '../../sandbox/node-listener.ts';

/** A sandbox as new, on a port of its own until the test ends. @returns its origin */
export async function serveSandbox(): Promise<string> {
  const server = createServer(nodeListener(createSandbox()));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return `http://127.0.0.1:${address.port}`;
}
