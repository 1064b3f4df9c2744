// Asks a server for files at an even pace and tells every answer that was wrong; load.js says what for.
import http from 'node:http';
import https from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * @typedef {{ readonly rate: number, readonly seconds: number, readonly ca?: string }} Load rate: requests a
 * second; ca: the certificate, PEM, that an https server is to be believed by
 * @typedef {{ readonly requests: number, readonly errors: readonly string[], readonly seconds: number }} Outcome
 */

/** Milliseconds between two looks at what is due. */
const step = 5;

/** Milliseconds after which an answer no longer counts as one. */
const patience = 10_000;

/**
 * @param {string} url
 * @param {http.Agent} agent
 * @returns {Promise<string | null>} what was wrong
 */
function ask(url, agent) {
  return new Promise((resolve) => {
    const { get } = url.startsWith('https:') ? https : http;
    const request = get(url, { agent, headers: { 'accept-encoding': 'gzip, br' } }, (response) => {
      let bytes = 0;
      response.on('data', (/** @type {Buffer} */ chunk) => {
        bytes += chunk.length;
      });
      response.on('end', () => {
        const right = response.statusCode === 200 && bytes > 0;
        resolve(right ? null : `${url}: ${response.statusCode}, ${bytes} bytes`);
      });
      response.on('error', ({ message }) => resolve(`${url}: ${message}`));
    });
    request.setTimeout(patience, () => request.destroy(new Error('no answer')));
    request.on('error', ({ message }) => resolve(`${url}: ${message}`));
  });
}

/**
 * Asks at an even pace, however long the answers take.
 * @param {readonly string[]} urls asked one after the other, again and again
 * @param {Load} load
 * @returns {Promise<Outcome>}
 */
export async function ply(urls, { rate, seconds, ca }) {
  const connections = { keepAlive: true, maxSockets: 64 };
  const agent = ca ? new https.Agent({ ...connections, ca }) : new http.Agent(connections);
  const total = rate * seconds;
  /** @type {Promise<string | null>[]} */
  const asked = [];
  const begun = performance.now();
  while (asked.length < total) {
    const due = Math.min(total, Math.ceil(((performance.now() - begun) / 1000) * rate));
    while (asked.length < due) asked.push(ask(urls[asked.length % urls.length] ?? '', agent));
    await pause(step);
  }
  const answers = await Promise.all(asked);
  agent.destroy();
  const errors = answers.filter((answer) => answer !== null);
  return { requests: total, errors, seconds: (performance.now() - begun) / 1000 };
}
