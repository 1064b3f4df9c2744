import { expect, test } from 'vitest';
import {
  isWrongNumber,
  lostMessage,
  numberMessage,
  pendingMessage,
} from '../../../src/features/purchases/check-messages.ts';
import { rules } from '../../../src/features/purchases/return-rules.ts';
import type { Place } from '../../../src/features/purchases/returns.ts';

const email = 'contacto@mentorialegal.example';

const outcomesAt = (place: Place) =>
  rules.filter((rule) => rule.place.includes(place)).map(({ outcome }) => outcome);

test('every outcome of a check has its message, and what needs an answer gives the e-mail', () => {
  const idle = pendingMessage({ step: 'idle' }, email);
  for (const step of outcomesAt('check')) {
    if (step === 'documents' || step === 'deleted') continue;
    expect(pendingMessage({ step }, email), step).not.toBe(idle);
  }
  for (const step of ['returned', 'contradicting', 'noService'] as const) {
    expect(pendingMessage({ step }, email), step).toContain(email);
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
