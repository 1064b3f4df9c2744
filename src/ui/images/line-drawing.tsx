import type { ReactNode } from 'react';

type LineDrawingProps = {
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Decorative line drawing on a grid of 56 units, larger than an icon. */
export function LineDrawing({ className = 'size-14', children }: LineDrawingProps) {
  return (
    <svg
      className={`stroke-ink ${className}`}
      width={56}
      height={56}
      viewBox="0 0 56 56"
      fill="none"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
