// The language side of the floor is TypeScript's `lib` (tsconfig.json): what came later is a type error, in tests as in
// src. Each line below stops `npm run types` once `lib` takes it in.
import { expect, test } from 'vitest';

test('the types have nothing newer than the language floor', () => {
  // @ts-expect-error Safari 17.4, Chrome 117
  const groupBy = () => Object.groupBy([1], String);
  // @ts-expect-error Safari 17.4, Chrome 119
  const withResolvers = () => Promise.withResolvers();
  // @ts-expect-error Safari 17, Chrome 122
  const union = () => new Set([1]).union(new Set([2]));
  // @ts-expect-error Safari 18.4, Chrome 122, Firefox 131
  const iterator = () => [1].values().take(1);
  // @ts-expect-error Chrome 121
  const fromAsync = () => Array.fromAsync([1]);
  expect([groupBy, withResolvers, union, iterator, fromAsync]).toHaveLength(5);
});
