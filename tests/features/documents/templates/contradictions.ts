import { expect, test } from 'vitest';
import type { Template, Values } from '../../../../src/features/documents/model/document.ts';
import { paragraphsOf, partsOf } from '../docx-parts.ts';

const today = '2026-11-22';

/** Another document on the device. */
export type Other = { readonly where: string; readonly values: Values };

/** What was typed, the one sentence that it gets, and the fields beside which that stands: all of them by default. */
export type Contradiction = readonly [
  typed: Values,
  sentence: string,
  fields?: readonly string[],
  ...others: readonly Other[],
];

/** A document as schools sign it: nothing to say. */
export type Honest = readonly [what: string, values: Values, ...others: readonly Other[]];

export function warningsOf({ warnings }: Template, values: Values, others: readonly Other[] = []) {
  return warnings(
    values,
    today,
    others.map(({ where, values: other }) => ({ values: other, where: () => where })),
  );
}

/** Tests that the template says each sentence where it should, nothing of honest documents, and nothing in Word. */
export function testContradictions(
  template: Template,
  contradictions: readonly Contradiction[],
  honest: readonly Honest[],
): void {
  for (const [typed, sentence, fields = Object.keys(typed), ...others] of contradictions) {
    test(`${JSON.stringify(typed)}: ${sentence}`, () => {
      const found = warningsOf(template, typed, others);
      expect(found.map(({ message }) => message)).toEqual([sentence]);
      expect(found[0]?.keys).toEqual(fields);
      expect(found[0]?.under).toBeUndefined();
    });
  }

  for (const [what, values, ...others] of honest) {
    test(`nothing is said of an honest document: ${what}`, () => {
      expect(warningsOf(template, values, others)).toEqual([]);
    });
  }

  test('what is said beside the form is not in the Word file', async () => {
    const [typed = {}, sentence = ''] = contradictions[0] ?? [];
    const part = await partsOf(template, typed);
    expect(paragraphsOf(part('word/document.xml')).join('\n')).not.toContain(sentence);
  });
}
