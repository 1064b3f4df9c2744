import { expect, test } from 'vitest';
import type { Template, Values } from '../../../../src/features/documents/model/document.ts';
import { paragraphsOf, partReaderOfTemplate } from '../docx-parts.ts';

const today = '2026-11-22';

/** Another draft, or another row of a spreadsheet. `where` is its name in a warning. */
export type OtherDocument = { readonly where: string; readonly values: Values };

/**
 * Answers, the message of their only warning, the fields of this warning (by default all answered ones), and the other
 * documents to compare with.
 */
export type Contradiction = readonly [
  typed: Values,
  sentence: string,
  fields?: readonly string[],
  ...others: readonly OtherDocument[],
];

/** Document that schools sign as it is, so that it must get no warning. */
export type ValidDocument = readonly [
  description: string,
  values: Values,
  ...others: readonly OtherDocument[],
];

export function warningsOf(
  { warnings }: Template,
  values: Values,
  otherDocuments: readonly OtherDocument[] = [],
) {
  return warnings(
    values,
    today,
    otherDocuments.map(({ where, values: otherValues }) => ({ values: otherValues, mention: () => where })),
  );
}

/** Tests that contradictions get their warnings, that valid documents get none, and that Word files contain none. */
export function testContradictions(
  template: Template,
  contradictions: readonly Contradiction[],
  validDocuments: readonly ValidDocument[],
): void {
  for (const [answers, sentence, fields = Object.keys(answers), ...otherDocuments] of contradictions) {
    test(`${JSON.stringify(answers)}: ${sentence}`, () => {
      const warnings = warningsOf(template, answers, otherDocuments);
      expect(warnings.map(({ message }) => message)).toEqual([sentence]);
      expect(warnings[0]?.keys).toEqual(fields);
      expect(warnings[0]?.showUnder).toBeUndefined();
    });
  }

  for (const [description, values, ...otherDocuments] of validDocuments) {
    test(`a valid document gets no warning: ${description}`, () => {
      expect(warningsOf(template, values, otherDocuments)).toEqual([]);
    });
  }

  test('the Word file contains no warning', async () => {
    const [answers = {}, sentence = ''] = contradictions[0] ?? [];
    const readPart = await partReaderOfTemplate(template, answers);
    expect(paragraphsOf(readPart('word/document.xml')).join('\n')).not.toContain(sentence);
  });
}
