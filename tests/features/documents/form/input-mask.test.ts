import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyMask, isPartialTime } from '../../../../src/features/documents/form/input-mask.ts';
import { type Field, field } from '../../../../src/features/documents/model/field.ts';
import { parseInput, parseOnBlur } from '../../../../src/features/documents/model/input.ts';
import { emptyInput, erase, type Input, insert, type } from './masked-input.ts';

const described = { label: 'Campo', hint: '', example: '' };
const text = field('nombre', 'text', described);
const rut = field('rut', 'rut', described);
const money = field('monto', 'money', described);
const date = field('fecha', { kind: 'date', print: 'short' }, described);
const time = field('entrada', 'time', described);
const duration = field('aula', 'duration', described);

const typed = (into: Field, keys: string) => type(into, emptyInput, keys).text;
const digitsOf = (shown: string) => shown.replace(/\D/g, '');

test.each([
  [rut, '123456785', '123456785'],
  [rut, '12.345.678-5', '12.345.678-5'],
  [money, '1250000', '1.250.000'],
  [money, '1.250.000', '1.250.000'],
  [money, '$ 1.250.000.-', '$ 1.250.000.-'],
  [money, '1250000.5', '1.250.000.5'],
  [money, '12,5', '12,5'],
  [date, '02032026', '02-03-2026'],
  [date, '02-03-2026', '02-03-2026'],
  [date, '02/03/2026', '02/03/2026'],
  [date, '2.3.2026', '2.3.2026'],
  [date, '2-3-2026', '2-3-2026'],
  [date, '2 de marzo de 2026', '2 de marzo de 2026'],
  [date, '2026-03-02', '2026-03-02'],
  [date, '020320266', '020320266'],
  [time, '0830', '08:30'],
  [time, '08:30', '08:30'],
  [time, '17.45', '17.45'],
  [time, '5:45 pm', '5:45 pm'],
  [duration, '515', '5:15'],
  [duration, '2530', '25:30'],
  [duration, '5:15', '5:15'],
  [text, '1250000', '1250000'],
] as const)('%o typed as %s reads %s', (into, keys, shown) => {
  expect(typed(into, keys)).toBe(shown);
});

test('text that is autofilled, composed or dropped is not masked until the field is left', () => {
  for (const inputType of ['', 'insertCompositionText', 'insertReplacementText', 'insertFromDrop']) {
    expect(insert(money, emptyInput, '1250000', inputType).text, inputType).toBe('1250000');
    expect(insert(date, emptyInput, '02032026', inputType).text, inputType).toBe('02032026');
  }
});

test('pasted digits get thousands separators, a decorated amount stays as it is', () => {
  const all = (text: string): Input => ({ text, from: 0, to: text.length });
  expect(insert(money, all('94.650'), '1250000', 'insertFromPaste').text).toBe('1.250.000');
  expect(insert(money, all('12,5'), '1250000', 'insertFromPaste').text).toBe('1.250.000');
  expect(insert(money, all('94.650'), 'CLP 1.250.000', 'insertFromPaste').text).toBe('CLP 1.250.000');
  expect(insert(money, { text: '94.650', from: 2, to: 2 }, '111', 'insertFromPaste')).toEqual({
    text: '94.111.650',
    from: 6,
    to: 6,
  });
});

test('the hyphen of a date can be deleted, and its middle corrected', () => {
  const whole = type(date, emptyInput, '02032026');
  const short = [...'032026'].reduce((now) => erase(date, now, 'Backward'), erase(date, whole, 'Backward'));
  expect(short.text).toBe('02-');
  expect(erase(date, short, 'Backward').text).toBe('02');
  const middle = erase(date, { ...whole, from: 5, to: 5 }, 'Backward');
  expect(middle.text).toBe('02-0-2026');
  expect(insert(date, middle, '4')).toEqual({ text: '02-04-2026', from: 5, to: 5 });
});

test('Backspace and Delete on a separator remove the digit beyond it', () => {
  expect(erase(money, { text: '1.250.000', from: 2, to: 2 }, 'Backward')).toEqual({
    text: '250.000',
    from: 0,
    to: 0,
  });
  expect(erase(money, { text: '1.250.000', from: 5, to: 5 }, 'Forward')).toEqual({
    text: '125.000',
    from: 5,
    to: 5,
  });
});

test('the first digit of an amount can be replaced without losing its zeros', () => {
  const without = erase(money, { text: '1.000', from: 1, to: 1 }, 'Backward');
  expect(without).toEqual({ text: '000', from: 0, to: 0 });
  expect(insert(money, without, '2').text).toBe('2.000');
});

