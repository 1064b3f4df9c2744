// Vercel's function as its build leaves it: JavaScript alone, which api/index.js hands over.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { describe } from 'vitest';
import {
  clientContract,
  describeWorld,
  type Host,
  hostEnvironment,
  proxyContract,
} from '../deploy/proxy/contract.ts';

type Handler = { readonly fetch: (request: Request) => Promise<Response> };

async function openVercel(serviceOrigin: string): Promise<Host> {
  Object.assign(process.env, hostEnvironment(serviceOrigin));
  const file = pathToFileURL(join(import.meta.dirname, '..', '..', 'api', 'index.js')).href;
  const { default: handler }: { default: Handler } = await import(/* @vite-ignore */ file);
  const server = createAdaptorServer({
    fetch: (request) => handler.fetch(request),
    overrideGlobalObjects: false,
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  const close = async () => {
    server.close();
  };
  return { apiUrl: `http://127.0.0.1:${address.port}/api`, close };
}

describe('the proxy as Vercel’s function', () => {
  const current = describeWorld(openVercel);
  clientContract(current, null);
  proxyContract(current);
});
