// The built site with its sandbox, as a process of its own whose clock and random numbers the freeze sets.
// Started by site.ts: server.ts <checkout> <built folder> <mode> <port>.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

const [checkout = '', outDir = '', mode = '', port = ''] = process.argv.slice(2);
const RealDate = Date;
let shift = 0;
let seed = 1;

/** Whole minutes: numbers of payments are made of it. */
const now = () => Math.floor((RealDate.now() + shift) / 60_000) * 60_000;

class ShiftedDate extends RealDate {
  constructor(...args: readonly unknown[]) {
    if (args.length === 0) super(now());
    else super(...(args as []));
  }
  static override now(): number {
    return now();
  }
}
globalThis.Date = ShiftedDate as DateConstructor;

/** Mulberry32. */
function random(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
}
const byte = () => Math.floor(random() * 256);
const hex = (count: number) => Array.from({ length: count }, () => byte().toString(16).padStart(2, '0')).join('');
Object.assign(globalThis.crypto, {
  randomUUID: () => `${hex(4)}-${hex(2)}-4${hex(2).slice(1)}-a${hex(2).slice(1)}-${hex(6)}`,
  getRandomValues: (array: Uint8Array) => array.fill(0).map(byte),
});

process.on('message', (message: { readonly shift: number }) => {
  ({ shift } = message);
  seed = 1;
  process.send?.({ set: true });
});

process.chdir(checkout);
const vite: typeof import('vite') = await import(
  pathToFileURL(join(checkout, 'node_modules/vite/dist/node/index.js')).href
).catch(() => import(createRequire(join(checkout, 'package.json')).resolve('vite')));
const server = await vite.preview({
  root: checkout,
  mode,
  logLevel: 'warn',
  preview: { host: '127.0.0.1', port: Number(port), strictPort: true, open: false },
  build: { outDir },
});
process.send?.({ ready: server.resolvedUrls?.local[0] ?? '' });
process.on('disconnect', () => process.exit());