const operation = fc.oneof(
  fc.record({ does: fc.constant('type' as const), digit: fc.nat(9) }),
  fc.record({ does: fc.constant('paste' as const), digit: fc.integer({ min: 10, max: 99_999 }) }),
  fc.record({ does: fc.constantFrom('Backward' as const, 'Forward' as const) }),
  fc.record({ does: fc.constant('move' as const), to: fc.nat() }),
);

test('typing, pasting and erasing in an amount gives the digits of a field without separators', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 30 }), (operations) => {
      let input: Input = emptyInput;
      let digits = '';
      let caret = 0;
      for (const operation of operations) {
        switch (operation.does) {
          case 'move': {
            const place = operation.to % (input.text.length + 1);
            input = { ...input, from: place, to: place };
            caret = digitsOf(input.text.slice(0, place)).length;
            break;
          }
          case 'Backward':
            digits = digits.slice(0, Math.max(0, caret - 1)) + digits.slice(caret);
            caret = Math.max(0, caret - 1);
            input = erase(money, input, 'Backward');
            break;
          case 'Forward':
            digits = digits.slice(0, caret) + digits.slice(caret + 1);
            input = erase(money, input, 'Forward');
            break;
          default: {
            const more = String(operation.digit);
            digits = digits.slice(0, caret) + more + digits.slice(caret);
            caret += more.length;
            input = insert(money, input, more, operation.does === 'paste' ? 'insertFromPaste' : 'insertText');
          }
        }
        expect(digitsOf(input.text)).toBe(digits);
        expect(digitsOf(input.text.slice(0, input.from)).length).toBe(caret);
        expect(input.text).toMatch(/^(\d{1,3}(\.\d{3})*)?$/);
      }
    }),
    { numRuns: 2_000 },
  );
});

test('a non-digit key is never lost, and never turns what follows into another amount', () => {
  const keys = fc.stringMatching(/^[\d., $-]{1,14}$/);
  fc.assert(
    fc.property(keys, (keys) => {
      const shown = typed(money, keys);
      expect(digitsOf(shown)).toBe(digitsOf(keys));
      const others = (text: string) => text.replace(/[\d.]/g, '');
      expect(others(shown)).toBe(others(keys));
      const kept = parseInput(money, shown);
      if (!/^\d+$/.test(kept)) return;
      // Read as an amount only where every separator that was typed stands before three digits.
      expect(kept).toBe(digitsOf(keys).replace(/^0+(?=\d)/, ''));
      expect(keys).not.toMatch(/\d,\d{1,2}(?!\d)|\d\.\d{1,2}(?!\d)/);
    }),
    { numRuns: 2_000 },
  );
});

test('every date typed key by key is parsed, in each common notation', () => {
  const dates = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true })
    .map((at) => at.toISOString().slice(0, 10));
  const plain = (part: string) => String(Number(part));
  const ways: readonly ((year: string, month: string, day: string) => string)[] = [
    (year, month, day) => `${year}-${month}-${day}`,
    (year, month, day) => `${day}${month}${year}`,
    ...['-', '/', '.', ' '].flatMap((sign) => [
      (year: string, month: string, day: string) => [day, month, year].join(sign),
      (year: string, month: string, day: string) => [plain(day), plain(month), year].join(sign),
    ]),
  ];
  fc.assert(
    fc.property(dates, fc.constantFrom(...ways), (iso, way) => {
      const [year = '', month = '', day = ''] = iso.split('-');
      expect(parseOnBlur(date, typed(date, way(year, month, day)), 2026)).toBe(iso);
    }),
    { numRuns: 2_000 },
  );
});

test('an edit outside the selection is left alone', () => {
  const edit = { before: '1.250.000', from: 0, to: 0, inputType: 'insertText' };
  const after = { text: '9.999', caret: 5 };
  expect(applyMask(money, { ...edit, after })).toBe(after);
  expect(applyMask(money, { ...edit, after, inputType: 'deleteContentBackward' })).toBe(after);
});

test('an incomplete time is distinguished from a complete one', () => {
  const under = (into: Field, text: string) => isPartialTime(into, text);
  const beginnings = ['1', '18', '183', '18:', '18:3', '17.', '17.4'];
  expect(beginnings.map((text) => under(time, text))).toEqual(beginnings.map(() => true));
  expect(['', '18:30', '25:99', 'tarde'].map((text) => under(time, text))).toEqual(Array(4).fill(false));
  expect(under(money, '18')).toBe(false);
});
