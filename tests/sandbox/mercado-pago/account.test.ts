import { expect, test } from 'vitest';
import { serviceDate } from '../../../sandbox/mercado-pago/account.ts';

test('dates are written four hours behind UTC', () => {
  expect(serviceDate(Date.UTC(2026, 0, 1, 2, 30))).toBe('2025-12-31T22:30:00.000-04:00');
});
