// Handles requests on Vercel. `npm run build:proxy` bundles this module into one file, which api/index.js exports.
import process from 'node:process';
import { createProxy } from '../proxy.ts';

const proxy = createProxy(process.env, { addressHeader: 'x-real-ip' });

export default { fetch: (request: Request): Promise<Response> => proxy.fetch(request) };
