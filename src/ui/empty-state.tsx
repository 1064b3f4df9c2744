import type { ReactNode } from 'react';
import { Drawing } from './drawing.tsx';

type Props = {
  readonly title: string;
  readonly level?: 'h1' | 'h2' | 'h3';
  readonly children?: ReactNode;
};

/** Nothing to show yet, and what to do about it. */
export function EmptyState({ title, level: Heading = 'h2', children }: Props) {
  return (
    <div className="empty">
      <Drawing name="emptyFolder" />
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
