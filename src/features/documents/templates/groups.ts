// Defines sets of fields about the school, its owner and the owner's representative, which templates share. A template
// lists the fields that it needs from a set, in its own order, and may override their labels, hints and other
// properties.

import { wrapInflected } from '../model/builders.ts';
import { type Field, field, nonNumericText, personName, text } from '../model/field.ts';
import type { FieldGroup } from '../model/field-group.ts';
import { grammaticalGender, inflectByGender } from '../model/grammatical-gender.ts';
import type { FactName } from '../model/shared-fields.ts';

type FieldParameters = Parameters<typeof field>;

/** Field of a set. The template's prefix and `suffix` make its key, as in «est_nombre». */
type FieldDefinition = FieldParameters[2] & {
  readonly suffix: string;
  readonly type: FieldParameters[1];
  readonly fact: FactName;
};

type FieldSet = { readonly [name: string]: FieldDefinition };

type Overrides = Partial<Omit<FieldDefinition, 'suffix' | 'fact'>>;

/** Returns a function that makes a template's fields from a set, in the order of `overridesByName`. */
function defineFieldSet<const Definitions extends FieldSet>(definitions: Definitions) {
  return <const Prefix extends string, const Name extends keyof Definitions & string>(
    prefix: Prefix,
    overridesByName: { readonly [N in Name]: Overrides },
  ): readonly Field<`${Prefix}_${Definitions[Name]['suffix']}`>[] =>
    Object.entries<Overrides>(overridesByName).flatMap(([name, overrides]) => {
      const definition: FieldDefinition | undefined = definitions[name];
      if (!definition) return [];
      const { suffix, type, ...details } = { ...definition, ...overrides };
      return field<`${Prefix}_${Definitions[Name]['suffix']}`>(`${prefix}_${suffix}`, type, details);
    });
}

const samples = { street: 'Av. Ejemplo 123', commune: 'Ñuñoa', rut: '77.777.777-7' } as const;

const commune = {
  suffix: 'comuna',
  type: nonNumericText,
  hint: 'Nombre completo de la comuna',
  sample: samples.commune,
  blank: 16,
} as const;

const region = {
  suffix: 'region',
  type: 'region',
  fact: 'school.region',
  label: 'Región',
  hint: 'Elija una de las 16 regiones',
} as const;

/** Fields of the school. `location` includes the commune. `address` doesn't, so it needs a `commune` next to it. */
export const schoolFields = defineFieldSet({
  name: {
    suffix: 'nombre',
    type: text(3, 120),
    fact: 'school.name',
    label: 'Nombre del establecimiento',
    hint: 'Como figura en el reconocimiento oficial',
    sample: 'Colegio Los Aromos de Prueba',
  },
  rut: {
    suffix: 'rut',
    type: 'rut',
    fact: 'school.rut',
    label: 'RUT del establecimiento o sostenedor',
    hint: 'Con puntos y guion: 12.345.678-5',
    sample: samples.rut,
  },
  rbd: {
    suffix: 'rbd',
    type: { kind: 'text', unbroken: true },
    fact: 'school.rbd',
    label: 'RBD (rol base de datos)',
    hint: 'Como figura en sus documentos; con guion y dígito si los lleva',
    sample: '00000-0',
    blank: 10,
  },
  location: {
    suffix: 'direccion',
    type: text(5, 160),
    fact: 'school.location',
    label: 'Dirección',
    hint: 'Calle, número y comuna',
    sample: `${samples.street}, ${samples.commune}`,
  },
  address: {
    suffix: 'direccion',
    type: 'text',
    fact: 'school.address',
    label: 'Dirección del establecimiento',
    hint: 'Calle y número',
    sample: samples.street,
  },
  commune: {
    ...commune,
    fact: 'school.commune',
    label: 'Comuna del establecimiento',
  },
  region,
  phone: {
    suffix: 'telefono',
    type: 'phone',
    fact: 'school.phone',
    label: 'Teléfono',
    hint: '+56 9 1234 5678 o +56 2 2123 4567',
    sample: '+56 2 2123 4567',
  },
  email: {
    suffix: 'correo',
    type: 'email',
    fact: 'school.email',
    label: 'Correo electrónico',
    hint: 'El que revisa la dirección del colegio',
    sample: 'direccion@colegio.example',
  },
});

