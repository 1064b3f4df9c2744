import { expect, test } from 'vitest';
import type { Template, Values } from '../../../../src/features/documents/model/document.ts';
import { paragraphsOf, partsOf } from '../docx-parts.ts';

const today = '2026-11-22';

export type Other = { readonly where: string; readonly values: Values };

/** Typed answers, the only warning about them, and the fields that show it (by default all of them). */
export type Contradiction = readonly [
  typed: Values,
  sentence: string,
  fields?: readonly string[],
  ...others: readonly Other[],
];

/** Document as schools sign it, without any warning. */
export type Honest = readonly [what: string, values: Values, ...others: readonly Other[]];

export function warningsOf({ warnings }: Template, values: Values, others: readonly Other[] = []) {
  return warnings(
    values,
    today,
    others.map(({ where, values: other }) => ({ values: other, where: () => where })),
  );
}

/** Tests that each warning appears where it should, none for honest documents, and none in Word. */
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
    test(`an honest document gets no warning: ${what}`, () => {
      expect(warningsOf(template, values, others)).toEqual([]);
    });
  }

  test('the Word file leaves out the form’s warnings', async () => {
    const [typed = {}, sentence = ''] = contradictions[0] ?? [];
    const part = await partsOf(template, typed);
    expect(paragraphsOf(part('word/document.xml')).join('\n')).not.toContain(sentence);
  });
}
