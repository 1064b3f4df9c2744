import { preview } from 'vite';
import { root } from './run.ts';

type ServeOptions = {
  /** Decides the folder and the stand-ins, see vite.config.ts. */
  readonly mode: 'production' | 'unconfigured' | 'sandbox' | 'start' | 'sandbox-proxy' | 'start-proxy';
  /** The name or address to listen on. */
  readonly host?: string;
  /** The next free one is taken when it is in use; 0 takes any. */
  readonly port?: number;
  /** Another folder than the mode's. */
  readonly outDir?: string;
  /** Serves over HTTP/2, as every host does; without it over HTTP/1.1. */
  readonly https?: { readonly cert: string; readonly key: string };
};

export type Served = {
  /** Without a final slash. */
  readonly url: string;
  readonly port: number;
  /** Every address that answers. */
  readonly addresses: readonly string[];
  readonly close: () => Promise<void>;
};

/** Serves a built site as `vite preview` does, sandbox included. */
export async function serve({
  mode,
  host = '127.0.0.1',
  port = 0,
  outDir,
  https,
}: ServeOptions): Promise<Served> {
  const server = await preview({
    root,
    mode,
    logLevel: 'warn',
    // Bundled first otherwise, as scripts/vite.js says.
    configLoader: 'native',
    preview: { host, port, open: false, ...(https ? { https } : {}) },
    ...(outDir ? { build: { outDir } } : {}),
  });
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  const addresses = [...local, ...network].map((address) => address.replace(/\/$/, ''));
  const [url] = addresses;
  if (!url) throw new Error('The server listens at no address');
  return { url, port: Number(new URL(url).port), addresses, close: () => server.close() };
}
