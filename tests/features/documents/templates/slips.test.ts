import { expect, test } from 'vitest';
import { conditionsOf, printedBlocks } from '../../../../src/features/documents/model/conditional.ts';
import {
  fieldOf,
  type Inline,
  linesOf,
  type Template,
  type Values,
} from '../../../../src/features/documents/model/document.ts';
import { yes } from '../../../../src/features/documents/model/field.ts';
import type { Inflected } from '../../../../src/features/documents/model/inflection.ts';
import { lineText } from '../../../../src/features/documents/word/print-line.ts';
import { templates } from '../all-templates.ts';
import { sampleAnswers } from '../sample-answers.ts';
import { paragraph, sampleTemplate } from '../sample-template.ts';

/** Patterns of slips: an article that should contract, a repeated word, empty brackets or quotation marks. */
const slips = [
  /(?<!\p{L})(?:(?:[Dd]e|[Aa]) el|(?:DE|A) EL)(?!\p{L})/u,
  /(?<!\p{L})(\p{L}+)\s\1(?!\p{L})/iu,
  /\(\s*\)|«\s*»/,
];

/** Returns a value and all values nested in it. */
function valuesIn(value: unknown): readonly unknown[] {
  const nested = typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [];
  return [value, ...nested];
}

function isInflected(value: unknown): value is Inflected {
  return typeof value === 'object' && value !== null && 'fieldKey' in value && 'forms' in value;
}

function stringsOf(template: Template): readonly string[] {
  return valuesIn(template).filter((value) => typeof value === 'string');
}

/** Returns possible answers to a field: a blank, each answer that changes words, and the sample answer. */
function answersTo(template: Template, key: string): readonly string[] {
  const field = fieldOf(template, key);
  if (field.kind === 'choice') return ['', ...field.options.map(({ value }) => value)];
  if (field.kind === 'check') return ['', yes];
  const forms = valuesIn(template)
    .filter(isInflected)
    .filter(({ fieldKey }) => fieldKey === key);
  const answersWithForms = forms.flatMap((words) => Object.keys(words.forms));
  return [...new Set(['', ...answersWithForms, sampleAnswers(template)[key] ?? ''])];
}

function decidingKeys(inline: Inline): readonly string[] {
  if (inline.kind === 'phrase') return inline.dependsOn;
  return inline.kind === 'inflected' ? [inline.fieldKey] : [];
}

/** Returns every combination of the answers that change the words of a document. */
function answerCombinations(template: Template): readonly Values[] {
  const inflectingKeys = template.blocks.flatMap(linesOf).flatMap((line) => line.flatMap(decidingKeys));
  const conditionKeys = conditionsOf(template.blocks).flatMap(({ dependsOn }) => dependsOn);
  return [...new Set([...inflectingKeys, ...conditionKeys])].reduce<readonly Values[]>(
    (answerSets, key) =>
      answerSets.flatMap((values) =>
        answersTo(template, key).map((answer) => ({ ...values, [key]: answer })),
      ),
    [{}],
  );
}

function slipsOf(template: Template): readonly string[] {
  const lines = answerCombinations(template).flatMap((values) =>
    printedBlocks(template, values)
      .flatMap(linesOf)
      .map((line) => lineText(line, { template, values })),
  );
  return [...new Set([...stringsOf(template), ...lines])].filter((text) =>
    slips.some((slip) => slip.test(text)),
  );
}

test.each(templates)('$productId: no combination of answers causes a slip', (template) => {
  expect(answerCombinations(template).length).toBeGreaterThan(0);
  expect(slipsOf(template)).toEqual([]);
});

test('finds a slip in any combination of answers', () => {
  const optionalArticle = { fieldKey: 'plan', defaultForm: '', forms: { si: 'la' } } as const;
  const template = sampleTemplate(
    paragraph`a cargo de ${optionalArticle} ${'nombre'} (${optionalArticle}) la ${optionalArticle} directora`,
  );
  expect(slipsOf(template)).toHaveLength(2);
  expect(slipsOf(sampleTemplate(paragraph`el aviso de el colegio`))).not.toEqual([]);
  expect(slipsOf(sampleTemplate(paragraph`el colegio de El Bosque, a ${'nombre'}`))).toEqual([]);
});
