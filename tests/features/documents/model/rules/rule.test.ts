import { expect, test } from 'vitest';
import type { Rule } from '../../../../../src/features/documents/model/document.ts';
import { isNot, unique } from '../../../../../src/features/documents/model/rules/answers.ts';
import {
  checksOf,
  cited,
  firstOf,
  ownCriterion,
  rule,
  when,
} from '../../../../../src/features/documents/model/rules/rule.ts';
import { found } from './found.ts';

const law = cited('Ley de prueba, art. 1: nada es «no».');
const one = isNot('a', 'no', { message: 'Uno.', source: law });
const two = isNot('b', 'no', { message: 'Dos.', source: ownCriterion() });
const both = { a: 'no', b: 'no' };

const twin: Rule = unique('a', { message: (a, where) => `${a}: ${where}`, source: ownCriterion('Revise.') });
const other = { values: { a: 'no' }, where: () => 'la fila 2' };

function shownRule({ find }: Rule): string | undefined {
  return find({ values: both, today: '2026-03-02', others: [other] })[0]?.rule;
}

test('a warning shows the law that a rule cites', () => {
  expect(one.lines[0].source.name).toBe(law.name);
  expect(shownRule(one)).toBe(law.name);
});

test('a warning without a law shows only the advice', () => {
  expect(twin.lines[0].source.name).toBe('Criterio propio');
  expect(shownRule(twin)).toBe('Revise.');
  expect(two.lines[0].source.name).toBe('Criterio propio');
  expect(shownRule(two)).toBeUndefined();
});

test('a rule keeps how its warnings are shown', () => {
  const shown = rule({
    keys: ['a'],
    sentence: 'Revise.',
    source: law,
    under: 'last',
    onLeave: true,
    find: () => [null, { keys: ['a'], message: 'Revise.' }],
  });
  const warnings = shown.find({ values: {}, today: '2026-03-02', others: [] });
  expect(warnings).toEqual([
    { keys: ['a'], message: 'Revise.', rule: law.name, under: 'last', onLeave: true },
  ]);
});

test('firstOf applies only the first rule that finds something', () => {
  const rules = firstOf<string>(one, two);
  expect(found(rules, both)).toEqual(['Uno.']);
  expect(found(rules, { b: 'no' })).toEqual(['Dos.']);
  expect(found(rules, {})).toEqual([]);
});

test('when applies its rules while the condition holds', () => {
  const rules = when<string>(({ values }) => values.c !== 'no', one, two);
  expect(found(rules, both)).toEqual(['Uno.', 'Dos.']);
  expect(found(rules, { ...both, c: 'no' })).toEqual([]);
});

test('a combination lists the lines of all its rules', () => {
  expect(
    firstOf<string>(
      one,
      when<string>(() => false, two),
    ).lines,
  ).toEqual([...one.lines, ...two.lines]);
});

test('a comparison applies only the rules about other documents, also in combinations', () => {
  const { compare, warnings } = checksOf<string>([one, when(() => true, twin)]);
  const messages = [{ message: 'no: la fila 2' }];
  expect(compare?.(both, [other])).toMatchObject(messages);
  expect(warnings(both, '2026-03-02', [other])).toMatchObject([{ message: 'Uno.' }, ...messages]);
  expect(warnings(both, '2026-03-02')).toMatchObject([{ message: 'Uno.' }]);
});

test('a template without rules about other documents has no comparison', () => {
  expect(checksOf([one]).compare).toBeUndefined();
});
