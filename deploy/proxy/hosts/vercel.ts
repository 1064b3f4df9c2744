// Vercel's entry: `npm run build:proxy` makes one file of it, which api/index.js hands over.
import process from 'node:process';
import { createProxy } from '../proxy.ts';

const proxy = createProxy(process.env, { addressHeader: 'x-real-ip' });

export default { fetch: (request: Request): Promise<Response> => proxy.fetch(request) };
