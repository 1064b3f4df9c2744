import type { MouseEvent, Ref } from 'react';
import { useLabels } from '../labels.ts';
import { Notice, NoticeList, NoticeTitle } from '../notices/notice.tsx';

export type FieldProblem = {
  readonly id: string;
  /** Says what is wrong with the answer and how to correct it. It also stands beside the field. */
  readonly problem: string;
};

type Props = {
  /** Distinguishes the summary from others on the page. */
  readonly id: string;
  readonly problems: readonly FieldProblem[];
  /** Level of the title, which depends on the headings around it. */
  readonly as?: 'h2' | 'h3';
  readonly className?: string;
  readonly ref?: Ref<HTMLElement>;
};

function follow(event: MouseEvent<HTMLAnchorElement>): void {
  // Keep the address, since panels are entries of its history.
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/**
 * Lists the wrong answers of a submitted form, each with a link to its field. It takes the focus, and stays unchanged
 * until the next attempt so that the form doesn't move during corrections.
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
