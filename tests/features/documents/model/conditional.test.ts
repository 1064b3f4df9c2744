import { expect, test } from 'vitest';
import {
  neededAnswers,
  printedBlocks,
  unneededKeys,
} from '../../../../src/features/documents/model/conditional.ts';
import { no, yes } from '../../../../src/features/documents/model/field.ts';
import { template as fixedTermContract } from '../../../../src/features/documents/templates/fixed-term-contract/text.ts';
import { line, list, paragraph, sampleTemplate, sum, when } from '../sample-template.ts';

const planIsYes = { dependsOn: ['plan'], holds: ([plan]: readonly string[]) => plan === yes } as const;
const acceptaIsYes = {
  dependsOn: ['acepta'],
  holds: ([accepts]: readonly string[]) => accepts === yes,
} as const;

const template = sampleTemplate(
  paragraph`${'nombre'}`,
  when(planIsYes, [
    paragraph`${'nombre'} en ${'lugar'}`,
    list('letter', [line`${sum('suma', 'Suma', ['monto', 'extra'])}`]),
    when(acceptaIsYes, [paragraph`${'region'}`]),
  ]),
  paragraph`${'anio'}`,
);

const printedKinds = (values: Readonly<Record<string, string>>) =>
  printedBlocks(template, values).map(({ kind }) => kind);

test('a nested block is printed only while both conditions hold', () => {
  expect(printedKinds({})).toEqual(['paragraph', 'paragraph']);
  expect(printedKinds({ plan: yes })).toEqual(['paragraph', 'paragraph', 'list', 'paragraph']);
  expect(printedKinds({ plan: yes, acepta: yes })).toHaveLength(5);
  expect(printedKinds({ plan: no, acepta: yes })).toEqual(['paragraph', 'paragraph']);
});

test('a field is not needed if no printed block uses it', () => {
  const unneededKeysFor = (values: Readonly<Record<string, string>>) =>
    [...unneededKeys(template, values)].toSorted();
  expect(unneededKeysFor({})).toEqual(['acepta', 'extra', 'lugar', 'monto', 'region']);
  expect(unneededKeysFor({ plan: yes })).toEqual(['region']);
  expect(unneededKeysFor({ plan: yes, acepta: yes })).toEqual([]);
});

test('drops answers that are not needed', () => {
  const values = { nombre: 'Ana', lugar: 'Patio', plan: no };
  expect(neededAnswers(template, values)).toEqual({ nombre: 'Ana', plan: no });
  expect(neededAnswers(template, { ...values, plan: yes })).toEqual({ ...values, plan: yes });
});

test('drops an answer that only an unprinted nested block needs', () => {
  const values = { nombre: 'Ana', region: 'Valparaíso', plan: yes };
  expect(neededAnswers(template, values)).toEqual({ nombre: 'Ana', plan: yes });
});

test('a document without conditions needs all its fields', () => {
  expect(unneededKeys(fixedTermContract, {})).toEqual(new Set());
});
