// The built site as `preview` serves it, sandbox included, for the end-to-end tests, the figures and
// `npm start`: one server, not three that differ.
import { preview } from 'vite';
import { root } from './run.js';

/**
 * @param {object} options
 * @param {'production' | 'sandbox' | 'start'} options.mode decides the folder and the stand-ins, see vite.config.ts
 * @param {string} [options.host] a name or address to listen on
 * @param {number} [options.port] the next free one is taken when it is in use; 0 takes any
 * @param {string} [options.outDir] another folder than the mode's
 * @returns {Promise<{ url: string, port: number, addresses: string[], close: () => Promise<void> }>} url
 * without a final slash; addresses are all that answer
 */
export async function serve({ mode, host = '127.0.0.1', port = 0, outDir }) {
  const server = await preview({
    root,
    mode,
    logLevel: 'warn',
    preview: { host, port, open: false },
    ...(outDir ? { build: { outDir } } : {}),
  });
  const { local = [], network = [] } = server.resolvedUrls ?? {};
  const addresses = [...local, ...network].map((address) => address.replace(/\/$/, ''));
  const [url] = addresses;
  if (!url) throw new Error('The server listens at no address');
  return { url, port: Number(new URL(url).port), addresses, close: () => server.close() };
}
