import { formCopy } from '../../../content/complete-page.ts';
import { type Field, type FieldType, yes } from '../model/field.ts';
import { regions } from '../model/regions.ts';
import { fieldId, type Handlers } from './field-ids.ts';

type Props = {
  readonly field: Field;
  readonly answer: string;
  readonly handlers: Handlers;
  readonly describedBy: string | undefined;
};

export function RegionSelect({ field, answer, handlers, describedBy }: Props) {
  return (
    <select
      id={fieldId(field.key)}
      value={answer}
      aria-describedby={describedBy}
      onFocus={() => handlers.enter(field.key)}
      onBlur={() => handlers.leave(field)}
      onChange={({ currentTarget }) => handlers.answer(field.key, currentTarget.value)}
    >
      <option value="">{formCopy.region}</option>
      {regions.map((region) => (
        <option key={region}>{region}</option>
      ))}
    </select>
  );
}

type Choice = Extract<FieldType, { kind: 'choice' }>;

/** One of several, or none: a box ticked by mistake can be taken back. */
export function ChoiceRadios({
  field,
  answer,
  handlers,
  describedBy,
  options,
}: Props & Pick<Choice, 'options'>) {
  return (
    <div className="field__options">
      {[...options, { value: '', label: formCopy.unchosen }].map(({ value, label }, place) => (
        <label key={value} className="tick">
          <input
            type="radio"
            id={place === 0 ? fieldId(field.key) : undefined}
            name={fieldId(field.key)}
            checked={answer === value}
            aria-describedby={describedBy}
            onFocus={() => handlers.enter(field.key)}
            onBlur={() => handlers.leave(field)}
            onChange={() => handlers.answer(field.key, value)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}

export function CheckBox({ field, answer, handlers, describedBy }: Props) {
  return (
    <label className="tick">
      <input
        type="checkbox"
        id={fieldId(field.key)}
        checked={answer === yes}
        aria-describedby={describedBy}
        onFocus={() => handlers.enter(field.key)}
        onBlur={() => handlers.leave(field)}
        onChange={({ currentTarget }) => handlers.answer(field.key, currentTarget.checked ? yes : '')}
      />
      {field.label}
    </label>
  );
}
