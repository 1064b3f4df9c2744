import { type KeyboardEvent, useId, useState } from 'react';
import { batchCopy } from '../../content/documents/batch-copy.ts';
import { surveyCopy } from '../../content/documents/survey-copy.ts';
import type { RowProblem } from '../../features/documents/batch/rows.ts';
import { type DateOrder, dateOrders } from '../../features/documents/batch/survey/choices.ts';
import { dateInWords } from '../../features/documents/model/date.ts';
import { type Field, no, yes } from '../../features/documents/model/field.ts';
import { maxAnswerLength } from '../../features/documents/model/values.ts';
import { regions, shortRegion } from '../../platform/chile/regions.ts';
import { Button } from '../../ui/button.tsx';
import { SelectControl, TextControl } from '../../ui/form/control.tsx';
import { ProblemText } from '../../ui/form/form-field.tsx';
import { useFlushBeforeExit } from '../../ui/use-flush-before-exit.ts';

type ColumnReadings = NonNullable<RowProblem['readings']>;
type Option = { readonly value: string; readonly label: string };

/** Returns the options of the field; null for one that people type into. */
function optionsOf(field: Field): readonly Option[] | null {
  switch (field.kind) {
    case 'choice':
      return field.options;
    case 'region':
      return regions.map((region) => ({ value: region, label: shortRegion(region) }));
    case 'check':
      return [
        { value: yes, label: batchCopy.review.yes },
        { value: no, label: batchCopy.review.no },
      ];
    default:
      return null;
  }
}

type Props = {
  readonly field: Field;
  /** Initial text; by default the invalid text of the cell. */
  readonly initialText?: string;
  /** undefined once the cell is corrected. */
  readonly problem: RowProblem | undefined;
  /** Text announced before the label, because a screen reader doesn't announce the surrounding row. */
  readonly rowTitle: string;
  readonly onCorrect: (key: string, text: string) => void;
  /** Sets the order of day and month for the whole column. */
  readonly onDateOrder?: ((column: number, order: DateOrder) => void) | undefined;
};

type ReadingsProps = {
  readonly readings: ColumnReadings;
  readonly onDateOrder: (column: number, order: DateOrder) => void;
};

/** Offers to read the column's dates in either order, with this cell as the example. */
function Readings({ readings, onDateOrder }: ReadingsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame and has its own layout
    <span className="flex flex-wrap gap-2" role="group" aria-label={batchCopy.review.readings}>
      {dateOrders.map((order) => (
        <Button key={order} variant="line" small onClick={() => onDateOrder(readings.column, order)}>
          {batchCopy.review.readAs(dateInWords(readings[order]), surveyCopy.orders[order])}
        </Button>
      ))}
    </span>
  );
}

/** Input that corrects a cell. It reports the correction on blur, on Enter, or when the user chooses an option. */
export function CorrectionField({ field, initialText, problem, rowTitle, onCorrect, onDateOrder }: Props) {
  const id = useId();
  const [currentText, setCurrentText] = useState(initialText ?? problem?.typed ?? '');
  const [committedText, setCommittedText] = useState(currentText);
  const options = optionsOf(field);
  const sharedProps = {
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  const isChosen = options?.some(({ value }) => value === currentText);
  function commit(text: string): void {
    setCurrentText(text);
    if (text === committedText) return;
    setCommittedText(text);
    onCorrect(field.key, text);
  }
  useFlushBeforeExit(() => commit(currentText));
  function handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    commit(currentText);
  }
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <label className="text-caption font-semibold text-ink" htmlFor={id}>
        <span className="sr-only">{`${rowTitle}: `}</span>
        <span>{field.label}</span>
      </label>
      {options ? (
        <SelectControl
          {...sharedProps}
          value={isChosen ? currentText : ''}
          onChange={({ currentTarget }) => commit(currentTarget.value)}
        >
          {!isChosen && (
            <option value="" translate="no">
              {currentText}
            </option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectControl>
      ) : (
        <TextControl
          {...sharedProps}
          size="small"
          maxLength={maxAnswerLength}
          value={currentText}
          onChange={({ currentTarget }) => setCurrentText(currentTarget.value)}
          onKeyDown={handleKey}
          onBlur={() => commit(currentText)}
        />
      )}
      {problem && (
        <ProblemText id={`${id}-problem`}>
          <span key={problem.message}>{problem.message}</span>
        </ProblemText>
      )}
      {problem?.readings && onDateOrder && <Readings readings={problem.readings} onDateOrder={onDateOrder} />}
    </div>
  );
}
