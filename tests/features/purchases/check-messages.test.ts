import { expect, test } from 'vitest';
import {
  isWrongNumber,
  lostMessage,
  numberMessage,
  pendingMessage,
} from '../../../src/features/purchases/check-messages.ts';
import { outcomesAt } from '../payments/check/facts.ts';

const email = 'contacto@mentorialegal.example';

test('every outcome of a check has its message, and what needs an answer gives the e-mail', () => {
  const idle = pendingMessage('idle', email, 1);
  for (const step of outcomesAt('check')) {
    if (step === 'documents' || step === 'deleted') continue;
    expect(pendingMessage(step, email, 1), step).not.toBe(idle);
  }
  for (const step of ['returned', 'contradicting', 'noService'] as const) {
    expect(pendingMessage(step, email, 1), step).toContain(email);
  }
});

test('every outcome of a number that was typed has its message', () => {
  expect(numberMessage('idle', email)).toBe('');
  for (const step of outcomesAt('number')) {
    if (step !== 'documents') expect(numberMessage(step, email), step).not.toBe('');
  }
  expect(isWrongNumber('unknown')).toBe(true);
  expect(isWrongNumber('pending')).toBe(false);
});

test('a search for lost payments says what it did not find, and of a part neither which nor how many', () => {
  expect(lostMessage('found', email)).toBe('');
  expect(lostMessage('nothing', email)).toContain('Mercado Pago no informa pagos aprobados');
  expect(lostMessage('unreachable', email)).toContain('No logramos comunicarnos con Mercado Pago');
  expect(lostMessage('partly', email)).toMatch(new RegExp(`^No pudimos averiguar .*${email}`));
  expect(lostMessage('partly', email)).not.toMatch(/algun/);
});
