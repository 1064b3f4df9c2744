import { memo, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import type { Field } from '../model/field.ts';
import type { Warning } from '../model/warning.ts';
import { CheckBox, ChoiceRadios, RegionSelect } from './choice-inputs.tsx';
import { DatePicker } from './date-picker.tsx';
import { fieldId, type Handlers, hintId, hintOf, problemId, warningId } from './field-ids.ts';
import { TextInput } from './text-input.tsx';

type Props = {
  readonly field: Field;
  readonly answer: string;
  readonly problem: string | null;
  readonly warnings: readonly Warning[] | undefined;
  readonly handlers: Handlers;
};

export function WarningText({ warning }: { readonly warning: Warning }) {
  return (
    <>
      {warning.message}
      {warning.rule && <span className="warn__rule">{warning.rule}</span>}
    </>
  );
}

export function Warnings({ of, id }: { readonly of: readonly Warning[]; readonly id?: string }) {
  return (
    <div className="warn" id={id}>
      {of.map((warning) => (
        <p key={warning.message}>
          <Icon name="info" />
          <span>
            <WarningText warning={warning} />
          </span>
        </p>
      ))}
    </div>
  );
}

function Control({
  field,
  answer,
  problem,
  handlers,
  describedBy,
}: Omit<Props, 'warnings'> & { readonly describedBy: string | undefined }) {
  const common = { field, answer, handlers, describedBy };
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
          <TextInput {...common} isInvalid={problem !== null} />
          {field.kind === 'date' && <DatePicker field={field} answer={answer} handlers={handlers} />}
        </div>
      );
  }
}

/** A choice is a group with its own name; every other field has one control, and a check box brings its label. */
function Named({ field, children }: { readonly field: Field; readonly children: ReactNode }) {
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

/** One question: label, help, control, and what is said of the answer. */
export const FieldRow = memo(function FieldRow({ field, answer, problem, warnings, handlers }: Props) {
  const hint = hintOf(field);
  const described = [
    ...(hint ? [hintId(field.key)] : []),
    ...(problem === null ? [] : [problemId(field.key)]),
    ...(warnings ? [warningId(field.key)] : []),
  ];
  return (
    <Named field={field}>
      {hint && (
        <p className="field__hint" id={hintId(field.key)}>
          {hint}
        </p>
      )}
      <Control
        field={field}
        answer={answer}
        problem={problem}
        handlers={handlers}
        describedBy={described.join(' ') || undefined}
      />
      {problem !== null && (
        <small id={problemId(field.key)}>
          <Icon name="alert" />
          {problem}
        </small>
      )}
      {warnings && <Warnings of={warnings} id={warningId(field.key)} />}
    </Named>
  );
});