/** Fields of the school's owner as a party to a contract. */
export const employerFields = defineFieldSet({
  name: {
    suffix: 'razon_social',
    type: 'text',
    fact: 'employer.name',
    label: 'Razón social del sostenedor',
    hint: 'Como figura en sus estatutos',
    sample: 'Corporación Educacional de Prueba',
  },
  rut: {
    suffix: 'rut',
    type: 'rut',
    fact: 'school.rut',
    label: 'RUT del sostenedor',
    hint: 'Con puntos y guion: 12.345.678-5',
    sample: samples.rut,
  },
  address: {
    suffix: 'domicilio',
    type: 'text',
    fact: 'employer.address',
    label: 'Domicilio del sostenedor',
    hint: 'Calle y número',
    sample: samples.street,
  },
  commune: {
    ...commune,
    fact: 'employer.commune',
    label: 'Comuna del sostenedor',
  },
  region,
  email: {
    suffix: 'correo',
    type: 'email',
    fact: 'employer.email',
    label: 'Correo del sostenedor',
    hint: 'El que se usará para las comunicaciones',
    sample: 'contacto@corporacion.example',
  },
});

/** Fields of the owner's representative, for a section about nobody else. */
export const representativeFields = defineFieldSet({
  name: {
    suffix: 'nombre',
    type: personName,
    fact: 'representative.name',
    label: 'Nombre completo',
    hint: 'Nombres y dos apellidos',
    sample: 'María Ejemplo Prueba',
  },
  gender: {
    suffix: 'trato',
    type: grammaticalGender,
    fact: 'representative.treatment',
    label: 'El representante legal es',
    hint: 'Según eso el documento dice «doña» o «don».',
  },
  nationality: {
    suffix: 'nacionalidad',
    type: nonNumericText,
    fact: 'representative.nationality',
    label: 'Nacionalidad',
    hint: 'Como se dice de esa persona: chilena o chileno',
    sample: 'chilena',
    blank: 14,
  },
  rut: {
    suffix: 'rut',
    type: 'rut',
    fact: 'representative.rut',
    label: 'RUT',
    hint: 'Con puntos y guion',
    example: '12.345.678-5',
  },
  phone: {
    suffix: 'telefono',
    type: 'phone',
    fact: 'representative.phone',
    label: 'Teléfono',
    hint: 'Celular de contacto: +56 9 …',
  },
  email: {
    suffix: 'correo',
    type: 'email',
    fact: 'representative.email',
    label: 'Correo electrónico',
    hint: 'Personal o institucional',
    sample: 'representante@colegio.example',
  },
});

/**
 * Returns the fields of the representative, for a section that also has the fields of the owner. The labels therefore
 * name the representative, in agreement with the chosen gender.
 * @param genderOverrides properties of the field for the representative's gender that the template overrides
 */
export function actingRepresentativeFields<const Prefix extends string>(
  prefix: Prefix,
  genderOverrides: Overrides,
) {
  const theRepresentative = inflectByGender(`${prefix}_trato`)(
    'la representante',
    'el representante',
    'el representante',
  );
  return representativeFields(prefix, {
    name: { label: wrapInflected('Nombre de ', theRepresentative, ' legal') },
    gender: genderOverrides,
    nationality: { label: wrapInflected('Nacionalidad de ', theRepresentative) },
    rut: {
      label: wrapInflected('Cédula de ', theRepresentative),
      hint: 'Con puntos y guion: 12.345.678-5',
      example: '',
      sample: '12.345.678-5',
    },
  });
}

/** Headings that schools' lists have for each fact, besides the label and the key of its field. */
const usualHeadings: { readonly [Name in FactName]?: readonly string[] } = {
  'employer.name': ['razón social', 'sostenedor', 'empleador'],
  'school.name': [
    'establecimiento',
    'nombre establecimiento',
    'nombre del colegio',
    'colegio',
    'escuela',
    'sede',
  ],
  'school.rut': ['RUT establecimiento', 'RUT del establecimiento', 'RUT sostenedor', 'RUT del sostenedor'],
  'school.rbd': ['RBD'],
  'school.location': ['dirección del establecimiento', 'dirección establecimiento', 'domicilio'],
  'school.phone': ['fono', 'teléfono establecimiento', 'teléfono del establecimiento'],
  'school.email': ['correo', 'e-mail', 'mail', 'correo establecimiento', 'correo del establecimiento'],
  'representative.name': ['representante', 'representante legal', 'nombre del representante legal'],
  'representative.rut': ['RUT representante', 'RUT representante legal', 'RUT del representante legal'],
  'representative.phone': ['teléfono representante', 'teléfono del representante legal', 'celular'],
  'representative.email': ['correo representante', 'correo del representante legal'],
};

export function factHeadings<const Key extends string>(
  groups: readonly FieldGroup<Key>[],
): { readonly [K in Key]?: readonly string[] } {
  const fields = groups.flatMap((group) => group.fields);
  const entries = fields.flatMap(({ key, fact }) => {
    const headings = fact && usualHeadings[fact];
    return headings ? [[key, headings] as const] : [];
  });
  return Object.fromEntries(entries) as { readonly [K in Key]?: readonly string[] };
}
