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
  const idle = pendingMessage({ step: 'idle' }, email, 1);
  for (const step of outcomesAt('check')) {
    if (step === 'documents' || step === 'deleted') continue;
    expect(pendingMessage({ step }, email, 1), step).not.toBe(idle);
  }
  for (const step of ['returned', 'contradicting', 'noService'] as const) {
    expect(pendingMessage({ step }, email, 1), step).toContain(email);
  }
});

test('every outcome of a number that was typed has its message', () => {
  expect(numberMessage({ step: 'idle' }, email)).toBe('');
  for (const step of outcomesAt('number')) {
    if (step === 'documents') continue;
    expect(numberMessage({ step }, email), step).not.toBe('');
  }
  expect(isWrongNumber({ step: 'unknown' })).toBe(true);
  expect(isWrongNumber({ step: 'pending' })).toBe(false);
});

test('a search for lost payments says only what it did not find', () => {
  expect(lostMessage({ step: 'found' }, email)).toBe('');
  const said = (['nothing', 'partly', 'unreachable'] as const).map((step) => lostMessage({ step }, email));
  expect(new Set(said).size).toBe(3);
  expect(said[1]).toContain(email);
});
