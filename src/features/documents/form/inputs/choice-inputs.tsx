import type { ReactNode } from 'react';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { regions, shortRegion } from '../../../../platform/chile/regions.ts';
import { ChoiceControl, SelectControl } from '../../../../ui/form/control.tsx';
import { type Field, type FieldType, no, yes } from '../../model/field.ts';
import { useAnswer, useCompletion } from '../use-completion.ts';
import { fieldId } from './field-ids.ts';

type Props = {
  readonly field: Field;
  readonly describedBy: string | undefined;
};

export function RegionSelect({ field, describedBy }: Props) {
  const form = useCompletion();
  const answer = useAnswer(field);
  return (
    <SelectControl
      id={fieldId(field.key)}
      // The longest name fits on a phone only in smaller letters.
      className="max-sm:pr-1 max-sm:text-small"
      value={answer}
      aria-describedby={describedBy}
      onFocus={() => form.handleFocus(field)}
      onBlur={() => form.handleBlur(field)}
      onChange={({ currentTarget }) => form.setAnswer(field, currentTarget.value)}
    >
      <option value="">{formCopy.noRegion}</option>
      {regions.map((region) => (
        <option key={region} value={region}>
          {shortRegion(region)}
        </option>
      ))}
    </SelectControl>
  );
}

type Choice = Extract<FieldType, { kind: 'choice' }>;

export function ChoiceRadios({ field, describedBy, options }: Props & Pick<Choice, 'options'>) {
  const form = useCompletion();
  const answer = useAnswer(field);
  return (
    <div className="flex flex-wrap gap-x-6">
      {[...options, { value: '', label: formCopy.unchosen }].map(({ value, label }, index) => (
        <ChoiceControl
          key={value}
          type="radio"
          id={index === 0 ? fieldId(field.key) : undefined}
          name={fieldId(field.key)}
          checked={answer === value}
          aria-describedby={describedBy}
          onFocus={() => form.handleFocus(field)}
          onBlur={() => form.handleBlur(field)}
          onChange={() => form.setAnswer(field, value)}
        >
          {label}
        </ChoiceControl>
      ))}
    </div>
  );
}

/** @param children label to show instead of the field's */
export function CheckBox({ field, describedBy, children }: Props & { readonly children?: ReactNode }) {
  const form = useCompletion();
  const answer = useAnswer(field);
  // A box with a proposal stores «no», since without an answer the proposal would tick it again.
  const untickedAnswer = field.proposal ? no : '';
  return (
    <ChoiceControl
      type="checkbox"
      id={fieldId(field.key)}
      data-beside={field.proposal ? '' : undefined}
      checked={answer === yes}
      aria-describedby={describedBy}
      onFocus={() => form.handleFocus(field)}
      onBlur={() => form.handleBlur(field)}
      onChange={({ currentTarget }) => form.setAnswer(field, currentTarget.checked ? yes : untickedAnswer)}
    >
      {children ?? field.label}
    </ChoiceControl>
  );
}
