// Runs Vercel's function as the build leaves it: plain JavaScript, exported by api/index.js.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createAdaptorServer } from '@hono/node-server';
import { listen } from '../../scripts/lib/localhost.ts';
import { describeHost, type Host, hostEnvironment } from '../deploy/proxy/contract.ts';

type Handler = { readonly fetch: (request: Request) => Promise<Response> };

async function openVercel(serviceOrigin: string): Promise<Host> {
  Object.assign(process.env, hostEnvironment(serviceOrigin));
  const file = pathToFileURL(join(import.meta.dirname, '..', '..', 'api', 'index.js')).href;
  const { default: handler }: { default: Handler } = await import(/* @vite-ignore */ file);
  const server = createAdaptorServer({
    fetch: (request) => handler.fetch(request),
    overrideGlobalObjects: false,
  });
  const apiUrl = `http://127.0.0.1:${await listen(server)}/api`;
  return { apiUrl, close: async () => void server.close() };
}

describeHost('the proxy as Vercel’s function', openVercel);
