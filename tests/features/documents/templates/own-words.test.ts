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
import { textOf } from '../../../../src/features/documents/word/print-line.ts';
import { templates } from '../all-templates.ts';
import { completed } from '../completed.ts';
import { paragraph, sampleTemplate } from '../sample.ts';

/** Patterns of an article that should contract, a repeated word and an empty bracket. */
const slips = [
  /(?<!\p{L})(?:(?:[Dd]e|[Aa]) el|(?:DE|A) EL)(?!\p{L})/u,
  /(?<!\p{L})(\p{L}+)\s\1(?!\p{L})/iu,
  /\(\s*\)|«\s*»/,
];

/** Returns every value within the data of a template except functions. */
function valuesIn(value: unknown): readonly unknown[] {
  const own = typeof value === 'object' && value !== null ? Object.values(value).flatMap(valuesIn) : [];
  return [value, ...own];
}

function isInflected(value: unknown): value is Inflected {
  return typeof value === 'object' && value !== null && 'by' in value && 'forms' in value;
}

/** Returns the texts of a template that no answer changes: labels, hints, headings and each form of its words. */
function sayingsOf(template: Template): readonly string[] {
  return valuesIn(template).filter((value) => typeof value === 'string');
}

/** Returns a blank, each expected answer and an unexpected one. */
function answersTo(template: Template, key: string): readonly string[] {
  const field = fieldOf(template, key);
  if (field.kind === 'choice') return ['', ...field.options.map(({ value }) => value)];
  if (field.kind === 'check') return ['', yes];
  const forms = valuesIn(template)
    .filter(isInflected)
    .filter(({ by }) => by === key);
  const expected = forms.flatMap((words) => Object.keys(words.forms));
  return [...new Set(['', ...expected, completed(template)[key] ?? ''])];
}

function decidingKeys(inline: Inline): readonly string[] {
  if (inline.kind === 'phrase') return inline.from;
  return inline.kind === 'inflected' ? [inline.by] : [];
}

/** Returns every combination of the answers that change the words of a document. */
function combinations(template: Template): readonly Values[] {
  const inText = template.blocks.flatMap(linesOf).flatMap((each) => each.flatMap(decidingKeys));
  const conditions = conditionsOf(template.blocks).flatMap(({ from }) => from);
  return [...new Set([...inText, ...conditions])].reduce<readonly Values[]>(
    (all, key) =>
      all.flatMap((values) => answersTo(template, key).map((answer) => ({ ...values, [key]: answer }))),
    [{}],
  );
}

/** Returns the sentences with a slip. */
function slipsOf(template: Template): readonly string[] {
  const lines = combinations(template).flatMap((values) =>
    printedBlocks(template, values)
      .flatMap(linesOf)
      .map((each) => textOf(each, { template, values })),
  );
  return [...new Set([...sayingsOf(template), ...lines])].filter((text) =>
    slips.some((slip) => slip.test(text)),
  );
}

test.each(templates)(
  '$productId: the document has no slip in its words, whatever the answers',
  (template) => {
    expect(combinations(template).length).toBeGreaterThan(0);
    expect(slipsOf(template)).toEqual([]);
  },
);

test('a slip in one combination of the answers is found', () => {
  const optional = { by: 'plan', usual: '', forms: { si: 'la' } } as const;
  const template = sampleTemplate(
    paragraph`a cargo de ${optional} ${'nombre'} (${optional}) la ${optional} directora`,
  );
  expect(slipsOf(template)).toHaveLength(2);
  expect(slipsOf(sampleTemplate(paragraph`el aviso de el colegio`))).not.toEqual([]);
  expect(slipsOf(sampleTemplate(paragraph`el colegio de El Bosque, a ${'nombre'}`))).toEqual([]);
});
