import { expect, test } from 'vitest';
import {
  builtInFormat,
  numberCell,
  parseFormat,
} from '../../../../src/features/documents/sheet/number-format.ts';

const shownText = (formatCode: string, value: number) => numberCell(value, parseFormat(formatCode)).shown;
const kindOf = (formatCode: string) => parseFormat(formatCode).kind;

test.each([
  ['General', 1_234_570_000_000_000, '1,23457E+15'],
  ['General', 0.1 + 0.2, '0,3'],
  ['General', 12_345_678_901, '12345678901'],
  ['General', 1.2e22, '1,2E+22'],
  ['General', 850_000, '850000'],
  ['00000000000', 12_345_678, '00012345678'],
  ['#,##0', 850_000, '850.000'],
  ['"$"#,##0', 1_250_000, '$1.250.000'],
  ['_-"$"\\ * #,##0_-;\\-"$"\\ * #,##0_-;_-"$"\\ * "-"_-;_-@_-', 850_000, '$ 850.000'],
  ['##\\.###\\.###\\-0', 123_456_785, '12.345.678-5'],
  ['0%', 0.3, '30%'],
  ['0.0', 1.25, '1,3'],
  ['General "hrs"', 44, '44 hrs'],
  ['d-mmm', 46_054, '1-feb'],
  ['mmm-yy', 31_107, 'mar-85'],
  ['dd-mm-yyyy', 46_054, '01-02-2026'],
  ['[$-340A]d" de "mmmm" de "yyyy;@', 46_054, '1 de febrero de 2026'],
  ['[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy', 46_054, 'domingo, 1 de febrero de 2026'],
  ['[$-409]d-mmm-yy;@', 46_054, '1-Feb-26'],
  ['h:mm', 8.5 / 24, '8:30'],
  ['[h]:mm', 1.5, '36:00'],
  ['dd-mm-yyyy h:mm', 46_054.5, '01-02-2026 12:00'],
  ['@', 12_345, '12345'],
])('the format %j shows %d as %s', (formatCode, value, text) => {
  expect(shownText(formatCode, value)).toBe(text);
});

test.each([
  ['number', ['General', '0', '@', '0%', '"d"0', '0.0E+0']],
  ['date', ['dd-mm-yyyy', 'd-mmm', 'mmm-yy', 'yyyy', 'dd-mm-yyyy h:mm', '[$-F800]dddd', '[$-x-sysdate]dddd']],
  ['time', ['h:mm', '[h]:mm', 'mm:ss', '[hh]', 'h:mm AM/PM', '[$-F400]h:mm:ss']],
] as const)('recognises a %s by its format', (kind, codes) => {
  for (const formatCode of codes) expect(kindOf(formatCode), formatCode).toBe(kind);
});

test.each([
  [14, 46_054, '01-02-2026'],
  [16, 46_054, '1-feb'],
  [17, 31_107, 'mar-85'],
  [20, 8.5 / 24, '8:30'],
  [22, 46_054.5, '01-02-2026 12:00'],
  [41, 850_000, '850.000'],
  [46, 1.5, '36:00:00'],
  [49, 5, '5'],
  [999, 5, '5'],
])('built-in format %d shows %d as %s, as in Chile', (id, value, text) => {
  expect(numberCell(value, builtInFormat(id)).shown).toBe(text);
});

test('treats dates outside the calendar as numbers', () => {
  for (const value of [-5, 5e9])
    expect(numberCell(value, parseFormat('dd-mm-yyyy'))).toEqual({
      kind: 'number',
      value,
      shown: String(value),
    });
});

test('keeps the value of dates before March 1900', () => {
  expect(numberCell(59, parseFormat('dd-mm-yyyy'))).toEqual({ kind: 'date', value: 59, shown: '28-02-1900' });
});

test('treats invalid codes as General', () => {
  for (const formatCode of ['', 'bad[[', `${'0'.repeat(300)}`])
    expect(shownText(formatCode, 5), formatCode).toBe('5');
});

test('removes invisible characters from a format', () => {
  expect(shownText('"\u202Ehrs" 0', 5)).toBe('hrs 5');
});
