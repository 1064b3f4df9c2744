import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Amount } from '../../../../src/features/documents/model/amount.ts';
import { compute, printAmount } from '../../../../src/features/documents/model/computed.ts';
import { notApplicable } from '../../../../src/features/documents/model/not-applicable.ts';

const sum: Amount = { unit: 'pesos', of: ['monto', 'extra'] };
const day: Amount = { unit: 'hours', plus: [['entrada', 'salida']], minus: [['inicio', 'fin'], 'recreo'] };
const times = { entrada: '08:00', inicio: '13:15', fin: '14:00', salida: '17:45', recreo: '0:30' };

function shown(amount: Amount, values: Readonly<Record<string, string>>) {
  return printAmount(amount, (key) => values[key] ?? '');
}

function lines(...text: readonly string[]) {
  return { blank: false, lines: text };
}

test('the sum prints when none of its amounts is blank', () => {
  expect(shown(sum, { monto: '1000', extra: '500' })).toEqual(lines('$1.500'));
  expect(shown(sum, { monto: '1000' })).toEqual({ blank: true, width: 14 });
});

test('an amount that does not apply adds nothing; where none applies, the sum does not either', () => {
  expect(shown(sum, { monto: '1000', extra: notApplicable })).toEqual(lines('$1.000'));
  expect(shown(sum, { monto: notApplicable, extra: notApplicable })).toEqual(lines('No aplica'));
  expect(shown(sum, { monto: notApplicable })).toMatchObject({ blank: true });
});

test('without amounts the sum is a line to write on, never $0', () => {
  expect(shown(sum, {})).toEqual({ blank: true, width: 14 });
  expect(shown(sum, { monto: '' })).toMatchObject({ blank: true });
});

test('the sum is blank when one of the amounts is invalid', () => {
  expect(shown(sum, { monto: '1000', extra: 'por definir' })).toMatchObject({ blank: true });
});

test('hours are the time between, minus what is deducted', () => {
  expect(shown(day, times)).toEqual(lines('8:30'));
  expect(compute(day, (key) => ({ ...times, recreo: '0:00' })[key] ?? '')).toBe(9 * 60);
});

test('hours are unknown with a missing or invalid time, or an end before its start', () => {
  for (const wrong of [{ entrada: '' }, { salida: '24:00' }, { recreo: '30' }, { fin: '13:00' }]) {
    expect(shown(day, { ...times, ...wrong })).toEqual({ blank: true, width: 6 });
  }
});

test('negative hours are no result', () => {
  expect(shown(day, { ...times, recreo: '9:30' })).toMatchObject({ blank: true });
});

test('the sum of any amounts is right; with invalid or blank ones it is blank', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  const cell = fc.oneof(
    amount.map(String),
    fc.constant(notApplicable),
    fc.constantFrom('', '12,5', '-1', 'por definir'),
  );
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 9 }), (cells) => {
      const keys = cells.map((_, place) => String(place));
      const result = compute({ unit: 'pesos', of: keys }, (key) => cells[Number(key)] ?? '');
      const readable = cells.every((text) => /^\d+$/.test(text) || text === notApplicable);
      const total = cells
        .filter((text) => text !== notApplicable)
        .reduce((all, text) => all + Number(text), 0);
      expect(result).toBe(readable ? total : null);
    }),
    { numRuns: 1_000 },
  );
});
