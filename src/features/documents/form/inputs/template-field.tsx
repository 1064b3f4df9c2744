import { createContext, memo, type ReactNode, use } from 'react';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { ProblemText } from '../../../../ui/form/form-field.tsx';
import type { Field, FieldKind } from '../../model/field.ts';
import { CopiedMark, useIsCopied } from '../review/copied-answers.tsx';
import { WarningList } from '../review/field-messages.tsx';
import { SourceMark, useSourceCaption } from '../review/source-mark.tsx';
import { useFieldWarnings } from '../review/warnings-provider.tsx';
import { useApplies, useInflectedField, useProblem } from '../use-completion.ts';
import { CheckBox, ChoiceRadios, RegionSelect } from './choice-inputs.tsx';
import { copiedId, fieldId, hintId, problemId, sourceId, statementsId, warningId } from './field-ids.ts';
import { AmountInput, DateInput, RutInput, TextInput } from './text-inputs.tsx';

export function hintOf({ kind, hint, example }: Field): string {
  const { dateFormat } = formCopy;
  if (kind === 'check') return '';
  const formatHints = kind === 'date' && hint !== dateFormat ? [dateFormat] : [];
  const examples = example === '' ? [] : [formCopy.example(example)];
  // Remove the full stop after a hint that ends with its own punctuation: '+56 9 …'.
  return [...formatHints, hint, ...examples].join('. ').replace(/([….?])\. /g, '$1 ');
}

const narrowClass = 'max-w-72';
const shortClass = 'max-w-36';

/** Classes for the element around each kind of control. The element is about as wide as the answers. */
const controlClasses: Partial<Record<FieldKind, string>> = {
  money:
    "max-w-72 before:pointer-events-none before:absolute before:top-1/2 before:z-1 before:left-3.5 before:-translate-y-1/2 before:text-ink-500 before:content-['$']",
  phone: narrowClass,
  integer: shortClass,
  year: shortClass,
  duration: shortClass,
  time: shortClass,
};

type ControlProps = {
  readonly field: Field;
  readonly isInvalid: boolean;
  readonly describedBy: string | undefined;
};

function Control({ field, isInvalid, describedBy }: ControlProps) {
  const common = { field, describedBy };
  switch (field.kind) {
    case 'region':
      return <RegionSelect {...common} />;
    case 'choice':
      return <ChoiceRadios {...common} options={field.options} />;
    case 'check':
      return <CheckBox {...common} />;
    case 'money':
      return (
        <AmountInput
          {...common}
          isInvalid={isInvalid}
          className={`relative flex gap-2 ${controlClasses.money}`}
        />
      );
    case 'date':
      return <DateInput {...common} isInvalid={isInvalid} className={narrowClass} />;
    case 'rut':
      return <RutInput {...common} isInvalid={isInvalid} className={narrowClass} />;
    default:
      return (
        <div className={`relative flex gap-2 ${controlClasses[field.kind] ?? ''}`}>
          <TextInput {...common} isInvalid={isInvalid} />
        </div>
      );
  }
}

/** Title of the row around a field, «Persona 7»; '' outside rows. */
export const RowTitleContext = createContext('');

/** Label of a field. In a row, only screen readers get the part that repeats the row's title. */
function Label({ children }: { readonly children: string }) {
  const title = use(RowTitleContext);
  const prefix = `${title}: `;
  // The label may change with the grammatical gender. Give it an element of its own, since a browser that translates
  // the page replaces text nodes.
  if (title === '' || !children.startsWith(prefix)) return <span>{children}</span>;
  return (
    <>
      <span className="sr-only">{prefix}</span>
      <span className="inline-block first-letter:uppercase">{children.slice(prefix.length)}</span>
    </>
  );
}

/** Labels a control. A choice gets a fieldset with a legend, and a check box already has its own label. */
function LabelledField({ field, children }: { readonly field: Field; readonly children: ReactNode }) {
  if (field.kind === 'choice') {
    return (
      <fieldset className="grid min-w-0 grid-cols-1 gap-1.5">
        <legend className="mb-1.5 font-semibold text-ink">
          <Label>{field.label}</Label>
        </legend>
        {children}
      </fieldset>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-1.5">
      {field.kind !== 'check' && (
        <label className="font-semibold text-ink" htmlFor={fieldId(field.key)}>
          <Label>{field.label}</Label>
        </label>
      )}
      {children}
    </div>
  );
}

/** Statements that the person accepts by ticking the box below. */
function Statements({ id, statements }: { readonly id: string; readonly statements: readonly string[] }) {
  return (
    <ol className="grid list-decimal gap-2 border-l-3 border-edge py-1 pr-2 pl-9 text-small" id={id}>
      {statements.map((statement) => (
        <li key={statement}>{statement}</li>
      ))}
    </ol>
  );
}

export const TemplateField = memo(function TemplateField({ field }: { readonly field: Field }) {
  return useApplies(field) && <Question field={field} />;
});

function Question({ field: uninflectedField }: { readonly field: Field }) {
  const field = useInflectedField(uninflectedField);
  const hint = hintOf(field);
  const problem = useProblem(field);
  const warnings = useFieldWarnings(field);
  const source = useSourceCaption(field);
  const isCopied = useIsCopied(field);
  const descriptionIds = [
    ...(hint ? [hintId(field.key)] : []),
    ...(field.statements ? [statementsId(field.key)] : []),
    ...(source === null ? [] : [sourceId(field.key)]),
    ...(problem === null ? [] : [problemId(field.key)]),
    ...(isCopied ? [copiedId(field.key)] : []),
    ...(warnings ? [warningId(field.key)] : []),
  ];
  return (
    <LabelledField field={field}>
      {hint && (
        <p className="text-caption/[1.4] text-ink-500" id={hintId(field.key)}>
          {hint}
        </p>
      )}
      {field.statements && <Statements id={statementsId(field.key)} statements={field.statements} />}
      <Control
        field={field}
        isInvalid={problem !== null}
        describedBy={descriptionIds.join(' ') || undefined}
      />
      {source !== null && <SourceMark id={sourceId(field.key)}>{source}</SourceMark>}
      {problem !== null && <ProblemText id={problemId(field.key)}>{problem}</ProblemText>}
      {isCopied && <CopiedMark field={field} />}
      {warnings && <WarningList warnings={warnings} id={warningId(field.key)} />}
    </LabelledField>
  );
}
