import { type Inflected, type Wording, wordingOf } from './inflection.ts';
import type { Unit } from './number.ts';

/** Proposal of the document while a field has no answer, from the answers to other fields ('' for none). */
export type Proposal = {
  readonly from: readonly string[];
  readonly propose: (answers: readonly string[]) => string;
};

/** Condition on the answers to other fields ('' for none). */
export type Condition<Key extends string = string> = {
  readonly from: readonly Key[];
  readonly holds: (answers: readonly string[]) => boolean;
};

/** Texts of a field. */
type Sayings = 'label' | 'hint' | 'example';

/** Optional parts of a field of any kind. */
type Details = {
  /** Answer of an example sheet where `example` is none, as it would be stored; obviously fictional. */
  readonly sample?: string;
  /** Sample for a date of the term that begins in March of that year: an example sheet computes the year from today. */
  readonly termSample?: (year: number, today: string) => string;
  /** Proposed by the document: printed while there is no answer. One that was emptied is an answer. */
  readonly preset?: string;
  /** A proposal that depends on other answers, instead of `preset`. */
  readonly proposal?: Proposal;
  /** The field is only asked for while this holds, and prints «—» otherwise: a day without work has no times. */
  readonly applies?: Condition;
  /** Statements of the document in the field's place, to be read before it is answered. */
  readonly statements?: readonly string[];
};

type Described<Key extends string> = Details & {
  readonly key: Key;
  readonly label: string;
  readonly hint: string;
  /** Shown with the hint, where it says more than that does; else ''. Obviously fictional. */
  readonly example: string;
  /** Texts that agree with an answer: `agreeing`, `labelOf`. */
  readonly inflected?: { readonly [S in Sayings]?: Inflected };
  /** Length of the line to write on, in underscores. */
  readonly blank: number;
};

export type Option = {
  readonly value: string;
  readonly label: string;
  /** Other names that people write for it in a spreadsheet. */
  readonly names?: readonly string[];
};

/** Tells the form and the printers what kind of value a field has. The value itself is always a string (see `Values`). */
export type FieldType =
  | {
      readonly kind: 'text';
      readonly multiline?: true;
      /** In characters. */
      readonly length?: readonly [least: number, most: number];
      /** Never broken at the end of a line, as a number is not. */
      readonly unbroken?: true;
      /** A person's name: lists often have the surnames first, or capitals. */
      readonly isName?: true;
      /** Never a number alone nor «sí»: lists have amounts in columns of this name. */
      readonly isWords?: true;
      /** Useless without a number: lists have its parts in several columns. */
      readonly isNumbered?: true;
    }
  | {
      readonly kind: 'integer';
      readonly range: readonly [least: number, most: number];
      /** Printed beside the number, and so dropped where a person writes it too. */
      readonly unit?: Unit;
    }
  | {
      readonly kind: 'date';
      /** `short` prints dd-mm-aaaa, `long` prints «2 de marzo de 2026». */
      readonly print: 'short' | 'long';
      /** Batteries and electrodes may bear their month alone, whose last day is taken. */
      readonly isExpiry?: true;
    }
  | {
      readonly kind: 'choice';
      readonly options: readonly Option[];
      /** It decides on words or on conditional blocks alone: the document has no place for it, and so no blank. */
      readonly unprinted?: true;
    }
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
        | 'time';
    }
  | {
      /** 'H:MM' hours and minutes. */
      readonly kind: 'duration';
      /** In hours. */
      readonly most?: number;
      /** Never of many hours, so that a bare number is minutes: breaks. */
      readonly isShort?: true;
    };

export type FieldKind = FieldType['kind'];

export type Field<Key extends string = string> = Described<Key> & FieldType;

/** Text in a field's place: its value's lines, or a line to write on of that many underscores. */
export type Printed =
  | { readonly blank: true; readonly width: number }
  | { readonly blank: false; readonly lines: readonly string[] };

/** Returns the printed value on one line; '' for a line to write on. */
export function printedText(printed: Printed): string {
  return printed.blank ? '' : printed.lines.join(' ');
}

/** Words for the rows of a list. */
export type RowWords = {
  /** Before its number: «Persona». */
  readonly one: string;
  /** After a number: «personas». */
  readonly many: string;
  /** Label of the button that adds a row: «Agregar persona». */
  readonly add: string;
  /** In the place of the first answer of a row that has others: «Sin nombre». */
  readonly unnamed: string;
  /** The blank that the list is while no row is answered: «Ninguna persona en la lista». */
  readonly none: string;
};

/** A list of people or things: rows of the same fields, each behind the answer to its first one. */
export type Rows<Key extends string = string> = {
  readonly keys: readonly (readonly Key[])[];
  /** Number of rows that the document prints even if they are blank. */
  readonly least: number;
  readonly words: RowWords;
};

