import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isUnderWay, typeAhead } from '../../../../src/features/documents/complete/type-ahead.ts';
import { type Field, field } from '../../../../src/features/documents/field.ts';

const described = { label: 'Campo', hint: '', example: '' };
const rut = field('rut', 'rut', described);
const money = field('monto', 'money', described);
const date = field('fecha', { kind: 'date', print: 'short' }, described);
const time = field('entrada', 'time', described);
const duration = field('aula', 'duration', described);

/** What stands in the input after these keys, one at a time at its end. */
function typed(into: Field, keys: string): string {
  return [...keys].reduce((text, key) => {
    const next = text + key;
    return typeAhead(into, { text: next, caret: next.length }).text;
  }, '');
}

test.each([
  [rut, '123456785', '12.345.678-5'],
  [rut, '22333413k', '22.333.413-K'],
  [money, '1250000', '1.250.000'],
  [date, '02032026', '02-03-2026'],
  [date, '02-03-2026', '02-03-2026'],
  [date, '02/03/2026', '02-03-2026'],
  [date, '2-3-2026', '2-3-2026'],
  [time, '0830', '08:30'],
  [time, '08:30', '08:30'],
  [duration, '515', '5:15'],
  [duration, '2530', '25:30'],
  [duration, '5:15', '5:15'],
] as const)('%o typed as %s reads %s', (into, keys, shown) => {
  expect(typed(into, keys)).toBe(shown);
});

test('a pasted date of another form is left for the reader of dates', () => {
  const text = '2026-03-02';
  expect(typeAhead(date, { text, caret: text.length }).text).toBe(text);
});

test('the hyphen of a date can be taken back', () => {
  expect(typeAhead(date, { text: '02-', caret: 3 })).toEqual({ text: '02-', caret: 3 });
  expect(typeAhead(date, { text: '02', caret: 2 })).toEqual({ text: '02', caret: 2 });
});

test('in the middle of a date nothing is put in', () => {
  expect(typeAhead(date, { text: '0203-2026', caret: 2 })).toEqual({ text: '0203-2026', caret: 2 });
});

test('a figure put into an amount leaves the caret right behind it', () => {
  // 1.250 with a 9 typed behind the 1.
  expect(typeAhead(money, { text: '19.250', caret: 2 })).toEqual({ text: '19.250', caret: 2 });
  // 125.000 with a 9 typed behind the 12.
  expect(typeAhead(money, { text: '1295.000', caret: 3 })).toEqual({ text: '1.295.000', caret: 4 });
});

test('the caret stands behind the figure it stood behind, whatever points come or go', () => {
  const figures = (text: string) => text.replace(/[^\dkK]/g, '');
  const amount = fc.stringMatching(/^[1-9]\d{1,11}$/);
  fc.assert(
    fc.property(amount, fc.nat(), fc.constantFrom(money, rut), (digits, at, into) => {
      const place = at % digits.length;
      const { text, caret } = typeAhead(into, { text: digits, caret: place });
      expect(figures(text)).toBe(digits);
      expect(figures(text.slice(0, caret))).toBe(digits.slice(0, place));
    }),
  );
});

test('a time that is still being typed is told from one that is there', () => {
  const under = (into: Field, text: string) => isUnderWay(into, text);
  expect(['1', '18', '183', '18:', '18:3'].map((text) => under(time, text))).toEqual(Array(5).fill(true));
  expect(['', '18:30', '25:99', 'tarde'].map((text) => under(time, text))).toEqual(Array(4).fill(false));
  expect(under(money, '18')).toBe(false);
});
