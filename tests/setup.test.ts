import { expect, test, vi } from 'vitest';

// `test.fails` turns round: these tests pass because the set-up fails them.
test.fails('a test that writes an error to the console fails', () => {
  console.error('no se pudo %s', 'leer');
});

test.fails('a test that warns on the console fails', () => {
  console.warn('cuidado');
});

test('a test may expect an error by listening for it', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  console.error('esperado');
  expect(error).toHaveBeenCalledWith('esperado');
});

test('an error of one test does not fail the next', () => {
  expect(vi.isMockFunction(console.error)).toBe(false);
});
