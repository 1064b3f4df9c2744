import { type KeyboardEvent, useId, useState } from 'react';
import { severalCopy } from '../../content/documents/several-copy.ts';
import type { RowProblem } from '../../features/documents/batch/rows.ts';
import { type Field, no, yes } from '../../features/documents/model/field.ts';
import { regions } from '../../features/documents/model/regions.ts';
import { longestAnswer } from '../../features/documents/model/values.ts';
import { SelectControl, TextControl } from '../../ui/form/control.tsx';
import { ProblemText } from '../../ui/form/form-field.tsx';
import { useLastMoment } from '../../ui/use-last-moment.ts';

type Option = { readonly value: string; readonly label: string };

/** What there is to choose from; null for what is typed. */
function optionsOf(field: Field): readonly Option[] | null {
  switch (field.kind) {
    case 'choice':
      return field.options;
    case 'region':
      return regions.map((region) => ({ value: region, label: region }));
    case 'check':
      return [
        { value: yes, label: severalCopy.review.yes },
        { value: no, label: severalCopy.review.no },
      ];
    default:
      return null;
  }
}

type Props = {
  readonly field: Field;
  /** What is wrong with it now; undefined once it is mended. */
  readonly problem: RowProblem | undefined;
  /** Beside the label, for those who cannot see the row that it stands in. */
  readonly row: string;
  readonly onMend: (key: string, text: string) => void;
};

/** The cell as it was read, to be typed or chosen anew. It is read once it is left. */
export function MendField({ field, problem, row, onMend }: Props) {
  const id = useId();
  const [typed, setTyped] = useState(problem?.typed ?? '');
  const [left, setLeft] = useState(typed);
  const options = optionsOf(field);
  const common = {
    id,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': problem ? `${id}-problem` : undefined,
  };
  const isChosen = options?.some(({ value }) => value === typed);
  function mend(text: string): void {
    setTyped(text);
    if (text === left) return;
    setLeft(text);
    onMend(field.key, text);
  }
  useLastMoment(() => mend(typed));
  function goOn(event: KeyboardEvent): void {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    mend(typed);
  }
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <label className="text-caption font-semibold text-ink" htmlFor={id}>
        <span className="sr-only">{`${row}: `}</span>
        <span>{field.label}</span>
      </label>
      {options ? (
        <SelectControl
          {...common}
          value={isChosen ? typed : ''}
          onChange={({ currentTarget }) => mend(currentTarget.value)}
        >
          {!isChosen && <option value="">{typed}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectControl>
      ) : (
        <TextControl
          {...common}
          size="small"
          autoComplete="off"
          translate="no"
          maxLength={longestAnswer}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={goOn}
          onBlur={() => mend(typed)}
        />
      )}
      {problem && (
        <ProblemText id={`${id}-problem`}>
          <span key={problem.message}>{problem.message}</span>
        </ProblemText>
      )}
    </div>
  );
}
