import { expect, test } from 'vitest';
import { isCurrent } from '../../../scripts/lib/packages.js';

const react = { 'node_modules/react': { version: '19.3.1' } };

test('packages that are those of the lock are current', () => {
  expect(isCurrent({ packages: { '': {}, ...react } }, { packages: react })).toBe(true);
});

test('a missing package is not current', () => {
  expect(isCurrent({ packages: react }, { packages: {} })).toBe(false);
});

test('another version is not current', () => {
  expect(isCurrent({ packages: react }, { packages: { 'node_modules/react': { version: '19.3.0' } } })).toBe(
    false,
  );
});

test('a binary for another system may be missing', () => {
  const wanted = { 'node_modules/x-win32': { version: '1.0.0', optional: true } };
  expect(isCurrent({ packages: { ...react, ...wanted } }, { packages: react })).toBe(true);
});

test('an optional package of another version is not current', () => {
  const wanted = { 'node_modules/x-linux': { version: '2.0.0', optional: true } };
  const installed = { 'node_modules/x-linux': { version: '1.0.0', optional: true } };
  expect(isCurrent({ packages: wanted }, { packages: installed })).toBe(false);
});
