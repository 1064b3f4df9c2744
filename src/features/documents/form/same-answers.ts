import type { Values } from '../model/document.ts';
import type { Field } from '../model/field.ts';
import type { Warning } from '../model/warning.ts';
import type { Handlers } from './field-ids.ts';

/** What a part of the form is drawn from. */
export type Asked = {
  readonly values: Values;
  readonly problems: ReadonlyMap<string, string>;
  readonly warnings: ReadonlyMap<string, readonly Warning[]>;
  readonly handlers: Handlers;
};

function messages(warnings: readonly Warning[] = []): string {
  return warnings.map(({ message }) => message).join('\n');
}

/** Whether those fields look as they did: a key changes one of them, and the others need no rendering. */
export function sameAnswers(fields: readonly Field[], before: Asked, after: Asked): boolean {
  return (
    before.handlers === after.handlers &&
    fields.every(
      ({ key }) =>
        before.values[key] === after.values[key] &&
        before.problems.get(key) === after.problems.get(key) &&
        messages(before.warnings.get(key)) === messages(after.warnings.get(key)),
    )
  );
}
