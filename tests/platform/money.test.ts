import { expect, test } from 'vitest';
import { formatClp } from '../../src/platform/money.ts';

test('pesos have dots and no cents', () => {
  expect([2000, 8000, 50_000, 1_250_000, 0].map(formatClp)).toEqual([
    '$2.000',
    '$8.000',
    '$50.000',
    '$1.250.000',
    '$0',
  ]);
});
