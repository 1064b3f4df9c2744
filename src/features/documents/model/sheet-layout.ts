import type { Field } from './field.ts';

// `Values` of document.ts, which depends on this file.
type Values = { readonly [key: string]: string | undefined };

export type LayoutReading = {
  /** Answers that the cells give. */
  readonly answers: Values;
  /** Answers put in beside them, such as the lunch of a day of which only start and end are known. */
  readonly proposed: Values;
  /** Cells that say nothing that is understood: by column key, message in Spanish. */
  readonly unread: readonly { readonly key: string; readonly message: string }[];
};

/** Columns of a spreadsheet that answer several fields at once, such as a day's «8:00-14:00». */
export type SheetLayout = {
  /**
   * Pseudo-fields of kind text, with keys that no template field has; a correction typed by a person is stored under
   * this key.
   */
  readonly columns: readonly Field[];
  /** Headings for each column beside its label, in plain Spanish, compared without case, accents, punctuation and spaces. */
  readonly headings: { readonly [key: string]: readonly string[] };
  /** Fields that decide how the cells are read, beside those that they answer. */
  readonly reads: readonly string[];
  /**
   * Reads one row. The reading never contradicts an answer that the row already has; it may fill one that is ''.
   * @param texts what the row's cells show, by column key, only for columns that the sheet has ('' for a blank cell)
   * @param answers the row's answers so far, by field key ('' where the sheet has the column and leaves it blank)
   */
  readonly read: (texts: ReadonlyMap<string, string>, answers: Values) => LayoutReading;
};
