import http from 'node:http';
import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

type Load = {
  /** Requests a second. */
  readonly rate: number;
  readonly seconds: number;
  /** A certificate, PEM, to trust an https server by. */
  readonly ca?: string;
};

type Outcome = { readonly requests: number; readonly errors: readonly string[]; readonly seconds: number };

/** Milliseconds between two looks at what is due. */
const stepMs = 5;

/** Milliseconds after which a request without an answer is an error. */
const timeoutMs = 10_000;

/** @returns what was wrong with the answer */
function request(url: string, agent: http.Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const { get } = url.startsWith('https:') ? https : http;
    const sent = get(url, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        const isRight = response.statusCode === 200 && bytes > 0;
        resolve(isRight ? null : `${url}: ${response.statusCode}, ${bytes} bytes`);
      });
      response.on('error', ({ message }) => resolve(`${url}: ${message}`));
    });
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error('no answer')));
    sent.on('error', ({ message }) => resolve(`${url}: ${message}`));
  });
}

/**
 * Sends requests at an even pace, however long the answers take.
 * @param urls requested one after the other, again and again
 */
export async function generateLoad(urls: readonly string[], { rate, seconds, ca }: Load): Promise<Outcome> {
  const connections = { keepAlive: true, maxSockets: 64 };
  const agent = ca ? new https.Agent({ ...connections, ca }) : new http.Agent(connections);
  const total = rate * seconds;
  const sent: Promise<string | null>[] = [];
  const begun = performance.now();
  while (sent.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - begun) / 1000) * rate));
    while (sent.length < due) sent.push(request(urls[sent.length % urls.length] ?? '', agent));
    await pause(stepMs);
  }
  const answers = await Promise.all(sent);
  agent.destroy();
  const errors = answers.filter((answer) => answer !== null);
  return { requests: total, errors, seconds: (performance.now() - begun) / 1000 };
}