/** Fields that the form shows together, in the order of the document. */
export type FieldGroup<Key extends string = string> = {
  readonly title: string;
  /** Title that agrees with an answer. */
  readonly inflectedTitle?: Inflected;
  /** Shown as a card per day. */
  readonly layout?: 'week';
  /** Shown as a card per row. */
  readonly rows?: Rows<Key>;
  readonly fields: readonly Field<Key>[];
};

/** The keys of a list of groups; the template's text may name no other. */
export type KeyOf<Groups extends readonly FieldGroup[]> = Groups[number]['fields'][number]['key'];

/** The value of a ticked box, and of the «Sí» of a choice. */
export const yes = 'si';

/** The value of a box that was unticked although its data would tick it, and of the «No» of a choice. */
export const no = 'no';

/** The choice of one of them. */
export const yesOrNo = {
  kind: 'choice',
  options: [
    { value: yes, label: 'Sí' },
    { value: no, label: 'No' },
  ],
} as const satisfies FieldType;

/** A text of that many characters. */
export function text(least: number, most: number) {
  return { kind: 'text', length: [least, most] } as const satisfies FieldType;
}

/** A person's name. */
export const personName = { kind: 'text', isName: true, isWords: true } as const satisfies FieldType;

/** A text that has letters. */
export const words = { kind: 'text', isWords: true } as const satisfies FieldType;

/** dd-mm-aaaa. */
export const shortDate = { kind: 'date', print: 'short' } as const satisfies FieldType;

/** «2 de marzo de 2026». */
export const longDate = { kind: 'date', print: 'long' } as const satisfies FieldType;

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

type Description = Details & {
  readonly label: Wording;
  readonly hint: Wording;
  readonly example?: Wording;
  readonly blank?: number;
};

function usual(wording: Wording): string {
  return typeof wording === 'string' ? wording : wording.usual;
}

/** A field; `blank` defaults to the usual length of its kind. */
export function field<const Key extends string>(
  key: Key,
  type: FieldType | Exclude<FieldKind, 'date' | 'choice' | 'integer'>,
  { label, hint, example = '', ...details }: Description,
): Field<Key> {
  const full: FieldType = typeof type === 'string' ? { kind: type } : type;
  const inflected = Object.entries({ label, hint, example }).filter(([, said]) => typeof said !== 'string');
  return {
    key,
    label: usual(label),
    hint: usual(hint),
    example: usual(example),
    ...(inflected.length === 0 ? {} : { inflected: Object.fromEntries(inflected) }),
    blank: blanks[full.kind],
    ...details,
    ...full,
  };
}

type RowsDescription<Key extends string> = Omit<Rows<Key>, 'keys'> & {
  readonly title: string;
  readonly most: number;
  /** Returns the fields of one row. @param number from 1 */
  readonly fields: (number: number) => readonly Field<Key>[];
};

/** A group of rows of the same fields. */
export function rowGroup<const Key extends string>({
  title,
  most,
  least,
  words,
  fields,
}: RowsDescription<Key>): FieldGroup<Key> & { readonly rows: Rows<Key> } {
  const rows = Array.from({ length: most }, (_, index) => fields(index + 1));
  const keys = rows.map((row) => row.map(({ key }) => key));
  return { title, rows: { keys, least, words }, fields: rows.flat() };
}

/** @param follows fields whose answers tick the box; it can be unticked all the same */
export function checkField<const Key extends string>(
  key: Key,
  label: string,
  { follows, ...details }: Pick<Details, 'statements'> & { readonly follows?: readonly string[] } = {},
): Field<Key> {
  const propose: Proposal['propose'] = (answers) => (answers.some((answer) => answer !== '') ? yes : '');
  return field(key, 'check', {
    label,
    hint: 'Marque si corresponde',
    ...(follows && { proposal: { from: follows, propose } }),
    ...details,
  });
}

type Answers = Parameters<typeof wordingOf>[1];

/** The group's title, in agreement with the answers. */
export function titleOf({ title, inflectedTitle }: FieldGroup, answers: Answers): string {
  return wordingOf(inflectedTitle ?? title, answers);
}

/** The field with all that it says in agreement with the answers. */
export function agreeing(field: Field, answers: Answers): Field {
  if (!field.inflected) return field;
  const said = Object.entries(field.inflected).map(([name, words]) => [name, wordingOf(words, answers)]);
  return { ...field, ...Object.fromEntries(said) };
}

/** The label, which may agree with an answer. */
export function labelWording({ label, inflected }: Field): Wording {
  return inflected?.label ?? label;
}

/** The label, in agreement with the answers. */
export function labelOf(field: Field, answers: Answers): string {
  return wordingOf(labelWording(field), answers);
}
