// Handles requests on Netlify. netlify.toml names this folder, and Netlify deploys each file in it as a function.
import process from 'node:process';
import { createProxy } from '../../proxy.ts';

const proxy = createProxy(process.env, { addressHeader: 'x-nf-client-connection-ip' });

export default (request: Request): Promise<Response> => proxy.fetch(request);

// Netlify reads this object without running the file.
export const config = {
  path: '/api/*',
  // Each instance of the proxy counts only its own requests, so Netlify counts those of all instances.
  rateLimit: { windowLimit: 70, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
