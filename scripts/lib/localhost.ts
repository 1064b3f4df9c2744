// What a server on this machine needs in a test.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** @returns the port that the server listens at from now on */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port');
  return address.port;
}

/** A port that was free a moment ago, for programs that cannot be asked which one they took. */
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

/** A certificate for localhost and 127.0.0.1, for tests over https: valid for a day, PEM. */
export function selfSigned(): { readonly certificate: string; readonly key: string } {
  const pem = execFileSync('openssl', ['req', '-x509', ...options], { encoding: 'utf8', stdio: 'pipe' });
  const begin = '-----BEGIN CERTIFICATE-----';
  const [key = '', certificate = ''] = pem.split(begin);
  return { key, certificate: begin + certificate };
}
