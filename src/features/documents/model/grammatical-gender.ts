import type { FieldType } from './field.ts';
import type { Inflected } from './inflection.ts';

export const feminine = 'femenino';
export const masculine = 'masculino';

export const grammaticalGender = {
  kind: 'choice',
  unprinted: true,
  options: [
    // In spreadsheets, «M» means «mujer» if the column also has «H», and «masculino» if it also has «F».
    {
      value: feminine,
      label: 'Mujer',
      names: ['f', 'm', 'doña', 'señora', 'sra', 'señorita', 'srta'],
    },
    { value: masculine, label: 'Hombre', names: ['h', 'm', 'varón', 'don', 'señor', 'sr'] },
  ],
} as const satisfies FieldType;

export function genderLabel(chosen: string): string {
  return grammaticalGender.options.find(({ value }) => value === chosen)?.label ?? chosen;
}

/**
 * Returns a function that makes words agree with the gender chosen in a field: `inflectByGender('trato')('la
 * Trabajadora', 'el Trabajador')`. Without a choice the words are feminine, or the third text if there is one.
 */
export function inflectByGender<const Key extends string>(fieldKey: Key) {
  return (feminineForm: string, masculineForm: string, undecidedForm = feminineForm): Inflected<Key> => ({
    fieldKey,
    defaultForm: undecidedForm,
    forms: { [feminine]: feminineForm, [masculine]: masculineForm },
  });
}

type Gender = typeof feminine | typeof masculine;

// Masculine words in professional titles that also have a feminine form.
const masculineTitles =
  'profesor educador doctor orientador trabajador licenciado titulado graduado maestro pedagogo psicopedagogo psicólogo fonoaudiólogo kinesiólogo técnico ingeniero'.split(
    ' ',
  );

function titleGender(word: string): Gender | null {
  if (masculineTitles.includes(word)) return masculine;
  return masculineTitles.some((title) => word === `${title.replace(/o$/, '')}a`) ? feminine : null;
}

/** Nationalities that end in -a for women and men alike. */
const genderlessNationalities = 'belga croata israelita vietnamita keniata saudita monegasca'.split(' ');

function nationalityGender(word: string): Gender | null {
  if (genderlessNationalities.includes(word)) return null;
  if (word.endsWith('a')) return feminine;
  return /(?:o|és|án|ín|ol)$/.test(word) ? masculine : null;
}

/**
 * Returns the first word of the text if it disagrees with the chosen gender; otherwise null. Doesn't check later words,
 * which may agree with a noun of the text («Educación Técnico-Profesional»).
 */
function disagreeingWord(
  text: string,
  chosen: string,
  genderOf: (word: string) => Gender | null,
): string | null {
  if (chosen !== feminine && chosen !== masculine) return null;
  const oppositeGender = chosen === feminine ? masculine : feminine;
  const [word = ''] = /\p{L}+/u.exec(text) ?? [];
  return genderOf(word.toLowerCase()) === oppositeGender ? word : null;
}

export function disagreeingTitle(title: string, chosen: string): string | null {
  return disagreeingWord(title, chosen, titleGender);
}

export function disagreeingNationality(nationality: string, chosen: string): string | null {
  return disagreeingWord(nationality, chosen, nationalityGender);
}
