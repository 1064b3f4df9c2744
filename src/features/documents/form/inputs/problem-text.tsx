import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon.tsx';

type Props = {
  /** For the `aria-describedby` of its field. */
  readonly id: string;
  readonly children: ReactNode;
};

/** What is wrong with an answer, below it. */
export function ProblemText({ id, children }: Props) {
  return (
    <small id={id} className="flex gap-1.5 text-caption/[1.6] text-wine-700">
      <Icon name="alert" className="mt-[0.1rem] size-4.5" />
      <span>{children}</span>
    </small>
  );
}
