import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawing.tsx';

type Props = {
  /** A word on the tab; it repeats what the title says, so it is only seen. */
  readonly tab: string;
  readonly drawing: DrawingName;
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  readonly children: ReactNode;
};

/** A manila card with its tab. */
export function Folder({ tab, drawing, title, level: Heading = 'h3', children }: Props) {
  return (
    <article className="folder">
      <span className="tab" aria-hidden="true">
        {tab}
      </span>
      <Drawing name={drawing} />
      <Heading>{title}</Heading>
      {children}
    </article>
  );
}
