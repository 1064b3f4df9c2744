import type { MouseEvent, ReactNode } from 'react';
import { formCopy } from '../../../../content/documents/complete-copy.ts';
import { useStore } from '../../../../platform/store.ts';
import { useLabels } from '../../../../ui/labels.ts';
import { Notice, NoticeList, NoticeTitle } from '../../../../ui/notices/notice.tsx';
import type { Values } from '../../model/document.ts';
import type { Field } from '../../model/field.ts';
import { identityOf, problemsOf } from '../answers.ts';
import { fieldId } from '../inputs/field-ids.ts';
import { useCompletion, useInflectedField } from '../use-completion.ts';
import { WarningText } from './field-messages.tsx';
import { useFormWarnings } from './warnings-provider.tsx';

type FieldLinkProps = {
  readonly fieldKey: string;
  readonly onSelectField: (key: string) => void;
  readonly children: ReactNode;
};

function FieldLink({ fieldKey, onSelectField, children }: FieldLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onSelectField(fieldKey);
  };
  return (
    <a
      className="inline-flex min-h-tap items-center font-semibold underline underline-offset-[0.15em]"
      href={`#${fieldId(fieldKey)}`}
      onClick={follow}
    >
      {children}
    </a>
  );
}

type NameProps = Pick<FieldLinkProps, 'onSelectField'> & { readonly field: Field };

export function FieldName({ field, onSelectField }: NameProps) {
  return (
    <FieldLink fieldKey={field.key} onSelectField={onSelectField}>
      <span>{useInflectedField(field).label}</span>
    </FieldLink>
  );
}

type SummaryProps = Pick<FieldLinkProps, 'onSelectField'>;

const noValues: Values = {};
const noKeys: ReadonlySet<string> = new Set();

export function ProblemSummary({ onSelectField }: SummaryProps) {
  const form = useCompletion();
  const labels = useLabels();
  const checkedKeys = useStore(form.checkedKeys, noKeys);
  const allProblems = problemsOf(form.template, useStore(form.values, noValues));
  const problems = allProblems.filter(({ field }) => checkedKeys.has(field.key));
  if (problems.length === 0) return null;
  return (
    <Notice variant="bad" aria-labelledby="revise">
      <NoticeTitle id="revise" icon="alert" as="h3">
        {labels.problems(problems.length)}
      </NoticeTitle>
      <NoticeList>
        {problems.map(({ field, message }) => (
          <li key={field.key}>
            <FieldName field={field} onSelectField={onSelectField} /> <span>{message}</span>
          </li>
        ))}
      </NoticeList>
      <p>{formCopy.problemsHint(problems.length)}</p>
    </Notice>
  );
}

type WarningsProps = SummaryProps & {
  readonly as: 'h2' | 'h3';
  readonly className?: string;
};

/** Lists the warnings, which never prevent a download. */
export function WarningSummary({ onSelectField, as, className }: WarningsProps) {
  const { all: warnings } = useFormWarnings();
  if (warnings.length === 0) return null;
  return (
    <Notice variant="warning" className={className ?? ''} aria-labelledby="avisos">
      <NoticeTitle id="avisos" icon="info" as={as}>
        {formCopy.warnings(warnings.length)}
      </NoticeTitle>
      <NoticeList>
        {warnings.map((warning) => (
          <li key={identityOf(warning)}>
            <WarningText warning={warning} />{' '}
            {warning.keys[0] && (
              <FieldLink fieldKey={warning.keys[0]} onSelectField={onSelectField}>
                {formCopy.goToField}
              </FieldLink>
            )}
          </li>
        ))}
      </NoticeList>
      <p>{formCopy.warningsHint(warnings.length)}</p>
    </Notice>
  );
}
