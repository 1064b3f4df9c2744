import type { MouseEvent, Ref } from 'react';
import { formCopy } from '../../../content/complete-page.ts';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Values } from '../model/document.ts';
import { noWarnings, problemsOf } from './answers.ts';
import { fieldId } from './field-ids.ts';
import { useCompletion } from './use-completion.ts';
import { WarningText } from './warning-list.tsx';

type FieldLinkProps = {
  readonly to: string;
  readonly onFollow: (key: string) => void;
  readonly children: string;
};

function FieldLink({ to, onFollow, children }: FieldLinkProps) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    onFollow(to);
  };
  return (
    <a href={`#${fieldId(to)}`} onClick={follow}>
      {children}
    </a>
  );
}

type SummaryProps = Pick<FieldLinkProps, 'onFollow'>;

type ProblemsProps = SummaryProps & {
  readonly onDownloadAnyway: () => void;
  readonly ref: Ref<HTMLElement>;
};

const noValues: Values = {};
const noKeys: ReadonlySet<string> = new Set();

/** Shown when a download is asked for with problems; each line leads to its field. */
export function ProblemSummary({ onFollow, onDownloadAnyway, ref }: ProblemsProps) {
  const form = useCompletion();
  const checked = useStore(form.checked, noKeys);
  const all = problemsOf(form.template, useStore(form.values, noValues));
  const problems = all.filter(({ field }) => checked.has(field.key));
  if (problems.length === 0) return null;
  return (
    <section className="told told--bad" aria-labelledby="revise" tabIndex={-1} ref={ref}>
      <h2 id="revise">
        <Icon name="alert" />
        {formCopy.problems(problems.length)}
      </h2>
      <ul>
        {problems.map(({ field: { key, label }, message }) => (
          <li key={key}>
            <FieldLink to={key} onFollow={onFollow}>
              {label}
            </FieldLink>{' '}
            {message}
          </li>
        ))}
      </ul>
      <p>{formCopy.problemsHint(problems.length)}</p>
      <Button variant="line" small onClick={onDownloadAnyway}>
        {formCopy.anyway}
      </Button>
    </section>
  );
}

/** Every warning with its rule; none of them holds a download back. */
export function WarningSummary({ onFollow }: SummaryProps) {
  const { all: warnings } = useStore(useCompletion().warnings, noWarnings);
  if (warnings.length === 0) return null;
  return (
    <section className="told" aria-labelledby="avisos">
      <h2 id="avisos">
        <Icon name="info" />
        {formCopy.warnings(warnings.length)}
      </h2>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.message}>
            <WarningText warning={warning} />{' '}
            {warning.keys[0] && (
              <FieldLink to={warning.keys[0]} onFollow={onFollow}>
                {formCopy.see}
              </FieldLink>
            )}
          </li>
        ))}
      </ul>
      <p>{formCopy.warningsHint(warnings.length)}</p>
    </section>
  );
}
