// Handles requests on Netlify. netlify.toml names this folder, in which every file is a function.
import process from 'node:process';
import { createProxy } from '../../proxy.ts';

const proxy = createProxy(process.env, { addressHeader: 'x-nf-client-connection-ip' });

export default (request: Request): Promise<Response> => proxy.fetch(request);

// Netlify reads this object without running the file.
export const config = {
  path: '/api/*',
  // Instances start and stop and count requests separately, so Netlify counts for all of them.
  rateLimit: { windowLimit: 70, windowSize: 60, aggregateBy: ['ip', 'domain'] },
};
