import { expect, test } from 'vitest';
import { parseUrl } from '../../src/platform/parse-url.ts';

test('an address is parsed, a path against its base', () => {
  expect(parseUrl('https://a.example/b')?.pathname).toBe('/b');
  expect(parseUrl('/b', 'https://a.example')?.href).toBe('https://a.example/b');
});

test.each(['', '/b', 'https://', 'a b'])('%j alone is no address', (text) => {
  expect(parseUrl(text)).toBeNull();
});
