import { expect, test } from 'vitest';
import { formatInput, parseOnBlur, problemOf } from '../../../../src/features/documents/model/input.ts';
import { today, typedAnswerCases } from './typed-answer-cases.ts';

test('the table of answers is long and has no duplicates', () => {
  const lines = typedAnswerCases.map(({ field, typed }) => `${field.key}: ${typed}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  expect(lines.length).toBeGreaterThanOrEqual(150);
});

test.each(typedAnswerCases)(
  '$field.key: «$typed» becomes «$shown» with the problem $problem',
  ({ field, typed, shown, problem }) => {
    const value = parseOnBlur(field, typed, today);
    expect(formatInput(field, value)).toBe(shown);
    expect(problemOf(field, value)).toBe(problem);
  },
);

test.each(typedAnswerCases)('$field.key: «$shown» stays the same on another blur', ({ field, shown }) => {
  const value = parseOnBlur(field, shown, today);
  expect(formatInput(field, value)).toBe(shown);
});
