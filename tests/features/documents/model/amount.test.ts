import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Amount,
  blankWidthOf,
  computeAmount,
  notApplicable,
  notApplicableMark,
  printAmount,
} from '../../../../src/features/documents/model/amount.ts';

// `notApplicable` is a person's answer. `notApplicableMark` stands for a field that another answer makes inapplicable.
const pesosSum: Amount = { unit: 'pesos', keys: ['monto', 'extra'] };
const workday: Amount = {
  unit: 'hours',
  plus: [['entrada', 'salida']],
  minus: [['inicio', 'fin'], 'recreo'],
};
const workdayTimes = { entrada: '08:00', inicio: '13:15', fin: '14:00', salida: '17:45', recreo: '0:30' };

function printedAmount(amount: Amount, values: Readonly<Record<string, string>>) {
  return printAmount(amount, (key) => values[key] ?? '');
}

function printedLines(...text: readonly string[]) {
  return { blank: false, lines: text };
}

test.each([
  [{ monto: '1000', extra: '500' }, '$1.500'],
  [{ monto: '1000', extra: notApplicable }, '$1.000'],
  [{ monto: notApplicable, extra: notApplicable }, 'No aplica'],
])('prints the sum if no amount is blank: %o', (values, printed) => {
  expect(printedAmount(pesosSum, values)).toEqual(printedLines(printed));
});

test.each([
  {},
  { monto: '' },
  { monto: '1000' },
  { monto: notApplicable },
  { monto: '1000', extra: 'por definir' },
])('prints a line to write on if an amount is blank or invalid: %o', (values) => {
  expect(printedAmount(pesosSum, values)).toEqual({ blank: true, width: 14 });
});

test('a field that does not apply counts as zero', () => {
  expect(printedAmount(pesosSum, { monto: '1000', extra: notApplicableMark })).toEqual(
    printedLines('$1.000'),
  );
  expect(printedAmount(pesosSum, { monto: notApplicable, extra: notApplicableMark })).toEqual(
    printedLines('No aplica'),
  );
  expect(
    printedAmount(workday, { ...workdayTimes, inicio: notApplicableMark, fin: notApplicableMark }),
  ).toEqual(printedLines('9:15'));
});

test('an amount prints «—» if none of its fields applies', () => {
  expect(printedAmount(pesosSum, { monto: notApplicableMark, extra: notApplicableMark })).toEqual(
    printedLines(notApplicableMark),
  );
  const noneApplies = Object.fromEntries(Object.keys(workdayTimes).map((key) => [key, notApplicableMark]));
  expect(printedAmount(workday, noneApplies)).toEqual(printedLines(notApplicableMark));
  const formula = { unit: 'formula', keys: ['monto'], blank: 6, compute: () => 1, format: String } as const;
  expect(printedAmount(formula, { monto: notApplicableMark })).toEqual(printedLines(notApplicableMark));
});

test('hours are the time from start to end minus deductions', () => {
  expect(printedAmount(workday, workdayTimes)).toEqual(printedLines('8:30'));
  expect(computeAmount(workday, (key) => ({ ...workdayTimes, recreo: '0:00' })[key] ?? '')).toBe(9 * 60);
});

test.each([{ entrada: '' }, { salida: '24:00' }, { recreo: '30' }, { fin: '13:00' }, { recreo: '9:30' }])(
  'hours are unknown if a time is invalid or the result negative: %o',
  (changes) => {
    expect(printedAmount(workday, { ...workdayTimes, ...changes })).toEqual({ blank: true, width: 6 });
  },
);

test('adds amounts only if all of them are valid', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 });
  const cell = fc.oneof(
    amount.map(String),
    fc.constant(notApplicable),
    fc.constantFrom('', '12,5', '-1', 'por definir'),
  );
  fc.assert(
    fc.property(fc.array(cell, { maxLength: 9 }), (cells) => {
      const keys = cells.map((_, index) => String(index));
      const result = computeAmount({ unit: 'pesos', keys }, (key) => cells[Number(key)] ?? '');
      const allValid = cells.every((text) => /^\d+$/.test(text) || text === notApplicable);
      const total = cells
        .filter((text) => text !== notApplicable)
        .reduce((sum, text) => sum + Number(text), 0);
      expect(result).toBe(allValid ? total : null);
    }),
    { numRuns: 1_000 },
  );
});

test('the unit or the formula decides the length of the line to write on', () => {
  const formula = { unit: 'formula', keys: [], blank: 9, compute: () => null, format: String } as const;
  expect([blankWidthOf(pesosSum), blankWidthOf(workday), blankWidthOf(formula)]).toEqual([14, 6, 9]);
});
