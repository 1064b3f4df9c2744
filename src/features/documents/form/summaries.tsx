import type { MouseEvent, Ref } from 'react';
import { formCopy } from '../../../content/complete-page.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Warning } from '../model/warning.ts';
import type { Problem } from './answers.ts';
import { fieldId } from './field-ids.ts';
import { WarningText } from './field-row.tsx';

type Go = (key: string) => void;

function FieldLink({
  to,
  go,
  children,
}: {
  readonly to: string;
  readonly go: Go;
  readonly children: string;
}) {
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    go(to);
  };
  return (
    <a href={`#${fieldId(to)}`} onClick={follow}>
      {children}
    </a>
  );
}

type ProblemsProps = {
  readonly problems: readonly Problem[];
  readonly go: Go;
  readonly onAnyway: () => void;
  readonly ref: Ref<HTMLElement>;
};

/** Told when a download is asked for; it takes the focus, and each line leads to its field. */
export function ProblemSummary({ problems, go, onAnyway, ref }: ProblemsProps) {
  return (
    <section className="told told--bad" aria-labelledby="revise" tabIndex={-1} ref={ref}>
      <h2 id="revise">
        <Icon name="alert" />
        {formCopy.problems(problems.length)}
      </h2>
      <ul>
        {problems.map(({ key, label, message }) => (
          <li key={key}>
            <FieldLink to={key} go={go}>
              {label}
            </FieldLink>{' '}
            {message}
          </li>
        ))}
      </ul>
      <p>{formCopy.problemsHint(problems.length)}</p>
      <Button variant="line" small onClick={onAnyway}>
        {formCopy.anyway}
      </Button>
    </section>
  );
}

/** The guard rails that the answers touch, each with its rule; none of them stops anybody. */
export function WarningSummary({ warnings, go }: { readonly warnings: readonly Warning[]; readonly go: Go }) {
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
              <FieldLink to={warning.keys[0]} go={go}>
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
