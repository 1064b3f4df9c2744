import type { ReactNode } from 'react';
import { LineDrawing } from './line-drawing.tsx';

type Props = {
  readonly title: string;
  readonly level?: 'h1' | 'h2' | 'h3';
  readonly children?: ReactNode;
};

/** Nothing to show yet, and what to do about it. The error page of every page uses it: it brings its one drawing. */
export function EmptyState({ title, level: Heading = 'h2', children }: Props) {
  return (
    <div className="empty">
      <LineDrawing>
        <path d="M5 48V12h16l4 5h26v31z" />
        <path d="M5 24h46" />
        <path className="c" d="M22 34h12" strokeDasharray="2 3.5" />
      </LineDrawing>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
