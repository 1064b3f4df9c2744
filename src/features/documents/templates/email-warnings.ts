import type { MaybeWarning, Values } from '../model/document.ts';
import { doubtfulLetter } from '../model/email.ts';
import type { FieldGroup } from '../model/field-group.ts';
import { given } from '../model/values.ts';

/** Warns about every e-mail address of the groups with a letter that its provider doesn't allow. */
export function emailWarnings<Key extends string>(
  groups: readonly FieldGroup<Key>[],
  values: Values<Key>,
): readonly MaybeWarning<Key>[] {
  const keys = groups.flatMap(({ fields }) =>
    fields.filter(({ kind }) => kind === 'email').map(({ key }) => key),
  );
  return keys.map((key) => {
    const letter = doubtfulLetter(given<Key>(values, key));
    return (
      letter !== null && { keys: [key], message: `¿Lleva ${letter} la dirección de correo?`, onLeave: true }
    );
  });
}
