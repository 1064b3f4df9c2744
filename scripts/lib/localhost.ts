import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Listens on a free port and returns it. */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** Returns a free port, for programs that can't choose and report one themselves. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  server.close();
  await once(server, 'close');
  return port;
}

const options = [
  ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
  ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1'],
  ['-days', '1', '-keyout', '-'],
].flat();

/** Returns a certificate and its key for localhost and 127.0.0.1 as PEM, valid for a day. */
export function createCertificate(): { readonly certificate: string; readonly key: string } {
  const pem = execFileSync('openssl', ['req', '-x509', ...options], { encoding: 'utf8', stdio: 'pipe' });
  const beginMarker = '-----BEGIN CERTIFICATE-----';
  const [key = '', certificate = ''] = pem.split(beginMarker);
  return { key, certificate: beginMarker + certificate };
}
