import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeReturnPath } from '../../../src/features/auth/guard.tsx';
import { hostileJson } from '../../random-json.ts';

const dashboardPath = '/admin/dashboard';

test.each([
  '/',
  '/tienda',
  '/admin/dashboard',
  '/blog/ley-dea-en-colegios-chile',
  '/tienda?orden=precio#dea',
])('%s is opened again after signing in', (path) => {
  expect(safeReturnPath(path)).toBe(path);
});

test.each([
  '//evil.example',
  '//evil.example/tienda',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/a/..//evil.example',
  '/.//evil.example',
  '/%2F%2Fevil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%255Cevil.example',
  '/%25252Fevil.example',
  '%2F%2Fevil.example',
  '/a%2F..%2F%2Fevil.example',
  '/%09/evil.example',
  '/%zz',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '%6aavascript:alert(1)',
  'data:text/html,hola',
  'https://evil.example',
  'http://localhost:4173/tienda',
  'https:/evil.example',
  'evil.example',
  'tienda',
  '?from=/tienda',
  '#tienda',
  '',
  `/${'a'.repeat(501)}`,
])('%j redirects to the dashboard', (path) => {
  expect(safeReturnPath(path)).toBe(dashboardPath);
});

test.each([
  '/admin/login',
  '/admin/login/',
  '/ADMIN/Login',
  '/admin/login?from=/tienda',
  '/admin/./login',
  '/tienda/../admin/login',
  '/%61dmin/login',
  '/admin%2Flogin',
])('the login does not redirect back to itself: %s', (path) => {
  expect(safeReturnPath(path)).toBe(dashboardPath);
});

const pieces = fc.constantFrom(
  ...[
    '/',
    '//',
    '\\',
    '..',
    '.',
    '%2f',
    '%5C',
    '%25',
    '%2e',
    '%61',
    '%',
    '\t',
    '\n',
    ' ',
    '@',
    ':',
    '?',
    '#',
  ],
  ...['evil.example', 'javascript:', 'https:', 'admin', 'login', 'tienda', 'ñ', '\u202e', '\u0000'],
);
const hostile = fc.oneof(
  hostileJson('/tienda?orden=precio#dea'),
  fc.string(),
  fc.webUrl(),
  fc.array(pieces, { maxLength: 12 }).map((all) => all.join('')),
);

test('any remembered address leads to a page of the site, but not to the login', () => {
  fc.assert(
    fc.property(hostile, (remembered) => {
      const target = safeReturnPath(remembered);
      const { origin, pathname } = new URL(target, 'https://mentoria.example/admin/login');
      expect(origin).toBe('https://mentoria.example');
      expect(target).toMatch(/^\/(?![/\\])/);
      expect(pathname.toLowerCase()).not.toMatch(/^\/admin\/login\/*$/);
    }),
    { numRuns: 3000 },
  );
});
