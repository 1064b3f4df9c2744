import { expect, test } from 'vitest';
import type { Rule } from '../../../../../src/features/documents/model/document.ts';
import { forbidAnswer, unique } from '../../../../../src/features/documents/model/rules/answers.ts';
import {
  checksOf,
  citedSource,
  defineRule,
  firstOf,
  noLegalSource,
  when,
} from '../../../../../src/features/documents/model/rules/rule.ts';
import { warningMessages } from './rule-warnings.ts';

const law = citedSource('Ley de prueba, art. 1: nada es «no».');
const firstRule = forbidAnswer('a', 'no', { message: 'Uno.', source: law });
const secondRule = forbidAnswer('b', 'no', { message: 'Dos.', source: noLegalSource() });
const answersBreakingBoth = { a: 'no', b: 'no' };

const uniqueRule: Rule = unique('a', {
  message: (a, documentName) => `${a}: ${documentName}`,
  source: noLegalSource('Revise.'),
});
const otherDocument = { values: { a: 'no' }, mention: () => 'la fila 2' };

function shownSource({ find }: Rule): string | undefined {
  return find({ values: answersBreakingBoth, today: '2026-03-02', otherDocuments: [otherDocument] })[0]
    ?.sourceText;
}

test('a warning shows the law that a rule cites', () => {
  expect(firstRule.lines[0].source.citation).toBe(law.citation);
  expect(shownSource(firstRule)).toBe(law.citation);
});

test('a warning of a rule without a law shows only the advice', () => {
  expect(uniqueRule.lines[0].source.citation).toBe('Criterio propio');
  expect(shownSource(uniqueRule)).toBe('Revise.');
  expect(secondRule.lines[0].source.citation).toBe('Criterio propio');
  expect(shownSource(secondRule)).toBeUndefined();
});

test('warnings have the `showUnder` and `showAfterBlur` of their rule', () => {
  const ruleWithDisplay = defineRule({
    keys: ['a'],
    sentence: 'Revise.',
    source: law,
    showUnder: 'last',
    showAfterBlur: true,
    find: () => [null, { keys: ['a'], message: 'Revise.' }],
  });
  const warnings = ruleWithDisplay.find({ values: {}, today: '2026-03-02', otherDocuments: [] });
  expect(warnings).toEqual([
    { keys: ['a'], message: 'Revise.', sourceText: law.citation, showUnder: 'last', showAfterBlur: true },
  ]);
});

test('firstOf applies only the first rule that finds something', () => {
  const rules = firstOf<string>(firstRule, secondRule);
  expect(warningMessages(rules, answersBreakingBoth)).toEqual(['Uno.']);
  expect(warningMessages(rules, { b: 'no' })).toEqual(['Dos.']);
  expect(warningMessages(rules, {})).toEqual([]);
});

test('when applies its rules while the condition holds', () => {
  const rules = when<string>(({ values }) => values.c !== 'no', firstRule, secondRule);
  expect(warningMessages(rules, answersBreakingBoth)).toEqual(['Uno.', 'Dos.']);
  expect(warningMessages(rules, { ...answersBreakingBoth, c: 'no' })).toEqual([]);
});

test('a combined rule has the lines of all its rules', () => {
  expect(
    firstOf<string>(
      firstRule,
      when<string>(() => false, secondRule),
    ).lines,
  ).toEqual([...firstRule.lines, ...secondRule.lines]);
});

test('a comparison applies only rules about other documents', () => {
  const { compare, warnings } = checksOf<string>([firstRule, when(() => true, uniqueRule)]);
  const expectedWarnings = [{ message: 'no: la fila 2' }];
  expect(compare?.(answersBreakingBoth, [otherDocument])).toMatchObject(expectedWarnings);
  expect(warnings(answersBreakingBoth, '2026-03-02', [otherDocument])).toMatchObject([
    { message: 'Uno.' },
    ...expectedWarnings,
  ]);
  expect(warnings(answersBreakingBoth, '2026-03-02')).toMatchObject([{ message: 'Uno.' }]);
});

test('a template without rules about other documents has no comparison', () => {
  expect(checksOf([firstRule]).compare).toBeUndefined();
});
