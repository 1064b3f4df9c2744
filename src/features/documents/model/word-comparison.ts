/**
 * Part of the text on one side of a change, the template's or the file's. `isChanged` is true if the other side lacks
 * this part.
 */
export type MarkedRun = { readonly text: string; readonly isChanged: boolean };

/**
 * Paragraphs or table rows in which a Word file differs from its template. Both sides of a change show the same
 * answers, so that only words outside the fields differ. `text` and the runs have one line for each paragraph or row,
 * with « | » between cells.
 */
export type Difference =
  | { readonly kind: 'added' | 'removed'; readonly text: string }
  | {
      readonly kind: 'changed';
      readonly template: readonly MarkedRun[];
      readonly file: readonly MarkedRun[];
    };

/** Result of comparing a Word file with the text that its template prints for the file's answers. */
export type WordComparison = {
  /** Differences in the order of the text; null if there are too many to list. */
  readonly differences: readonly Difference[] | null;
  /** True if the file's properties say that it was made from an older text of the template. */
  readonly isOlderText: boolean;
};

/** Maximum number of differences to list. An annex that a school appends counts as a single difference. */
export const maxDifferences = 200;
