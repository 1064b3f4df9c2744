// Describes the spreadsheets of a template, which have one row per document.
import type { ReadField } from './amount.ts';

/**
 * Column in the batch's table of rows, such as the pay. The page asks the user to confirm those of its values that don't
 * come from the sheet. The download doesn't wait for the confirmation.
 */
export type FigureColumn<Key extends string = string> = {
  readonly label: string;
  /** Fields behind the figure. A change to any of them revokes the confirmation. */
  readonly keys: readonly Key[];
  readonly width: 'narrow' | 'normal' | 'wide';
  /** Returns the figure as the document prints it; '' while it is unknown. */
  readonly format: (read: ReadField) => string;
  /** Caption of the figure while only some of the answers behind it are known. */
  readonly incompleteCaption?: string;
  /**
   * Fields among `keys` that count for the confirmation but aren't part of the text, such as the times of lunch.
   * `proposed` is the caption if one of them has only a proposed answer.
   */
  readonly unshownFields?: { readonly keys: readonly Key[]; readonly proposed: string };
  /** Captions by the source of an answer that nobody has confirmed yet. Other sources need no confirmation. */
  readonly unconfirmedCaptions: {
    readonly document?: string;
    readonly proposed?: string;
    readonly earlier?: string;
  };
};

/**
 * Terms agreed with one person, such as the pay. The rows of a batch take them from another document only if somebody
 * ticks a checkbox.
 */
export type PersonalTerms<Key extends string = string> = {
  /** Identifies the checkbox in storage. */
  readonly name: string;
  readonly keys: readonly Key[];
  readonly formatLabel: (read: ReadField) => string;
};

/**
 * Fields whose column may be about somebody else. An address, for example, belongs to the person in the nearest name
 * column on its left.
 */
export type AmbiguousFields<Key extends string = string> = {
  readonly keys: readonly Key[];
  /**
   * Fields that name somebody else. If the nearest name column on the left is one of these, the column is about that
   * person. {@link otherPeopleKey} means any column whose heading has one of `otherPeopleWords`.
   */
  readonly nameKeys: readonly (Key | typeof otherPeopleKey)[];
  /** Field that such a column answers instead, such as the employer's RUT; null if the page must ask the user. */
  readonly replacement: Key | null;
};

/** Stands in `nameKeys` for columns about people for whom the template has no fields, such as an emergency contact. */
export const otherPeopleKey = 'others';

export type SpreadsheetFields<Key extends string = string> = {
  /** Field whose answer is different in every document: a person's RUT, a device's serial number. */
  readonly uniqueKey: Key;
  readonly rowNoun: { readonly one: string; readonly many: string };
  /**
   * Usual headings of a field's column, besides the field's key and label. If several columns together give an answer,
   * such as the parts of a name, their cells are joined in the order of these headings.
   */
  readonly headings: { readonly [K in Key]?: readonly string[] | undefined };
  /**
   * Headings and labels that often mean something else in a list. The page asks the user before it uses such a column.
   */
  readonly headingsToConfirm: { readonly [K in Key]?: readonly string[] | undefined };
  readonly fieldsAboutOthers: readonly AmbiguousFields<Key>[];
  /**
   * Words in headings about other people, such as «Contacto de emergencia». The next column may be that person's
   * telephone.
   */
  readonly otherPeopleWords: readonly string[];
  /** Headings of names that start with the surnames, and of surnames without given names. */
  readonly nameHeadings: { readonly surnamesFirst: readonly string[]; readonly surnames: readonly string[] };
  /**
   * Predicates of the questions about a column, such as `son las horas semanales` in «Horas: ¿son las horas
   * semanales?». The default is `usualQuestion`, which says that the column corresponds to the field's label.
   */
  readonly questions: { readonly [K in Key]?: string | undefined };
  /** Maps abbreviations in headings to words without accents: hrs → horas. */
  readonly abbreviations: Readonly<Record<string, string>>;
  /** Words that don't change the meaning of a heading: «RUT del trabajador» means «RUT». */
  readonly qualifiers: readonly string[];
  readonly personalTerms: readonly PersonalTerms<Key>[];
  readonly figures: readonly FigureColumn<Key>[];
  /**
   * Lists of fields. The template's `compare` compares two rows only if they agree on all fields of one of the lists.
   */
  readonly comparisonKeys: readonly (readonly Key[])[];
};

export const spreadsheetDefaults = {
  headingsToConfirm: {},
  fieldsAboutOthers: [],
  otherPeopleWords: [],
  nameHeadings: { surnamesFirst: [], surnames: [] },
  questions: {},
  abbreviations: {},
  qualifiers: [],
  personalTerms: [],
  figures: [],
  comparisonKeys: [],
} as const satisfies Partial<SpreadsheetFields>;
