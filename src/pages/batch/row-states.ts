import { batchCopy } from '../../content/documents/batch-copy.ts';
import { type Confirmations, unconfirmedLabels } from '../../features/documents/batch/figures.ts';
import type { BatchRow, CommonFindings } from '../../features/documents/batch/rows.ts';
import { labelOf } from '../../features/documents/model/field.ts';

const copy = batchCopy.review;

export type RowState = {
  /** Spanish sentence that lists the answers to correct; '' if there are none. */
  readonly problemText: string;
  readonly labelsToConfirm: readonly string[];
  /** Number of all warnings, and the messages of those that not every row has. */
  readonly warnings: { readonly count: number; readonly messages: readonly string[] };
  /** Number of the row's blanks, and the labels of those that not every row has. */
  readonly blanks: { readonly count: number; readonly names: string };
  /** Spanish sentence that names the other rows about the same person or thing; '' if there are none. */
  readonly sameSubjectText: string;
  readonly isReady: boolean;
};

/** @param identityLabel label of the field that must be unique among the rows */
export function stateOf(
  row: BatchRow,
  confirmed: Confirmations | undefined,
  sharedFindings: CommonFindings,
  identityLabel: string,
): RowState {
  const { problems, warnings, sections, blankCount, values, figures, sameSubjectRows } = row;
  const labels = sections.flatMap((section) =>
    section.blanks
      .filter(({ key }) => !sharedFindings.blanks.has(key))
      .map((field) => labelOf(field, values)),
  );
  const labelsToConfirm = unconfirmedLabels(figures, confirmed);
  return {
    problemText:
      problems.length === 0 ? '' : copy.problems(problems.map(({ field }) => labelOf(field, values))),
    labelsToConfirm,
    warnings: {
      count: warnings.length,
      messages: warnings
        .map(({ message }) => message)
        .filter((message) => !sharedFindings.warnings.has(message)),
    },
    blanks: {
      count: blankCount,
      names: labels.length === 0 ? '' : copy.blankNames(labels, blankCount - labels.length),
    },
    sameSubjectText: sameSubjectRows.length === 0 ? '' : copy.sameAnswer(identityLabel, sameSubjectRows),
    isReady:
      problems.length + labelsToConfirm.length + warnings.length + blankCount + sameSubjectRows.length === 0,
  };
}

/** Returns the states as words, the most urgent first; only «Lista» if there is nothing to check. */
export function stateWords(state: RowState): readonly string[] {
  const {
    problemText,
    labelsToConfirm: unconfirmedTexts,
    warnings,
    blanks,
    sameSubjectText,
    isReady,
  } = state;
  if (isReady) return [copy.ready];
  return [
    problemText,
    ...unconfirmedTexts,
    warnings.count === 0 ? '' : copy.warnings(warnings.count),
    blanks.count === 0 ? '' : copy.blanks(blanks.count),
    sameSubjectText,
  ].filter((words) => words !== '');
}
