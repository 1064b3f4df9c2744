import { neededAnswers } from '../model/conditional.ts';
import { fieldsOf, type Template, type Values, type Warning } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import { problemOf } from '../model/input.ts';
import { doesApply, proposalOf } from '../model/values.ts';

export type Problem = {
  readonly field: Field;
  readonly message: string;
};

export type FormWarnings = {
  /** All warnings, in the order of the template's rules. */
  readonly all: readonly Warning[];
  /** Warnings by the key of each field that shows them. */
  readonly byField: ReadonlyMap<string, readonly Warning[]>;
};

export const noWarnings: FormWarnings = { all: [], byField: new Map() };

/** @param values all answers, because the field's proposal may depend on several */
export function answerOrProposal(field: Field, values: Values): string {
  return values[field.key] ?? proposalOf(field, values);
}

/** Returns the problem of each invalid answer that the document needs, in the order of the form. */
export function problemsOf(template: Template, values: Values): readonly Problem[] {
  const answers = neededAnswers(template, values);
  return fieldsOf(template).flatMap((field) => {
    const message = doesApply(field, values) ? problemOf(field, answers[field.key]) : null;
    return message === null ? [] : [{ field, message }];
  });
}

/**
 * Groups the warnings by the fields that show them. A warning may be about several fields. Any of them may have the
 * wrong answer, so each of them shows the warning. With `showUnder: 'last'`, only the last of these fields in the form
 * shows it.
 */
export function warningsByField(template: Template, warnings: readonly Warning[]): FormWarnings['byField'] {
  const order = new Map(fieldsOf(template).map(({ key }, index) => [key, index]));
  const byField = new Map<string, readonly Warning[]>();
  for (const warning of warnings) {
    const keys = warning.keys.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0));
    for (const key of warning.showUnder === 'last' ? keys.slice(-1) : keys)
      byField.set(key, [...(byField.get(key) ?? []), warning]);
  }
  return byField;
}

/** Returns a text that identifies a warning. The message isn't enough, since several warnings may have the same one. */
export function identityOf({ keys, message }: Warning): string {
  return [...keys, message].join('\n');
}

function identities(warnings: readonly Warning[]): string {
  return warnings.map(identityOf).join('\n\n');
}

/** Returns the old object if the warnings are equal, since React compares it by identity. */
export function reuseIfEqual(previousWarnings: FormWarnings, nextWarnings: FormWarnings): FormWarnings {
  return identities(previousWarnings.all) === identities(nextWarnings.all) ? previousWarnings : nextWarnings;
}
