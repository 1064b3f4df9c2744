import type { FieldType } from './field.ts';
import type { Inflected } from './inflection.ts';

export const feminine = 'femenino';
export const masculine = 'masculino';

/** The choice that the words of a document agree with. */
export const treatment = {
  kind: 'choice',
  unprinted: true,
  options: [
    // «M» is «mujer» beside «H», and «masculino» beside «F».
    {
      value: feminine,
      label: 'Femenino',
      names: ['f', 'm', 'mujer', 'doña', 'señora', 'sra', 'señorita', 'srta'],
    },
    { value: masculine, label: 'Masculino', names: ['h', 'm', 'hombre', 'varón', 'don', 'señor', 'sr'] },
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

// Words of a person's title that have a feminine and a masculine form.
const titles = [
  'profesor/a',
  'educador/a',
  'doctor/a',
  'orientador/a',
  'trabajador/a',
  'licenciad/o/a',
  'titulad/o/a',
  'graduad/o/a',
  'maestr/o/a',
  'pedagog/o/a',
  'psicopedagog/o/a',
  'psicólog/o/a',
  'fonoaudiólog/o/a',
  'kinesiólog/o/a',
  'técnic/o/a',
  'ingenier/o/a',
] as const;

type Gender = typeof feminine | typeof masculine;

const titleGenders: ReadonlyMap<string, Gender> = new Map(
  titles.flatMap((title) => {
    const [stem = '', ...endings] = title.split('/');
    const [male, female] = endings.length === 1 ? ['', ...endings] : endings;
    return [
      [`${stem}${male}`, masculine],
      [`${stem}${female}`, feminine],
    ] as const;
  }),
);

/** Nationalities that end in -a for women and men alike. */
const sameForBoth: ReadonlySet<string> = new Set(
  'belga croata israelita vietnamita keniata saudita monegasca'.split(' '),
);

function nationalityGender(word: string): Gender | null {
  if (sameForBoth.has(word)) return null;
  if (word.endsWith('a')) return feminine;
  return /(?:o|és|án|ín|ol)$/.test(word) ? masculine : null;
}

/** Judges the first word alone: those after it may agree with another («Educación Técnico-Profesional»). */
function firstAgainst(
  text: string,
  chosen: string,
  genderOf: (word: string) => Gender | null | undefined,
): string | null {
  if (chosen !== feminine && chosen !== masculine) return null;
  const other = chosen === feminine ? masculine : feminine;
  const [word = ''] = /\p{L}+/u.exec(text) ?? [];
  return genderOf(word.toLowerCase()) === other ? word : null;
}

/** The first word of a professional title where it does not agree with the treatment chosen; else null. */
export function titleAgainst(title: string, chosen: string): string | null {
  return firstAgainst(title, chosen, (word) => titleGenders.get(word));
}

/** The same of a nationality: «chilena» for a man. */
export function nationalityAgainst(nationality: string, chosen: string): string | null {
  return firstAgainst(nationality, chosen, nationalityGender);
}
