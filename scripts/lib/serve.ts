import { preview } from 'vite';
import { root } from './run.ts';

type ServeOptions = {
  /** Mode, which decides the folder and the stand-ins: see vite.config.ts. */
  readonly mode: 'production' | 'unconfigured' | 'sandbox' | 'start' | 'sandbox-proxy' | 'start-proxy';
  readonly host?: string;
  /** Port to listen on; 0 for any free port. If the port is in use, Vite takes the next free one. */
  readonly port?: number;
  readonly outDir?: string;
  /** Makes the server use HTTP/2, like every host, instead of HTTP/1.1. */
  readonly https?: { readonly cert: string; readonly key: string };
};

export type SiteServer = {
  /** Address without a trailing slash. */
  readonly url: string;
  readonly port: number;
  /** All addresses that answer. */
  readonly addresses: readonly string[];
  readonly close: () => Promise<void>;
};

/** Serves a built site like `vite preview`, including the sandbox. */
export async function serve({
  mode,
  host = '127.0.0.1',
  port = 0,
  outDir,
  https,
}: ServeOptions): Promise<SiteServer> {
  const server = await preview({
    root,
    mode,
    logLevel: 'warn',
    // Load the configuration without bundling it: see scripts/vite.js.
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
