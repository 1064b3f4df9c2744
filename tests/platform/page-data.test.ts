// @vitest-environment dom
import { beforeEach, expect, test } from 'vitest';
import { dataScript, readData } from '../../src/platform/page-data.ts';

beforeEach(() => {
  document.body.innerHTML = '';
});

test('what a page brings along is read as it was', () => {
  const data = { name: '</script><b>«Ñ» & "más"</b>', of: [1, null, { page: 2 }] };
  document.body.innerHTML = dataScript(data);
  expect(readData()).toEqual(data);
});

test('null is something, and undefined nothing', () => {
  document.body.innerHTML = dataScript(null);
  expect(readData()).toBeNull();
  expect(dataScript(undefined)).toBe('');
});

test('nothing is read of a page without, nor of one that has not come to its end', () => {
  expect(readData()).toBeUndefined();
  document.body.innerHTML = dataScript({ a: 'b' }).replace('"b"}', '');
  expect(readData()).toBeUndefined();
});
