import type { MouseEvent, Ref } from 'react';
import { useLabels } from '../labels.ts';
import { Notice, NoticeList, NoticeTitle } from '../notices/notice.tsx';

export type FieldProblem = {
  readonly id: string;
  /** Says what is wrong with the answer and how to correct it. The field shows the same text. */
  readonly problem: string;
};

type Props = {
  readonly id: string;
  readonly problems: readonly FieldProblem[];
  readonly as?: 'h2' | 'h3';
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
};

function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  // Don't change the address, because that would add a history entry, and panels depend on these entries.
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/**
 * Lists the invalid answers of a submitted form, each with a link to its field. The form moves the focus to the
 * summary. The summary stays unchanged until the person submits the form again, so that the form doesn't move while the
 * person corrects answers.
 */
export function ErrorSummary({ id, problems, as = 'h3', className, ref }: Props) {
  const labels = useLabels();
  return (
    <Notice
      ref={ref}
      variant="bad"
      className={className ?? ''}
      role="group"
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
    >
      <NoticeTitle id={`${id}-title`} icon="alert" as={as}>
        {labels.problems(problems.length)}
      </NoticeTitle>
      <NoticeList>
        {problems.map(({ id: field, problem }) => (
          <li key={field}>
            <a
              className="inline-flex min-h-tap items-center font-semibold underline underline-offset-[0.15em]"
              href={`#${field}`}
              onClick={focusField}
            >
              {problem}
            </a>
          </li>
        ))}
      </NoticeList>
    </Notice>
  );
}
