import type { MouseEvent, Ref } from 'react';
import { formCopy } from '../../../content/complete-page.ts';
import { useStore } from '../../../platform/store.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice, NoticeList, NoticeTitle } from '../../../ui/notice.tsx';
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
    <a
      className="inline-block font-semibold underline underline-offset-[0.15em]"
      href={`#${fieldId(to)}`}
      onClick={follow}
    >
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
    <Notice variant="bad" className="mb-9" aria-labelledby="revise" tabIndex={-1} ref={ref}>
      <NoticeTitle id="revise" icon="alert">
        {formCopy.problems(problems.length)}
      </NoticeTitle>
      <NoticeList>
        {problems.map(({ field: { key, label }, message }) => (
          <li key={key}>
            <FieldLink to={key} onFollow={onFollow}>
              {label}
            </FieldLink>{' '}
            {message}
          </li>
        ))}
      </NoticeList>
      <p>{formCopy.problemsHint(problems.length)}</p>
      <Button variant="line" small onClick={onDownloadAnyway}>
        {formCopy.anyway}
      </Button>
    </Notice>
  );
}

/** Every warning with its rule; none of them holds a download back. */
export function WarningSummary({ onFollow }: SummaryProps) {
  const { all: warnings } = useStore(useCompletion().warnings, noWarnings);
  if (warnings.length === 0) return null;
  return (
    <Notice variant="warning" className="mt-9" aria-labelledby="avisos">
      <NoticeTitle id="avisos" icon="info">
        {formCopy.warnings(warnings.length)}
      </NoticeTitle>
      <NoticeList>
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
      </NoticeList>
      <p>{formCopy.warningsHint(warnings.length)}</p>
    </Notice>
  );
}
