import { expect, test } from 'vitest';
import { isInstalled, isTooOld } from '../../../scripts/lib/prepare.js';

test.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('Node %s is enough', (version) => {
  expect(isTooOld(version, '20.19')).toBe(false);
});

test.each(['20.18.9', '18.20.4', '8.17.0', '4'])('Node %s is too old', (version) => {
  expect(isTooOld(version, '20.19')).toBe(true);
});

const react = { 'node_modules/react': { version: '19.3.1' } };

test('packages are installed if each has the version in the lock file', () => {
  expect(isInstalled({ '': {}, ...react }, react)).toBe(true);
  expect(isInstalled(react, {})).toBe(false);
  expect(isInstalled(react, { 'node_modules/react': { version: '19.3.0' } })).toBe(false);
});

test('an optional package may be missing but not outdated', () => {
  const locked = { 'node_modules/x-win32': { version: '2.0.0', optional: true } };
  expect(isInstalled(locked, {})).toBe(true);
  expect(isInstalled(locked, { 'node_modules/x-win32': { version: '1.0.0', optional: true } })).toBe(false);
});
