import type { ComponentType } from 'react';
import type { Field } from './field.ts';

// Repeats `Values` of document.ts, because document.ts imports this file.
type Values = { readonly [key: string]: string | undefined };

export type LayoutReading = {
  /** Answers found in the cells. */
  readonly answers: Values;
  /** Answers proposed in addition, such as the lunch of a day for which the cells give only start and end. */
  readonly proposed: Values;
  /** Cells that can't be parsed, by column key, with a message in Spanish. */
  readonly unreadable: readonly { readonly key: string; readonly message: string }[];
};

/** Columns of a spreadsheet that answer several fields at once, such as a day's «8:00-14:00». */
export type SheetLayout = {
  /**
   * One pseudo-field of kind text for each column. No field of a template has the same key. A person's correction of a
   * cell is stored under the key of its column.
   */
  readonly columns: readonly Field[];
  /**
   * Headings for each column besides its label, in plain Spanish. They are compared without case, accents, punctuation
   * and spaces.
   */
  readonly headings: { readonly [key: string]: readonly string[] };
  /** Headings recognized only side by side, such as «L», «M», «M», «J», «V», with the column key of each. */
  readonly sequences: readonly { readonly headings: readonly string[]; readonly keys: readonly string[] }[];
  /** Fields whose answers change how the cells are read, apart from the fields that the cells answer. */
  readonly dependsOn: readonly string[];
  /**
   * Reads one row. The reading never contradicts an answer that the row already has. It may have an answer for a field
   * whose answer is ''.
   * @param texts displayed text of the row's cells by column key, only for columns of the sheet ('' for a blank cell)
   * @param answers the row's answers so far by field key ('' if the sheet has the column and leaves it blank)
   */
  readonly read: (texts: ReadonlyMap<string, string>, answers: Values) => LayoutReading;
};

/** Form view of a group's fields. */
export type LayoutView = ComponentType<{ readonly fields: readonly Field[] }>;

/** Form view and reader of spreadsheet columns that belong to one group. */
export type Layout = {
  /** Loads the view, which only the form needs. */
  readonly loadView: () => Promise<LayoutView>;
  readonly sheet?: SheetLayout;
};
