import type { ComponentType } from 'react';
import type { Field } from './field.ts';

// Same type as `Values` in document.ts, which can't be imported because document.ts imports this file.
type Values = { readonly [key: string]: string | undefined };

export type LayoutReading = {
  readonly answers: Values;
  /** Further answers that the layout proposes, such as the lunch of a day whose cells give only start and end. */
  readonly proposed: Values;
  /** Cells that can't be parsed, by column key, with a message in Spanish. */
  readonly unreadableCells: readonly { readonly key: string; readonly message: string }[];
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
  readonly headingSequences: readonly {
    readonly headings: readonly string[];
    readonly keys: readonly string[];
  }[];
  /** Fields whose answers change how the cells are read, apart from the fields that the cells answer. */
  readonly dependsOn: readonly string[];
  /**
   * Reads one row. The result never contradicts an answer that the row already has. It may fill a field whose answer is
   * ''.
   * @param texts displayed text of the row's cells by column key, without columns that the sheet lacks ('' for a blank
   * cell)
   * @param answers the row's answers so far by field key ('' if the sheet has a column for the field and the cell is
   * blank)
   */
  readonly read: (texts: ReadonlyMap<string, string>, answers: Values) => LayoutReading;
};

export type LayoutView = ComponentType<{ readonly fields: readonly Field[] }>;

/** Form view of one group of fields, and the reader of its spreadsheet columns. */
export type Layout = {
  readonly loadView: () => Promise<LayoutView>;
  readonly sheet?: SheetLayout;
};
