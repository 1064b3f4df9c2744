import { expect, test } from 'vitest';
import { fieldsOf, isWhole } from '../../src/platform/fields.ts';

test.each([null, undefined, 'texto', 7, true])('%j has no fields', (value) => {
  expect(fieldsOf(value)).toEqual({});
});

test('an object has its own fields, whatever they are called', () => {
  expect(fieldsOf({ a: 1, b: null })).toEqual({ a: 1, b: null });
  expect(Object.keys(fieldsOf(JSON.parse('{"__proto__": 1}')))).toEqual(['__proto__']);
  expect(fieldsOf(JSON.parse('{"__proto__": {"a": 1}}')).a).toBeUndefined();
});

test('a whole number lies between its limits; a text is none', () => {
  for (const value of [1, 2, 3]) expect(isWhole(value, 1, 3)).toBe(true);
  for (const value of [0, 4, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '2', null]) {
    expect(isWhole(value, 1, 3)).toBe(false);
  }
  expect(isWhole(Number.MAX_VALUE, 1)).toBe(true);
});
