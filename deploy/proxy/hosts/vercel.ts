// Vercel's entry: `npm run build:proxy` makes one file of it, which api/index.js hands over.
import process from 'node:process';
import { createProxy } from '../proxy.ts';

const proxy = createProxy({ CLIENT_ADDRESS_HEADER: 'x-real-ip', ...process.env });

export default { fetch: (request: Request): Promise<Response> => proxy.fetch(request) };
