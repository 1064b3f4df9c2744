// A host in front of the site that sometimes does not find a file and answers as Vercel and Cloudflare do: with the
// headers that the file would have, so that browsers keep the 404 for a year.
import { once } from 'node:events';
import { createServer, request } from 'node:http';

export type ForgetfulHost = {
  readonly url: string;
  /** From here on the next so many requests for such a path are answered with a 404. */
  readonly forget: (path: RegExp, times: number) => void;
  readonly close: () => Promise<void>;
};

/** @param site the address of the server that has the files */
export async function forgetfulHost(site: string): Promise<ForgetfulHost> {
  let forgotten = { path: /^$/, times: 0 };
  const server = createServer((asked, answer) => {
    if (forgotten.times > 0 && forgotten.path.test(asked.url ?? '')) {
      forgotten.times -= 1;
      // Empty: Chromium keeps no answer whose body it has stopped reading, and it reads none of a failed script's.
      answer.writeHead(404, { 'Content-Length': 0, 'Cache-Control': 'public, max-age=31536000, immutable' });
      answer.end();
      return;
    }
    const { method, headers } = asked;
    const forwarded = request(new URL(asked.url ?? '/', site), { method, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      found.pipe(answer);
    });
    forwarded.on('error', () => answer.destroy());
    asked.pipe(forwarded);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    forget: (path, times) => {
      forgotten = { path, times };
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
