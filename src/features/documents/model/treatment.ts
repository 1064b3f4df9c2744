import type { FieldType } from './field.ts';
import type { Inflected } from './inflection.ts';

export const feminine = 'femenino';
export const masculine = 'masculino';

/** The choice that the words of a document agree with. */
export const treatment = {
  kind: 'choice',
  wordsAlone: true,
  options: [
    { value: feminine, label: 'Femenino' },
    { value: masculine, label: 'Masculino' },
  ],
} as const satisfies FieldType;

/**
 * Words that agree with the treatment chosen in that field: `inGender('trato')('la Trabajadora', 'el Trabajador')`.
 * Without a choice they stay feminine, or what the third text says.
 */
export function inGender<const Key extends string>(by: Key) {
  return (female: string, male: string, undecided = female): Inflected<Key> => ({
    by,
    usual: undecided,
    forms: { [feminine]: female, [masculine]: male },
  });
}
