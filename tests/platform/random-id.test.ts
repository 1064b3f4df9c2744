import { expect, test } from 'vitest';
import { randomId } from '../../src/platform/random-id.ts';

test('an id is 128 bits as hex, another one each time', () => {
  const ids = Array.from({ length: 100 }, randomId);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(new Set(ids).size).toBe(100);
});
