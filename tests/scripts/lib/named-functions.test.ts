import { expect, test } from 'vitest';
import { newerFunctions, uncovered } from '../../../scripts/lib/named-functions.ts';
import { readCompatibility } from '../../../scripts/lib/newer-functions.ts';

const known = readCompatibility();
const found = (code: string) => [...newerFunctions({ 'a.js': code }, known).keys()];

test.each([
  ['a newer static', 'AbortSignal.any([a, b])', ['AbortSignal.any']],
  ['one that is only looked at', 'const can = URL["canParse"]', ['URL.canParse']],
  ['a static of the language', 'Object.groupBy(list, by)', ['Object.groupBy']],
  ['a newer global', 'new URLPattern({ pathname })', ['URLPattern']],
  ['one that Safari lacks', 'requestIdleCallback(run)', ['requestIdleCallback']],
  ['a method that nothing older is named like', 'one.union(other)', ['.union']],
  [
    'a property that is read on',
    'document.activeViewTransition.skipTransition()',
    ['.skipTransition', '.activeViewTransition'],
  ],
  ['one that a browser of the floor has in part', 'AbortSignal.timeout(9)', ['AbortSignal.timeout']],
])('%s is found', (_, code, names) => {
  expect(found(code)).toEqual(names);
});

test.each([
  ['what the floor has', 'list.toSorted(); structuredClone(a); CSS.registerProperty(b); list.at(-1)'],
  ['a name that something older has too', 'thing.map(run); thing.any()'],
  ['a call that asks first', 'element.checkVisibility?.()'],
  ['a property that is only read', 'const fast = image.fetchPriority'],
  ['a method of an object of its own', 'const set = { union() {} }; set.union()'],
  ['an import of that name', 'import { navigation } from "./a.js"; navigation.first'],
  [
    'a local of that name',
    'function one({ open, a: scheduler = 1 }, ...navigation) { return open(scheduler) }',
  ],
  ['a key, a label of its own', 'const own = { navigation: 1 }; own.navigation'],
])('%s is not', (_, code) => {
  expect(found(code)).toEqual([]);
});

test('a new one fails the check with the file that names it, and so does a reason for nothing', () => {
  const names = newerFunctions({ 'a.js': 'URL.parse(x)', 'b.js': 'URL.parse(y)' }, known);
  expect(uncovered(names, { 'URL.parse': 'guarded' })).toEqual([]);
  expect(uncovered(names, {})).toEqual(['URL.parse is newer than the floor, or differs there: a.js, b.js']);
  expect(uncovered(new Map(), { 'URL.parse': 'guarded' })).toEqual([
    'URL.parse is covered, but no file names it any more',
  ]);
});
