import { memo, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { Field } from '../model/field.ts';
import { CheckBox, ChoiceRadios, RegionSelect } from './choice-inputs.tsx';
import { DatePicker } from './date-picker.tsx';
import { hintOf } from './field-hint.ts';
import { fieldId, hintId, problemId, warningId } from './field-ids.ts';
import { TextInput } from './text-input.tsx';
import { useAnswer, useProblem, useWarnings } from './use-completion.ts';
import { WarningList } from './warning-list.tsx';

type ControlProps = {
  readonly field: Field;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
};

function Control({ field, isInvalid, describedBy }: ControlProps) {
  const common = { field, answer: useAnswer(field), describedBy };
  switch (field.kind) {
    case 'region':
      return <RegionSelect {...common} />;
    case 'choice':
      return <ChoiceRadios {...common} options={field.options} />;
    case 'check':
      return <CheckBox {...common} />;
    default:
      return (
        <div className={`field__line field__line--${field.kind}`}>
          <TextInput {...common} isInvalid={isInvalid} />
          {field.kind === 'date' && <DatePicker field={field} answer={common.answer} />}
        </div>
      );
  }
}

/** A choice is a named group of radio buttons; every other field has one control, and a check box its own label. */
function Labelled({ field, children }: { readonly field: Field; readonly children: ReactNode }) {
  if (field.kind === 'choice') {
    return (
      <fieldset className="field">
        <legend>{field.label}</legend>
        {children}
      </fieldset>
    );
  }
  return (
    <div className="field">
      {field.kind !== 'check' && <label htmlFor={fieldId(field.key)}>{field.label}</label>}
      {children}
    </div>
  );
}

/** One question: label, help, control, and what is wrong or doubtful about the answer. */
export const FieldRow = memo(function FieldRow({ field }: { readonly field: Field }) {
  const hint = hintOf(field);
  const problem = useProblem(field);
  const warnings = useWarnings(field);
  const described = [
    ...(hint ? [hintId(field.key)] : []),
    ...(problem === null ? [] : [problemId(field.key)]),
    ...(warnings ? [warningId(field.key)] : []),
  ];
  return (
    <Labelled field={field}>
      {hint && (
        <p className="field__hint" id={hintId(field.key)}>
          {hint}
        </p>
      )}
      <Control field={field} isInvalid={problem !== null} describedBy={described.join(' ') || undefined} />
      {problem !== null && (
        <small id={problemId(field.key)}>
          <Icon name="alert" className="mt-[0.1rem] size-4.5" />
          {problem}
        </small>
      )}
      {warnings && <WarningList warnings={warnings} id={warningId(field.key)} />}
    </Labelled>
  );
});
