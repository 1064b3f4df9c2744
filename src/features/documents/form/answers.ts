import { problemOf } from '../model/check.ts';
import type { Template, Values } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import type { Warning } from '../model/warning.ts';

export type Problem = {
  readonly key: string;
  readonly label: string;
  readonly message: string;
};

export function fieldsOf({ groups }: Template): readonly Field[] {
  return groups.flatMap(({ fields }) => fields);
}

/** What a person sees in the field: their answer, else what the document proposes. */
export function answerShown(field: Field, values: Values): string {
  return values[field.key] ?? field.preset ?? '';
}

/** Every answer that cannot be right, in the order of the form. */
export function problemsOf(template: Template, values: Values): readonly Problem[] {
  return fieldsOf(template).flatMap((field) => {
    const message = problemOf(field, values[field.key]);
    return message === null ? [] : [{ key: field.key, label: field.label, message }];
  });
}

/** Each warning under the last of its fields in the form: that one was typed with the others in view. */
export function warningsByField(
  template: Template,
  warnings: readonly Warning[],
): ReadonlyMap<string, readonly Warning[]> {
  const order = new Map(fieldsOf(template).map(({ key }, place) => [key, place]));
  const byField = new Map<string, readonly Warning[]>();
  for (const warning of warnings) {
    const [last] = warning.keys.toSorted((one, two) => (order.get(two) ?? 0) - (order.get(one) ?? 0));
    if (last) byField.set(last, [...(byField.get(last) ?? []), warning]);
  }
  return byField;
}
