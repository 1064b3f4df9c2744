import type { ReactNode } from 'react';
import { LineDrawing } from '../images/line-drawing.tsx';

type Props = {
  readonly title: string;
  readonly level?: 'h1' | 'h2' | 'h3';
  readonly children?: ReactNode;
};

/**
 * The drawing is inline, because every page loads this component for errors and shouldn't load all drawings with it.
 */
export function EmptyState({ title, level: Heading = 'h2', children }: Props) {
  return (
    <div className="grid grid-cols-1 justify-items-center gap-3 px-4 py-12 text-center [&_p]:max-w-96">
      <LineDrawing className="mb-2 size-28 stroke-[0.9]">
        <path d="M5 48V12h16l4 5h26v31z" />
        <path d="M5 24h46" />
        <path className="stroke-accent" d="M22 34h12" strokeDasharray="2 3.5" />
      </LineDrawing>
      <Heading className={Heading === 'h1' ? undefined : 'text-h3'}>{title}</Heading>
      {children}
    </div>
  );
}
