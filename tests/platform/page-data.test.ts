// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { dataScript, readData } from '../../src/platform/page-data.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

test('reads the data embedded in a page', () => {
  const data = { name: '</script><b>«Ñ» & "más"</b>', items: [1, null, { page: 2 }] };
  document.body.innerHTML = dataScript(data);
  expect(readData()).toEqual(data);
});

test('embeds null but not undefined', () => {
  document.body.innerHTML = dataScript(null);
  expect(readData()).toBeNull();
  expect(dataScript(undefined)).toBe('');
});

test('reads undefined from a page without data or with incomplete data', () => {
  expect(readData()).toBeUndefined();
  document.body.innerHTML = dataScript({ a: 'b' }).replace('"b"}', '');
  expect(readData()).toBeUndefined();
});
