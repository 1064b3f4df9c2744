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

/** One request. */
export type Asked = {
  readonly url: string;
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What the right answer has; 200 unless it is given. */
  readonly status?: number;
};

type Outcome = {
  readonly requests: number;
  readonly errors: readonly string[];
  readonly seconds: number;
  /** From sending to the last byte, of the right answers. */
  readonly milliseconds: readonly number[];
};

/** Milliseconds between two looks at what is due. */
const stepMs = 5;

/** Milliseconds after which a request without an answer is an error. */
const timeoutMs = 10_000;

/** @returns how long the right answer took, or what was wrong with another */
function request(
  { url, method = 'GET', headers = {}, body, status = 200 }: Asked,
  agent: http.Agent,
): Promise<number | string> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const { request: ask } = url.startsWith('https:') ? https : http;
    const all = { 'accept-encoding': 'gzip, br', ...headers };
    const sent = ask(url, { agent, method, headers: all }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        const isRight = response.statusCode === status && bytes > 0;
        resolve(isRight ? performance.now() - begun : `${url}: ${response.statusCode}, ${bytes} bytes`);
      });
      response.on('error', ({ message }) => resolve(`${url}: ${message}`));
    });
    sent.setTimeout(timeoutMs, () => sent.destroy(new Error('no answer')));
    sent.on('error', ({ message }) => resolve(`${url}: ${message}`));
    sent.end(body);
  });
}

/**
 * Sends requests at an even pace, however long the answers take.
 * @param next what to send, by the number of those sent before
 */
export async function generateLoad(
  next: (sent: number) => Asked,
  { rate, seconds, ca }: Load,
): Promise<Outcome> {
  const connections = { keepAlive: true, maxSockets: 64 };
  const agent = ca ? new https.Agent({ ...connections, ca }) : new http.Agent(connections);
  const total = rate * seconds;
  const sent: Promise<number | string>[] = [];
  const begun = performance.now();
  while (sent.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - begun) / 1000) * rate));
    while (sent.length < due) sent.push(request(next(sent.length), agent));
    await pause(stepMs);
  }
  const answers = await Promise.all(sent);
  agent.destroy();
  return {
    requests: total,
    errors: answers.filter((answer) => typeof answer === 'string'),
    seconds: (performance.now() - begun) / 1000,
    milliseconds: answers.filter((answer) => typeof answer === 'number'),
  };
}
