import { brotliSize, type Loaded } from '../scripts/lib/brotli-size.ts';

export type Weight = { readonly kind: string; readonly bytes: number; readonly requests: number };

const kinds: readonly (readonly [string, RegExp])[] = [
  ['HTML', /^text\/html/],
  ['JS', /javascript/],
  ['CSS', /^text\/css/],
  ['Fonts', /^font\/|font-woff/],
  ['Images', /^image\//],
];

/** @returns one per kind, in a fixed order, then whatever is of none, and the sum */
export function weigh(answers: readonly Loaded[]): Weight[] {
  const named = answers.map((answer) => ({
    kind: kinds.find(([, pattern]) => pattern.test(answer.type))?.[0] ?? 'Other',
    bytes: brotliSize(answer),
  }));
  return [...kinds.map(([kind]) => kind), 'Other', 'Total'].map((kind) => {
    const these = kind === 'Total' ? named : named.filter((each) => each.kind === kind);
    return { kind, bytes: these.reduce((sum, each) => sum + each.bytes, 0), requests: these.length };
  });
}
