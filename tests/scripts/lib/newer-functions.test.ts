import { expect, test } from 'vitest';
import { readCompatibility, removeFunctions } from '../../../scripts/lib/newer-functions.ts';

const { newer } = readCompatibility();

test('a removed function is gone with everything inside it, and one that is not there is no error', () => {
  const page = { URL: class URL {}, Fresh: class Fresh {} };
  Object.assign(page.URL, { canParse: () => true });
  Object.assign(globalThis, { PageForTest: page });
  removeFunctions([
    'PageForTest.URL.canParse',
    'PageForTest.Fresh.prototype.all',
    'PageForTest.Fresh',
    'None.of.these',
  ]);
  expect(Reflect.has(page.URL, 'canParse')).toBe(false);
  expect(Object.keys(page)).toEqual(['URL']);
  Reflect.deleteProperty(globalThis, 'PageForTest');
});

test('nothing that the floor has is removed', () => {
  for (const path of ['fetch', 'URL', 'Promise.any', 'Array.prototype.toSorted', 'AbortSignal.timeout']) {
    expect(newer).not.toContain(path);
  }
});
