type Described<Key extends string> = {
  readonly key: Key;
  readonly label: string;
  readonly hint: string;
  /** Obviously fictional; empty for amounts, which only the buyer can know. */
  readonly example: string;
  /** Length of the line to write on, in underscores. */
  readonly blank: number;
  /** Proposed by the document: printed while there is no value. */
  readonly preset?: string;
};

export type Option = {
  readonly value: string;
  readonly label: string;
};

/** How a value is asked for, checked and printed. The value itself is always a string (see `Values`). */
export type FieldType =
  | {
      readonly kind: 'text';
      readonly multiline?: true;
      /** In characters. */
      readonly length?: readonly [least: number, most: number];
    }
  | { readonly kind: 'integer'; readonly range: readonly [least: number, most: number] }
  /** `short` prints dd-mm-aaaa, `long` prints «2 de marzo de 2026». */
  | { readonly kind: 'date'; readonly print: 'short' | 'long' }
  | { readonly kind: 'choice'; readonly options: readonly Option[] }
  | {
      readonly kind:
        | 'rut'
        | 'email'
        | 'phone'
        | 'region'
        | 'money'
        | 'year'
        | 'check'
        /** 'HH:MM' of 24 hours. */
        | 'time'
        /** 'H:MM' hours and minutes. */
        | 'duration';
    };

export type FieldKind = FieldType['kind'];

export type Field<Key extends string = string> = Described<Key> & FieldType;

/** Fields that the form shows together, in the order of the document. */
export type FieldGroup<Key extends string = string> = {
  readonly title: string;
  /** `week`: shown as a card per day. */
  readonly layout?: 'week';
  readonly fields: readonly Field<Key>[];
};

/** The keys of a list of groups; the template's text may name no other. */
export type KeyOf<Groups extends readonly FieldGroup[]> = Groups[number]['fields'][number]['key'];

/** The value of a ticked box, and of the «Sí» of a choice. */
export const yes = 'si';

const blanks: Readonly<Record<FieldKind, number>> = {
  text: 28,
  date: 16,
  choice: 10,
  rut: 16,
  email: 26,
  phone: 18,
  region: 28,
  money: 14,
  integer: 6,
  year: 6,
  check: 0,
  time: 6,
  duration: 6,
};

type Description = {
  readonly label: string;
  readonly hint: string;
  readonly example: string;
  readonly blank?: number;
  readonly preset?: string;
};

/** A field; `blank` defaults to the usual length of its kind. */
export function field<const Key extends string>(
  key: Key,
  type: FieldType | Exclude<FieldKind, 'date' | 'choice' | 'integer'>,
  { label, hint, example, blank, preset }: Description,
): Field<Key> {
  const full: FieldType = typeof type === 'string' ? { kind: type } : type;
  return {
    key,
    label,
    hint,
    example,
    blank: blank ?? blanks[full.kind],
    ...(preset === undefined ? {} : { preset }),
    ...full,
  };
}

export function checkField<const Key extends string>(key: Key, label: string): Field<Key> {
  return field(key, 'check', { label, hint: 'Marque si corresponde', example: yes });
}
