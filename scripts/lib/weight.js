// What a first visit costs over the wire. Text is counted as brotli at its best level, which is how a static
// host keeps it; images and fonts are compressed already and count as they are.
import { brotliCompressSync, constants } from 'node:zlib';

/**
 * @typedef {{ readonly type: string, readonly body: Buffer }} Loaded type: the Content-Type of the answer
 * @typedef {{ readonly kind: string, readonly bytes: number, readonly requests: number }} Weight
 */

/** @type {readonly (readonly [string, RegExp])[]} */
const kinds = [
  ['HTML', /^text\/html/],
  ['JS', /javascript/],
  ['CSS', /^text\/css/],
  ['Fonts', /^font\/|font-woff/],
  ['Images', /^image\//],
];

/** @param {Loaded} loaded @returns {number} bytes over the wire */
export function compressed({ type, body }) {
  if (!/^text\/|javascript|json|xml/.test(type)) return body.length;
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

/**
 * @param {readonly Loaded[]} answers
 * @returns {Weight[]} one per kind, in a fixed order, then whatever is of none and the sum
 */
export function weigh(answers) {
  const named = answers.map((answer) => ({
    kind: kinds.find(([, pattern]) => pattern.test(answer.type))?.[0] ?? 'Other',
    bytes: compressed(answer),
  }));
  return [...kinds.map(([kind]) => kind), 'Other', 'Total'].map((kind) => {
    const these = kind === 'Total' ? named : named.filter((each) => each.kind === kind);
    return { kind, bytes: these.reduce((sum, each) => sum + each.bytes, 0), requests: these.length };
  });
}

/** @param {readonly number[]} values at least one */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  if (low === undefined || high === undefined) throw new Error('No values, no median');
  return (low + high) / 2;
}
