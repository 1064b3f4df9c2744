import { expect, test } from 'vitest';
import { formatInput, parseOnBlur, problemOf } from '../../../../src/features/documents/model/input.ts';
import { plainAnswers, today } from './plain-answers.ts';

test('the table of plain answers is long and free of duplicates', () => {
  const lines = plainAnswers.map(({ field, typed }) => `${field.key}: ${typed}`);
  expect(lines.filter((line, place) => lines.indexOf(line) !== place)).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(150);
});

test.each(plainAnswers)(
  '$field.key: «$typed» is shown as «$shown» with the message $says',
  ({ field, typed, shown, says }) => {
    const value = parseOnBlur(field, typed, today);
    expect(formatInput(field, value)).toBe(shown);
    expect(problemOf(field, value)).toBe(says);
  },
);

test.each(plainAnswers)(
  '$field.key: «$shown» stays the same when its field is left again',
  ({ field, shown }) => {
    const again = parseOnBlur(field, shown, today);
    expect(formatInput(field, again)).toBe(shown);
  },
);
