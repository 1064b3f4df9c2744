import type { MouseEvent, Ref } from 'react';
import { useLabels } from '../labels.ts';
import { Notice, NoticeList, NoticeTitle } from '../notices/notice.tsx';

export type FieldProblem = {
  /** The field's id. */
  readonly id: string;
  /** What is wrong with its answer and how to mend it; said beside the field too. */
  readonly problem: string;
};

type Props = {
  /** Tells the summary from others of the page. */
  readonly id: string;
  readonly problems: readonly FieldProblem[];
  /** By the headings around it. */
  readonly as?: 'h2' | 'h3';
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
};

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  // The address stays: panels are entries of its history.
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/**
 * Above a form that was submitted with several wrong answers: each line leads to its field. It takes the focus, and stays
 * as it is until the next try, so that the form does not move while it is mended.
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
              onClick={follow}
            >
              {problem}
            </a>
          </li>
        ))}
      </NoticeList>
    </Notice>
  );
}
