import type { ReactNode } from 'react';

type LineDrawingProps = {
  /** Its size and the width of its lines. */
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** Decorative line drawing on a grid of 56 units, larger than an icon. */
export function LineDrawing({ className = '', children }: LineDrawingProps) {
  return (
    <svg
      className={`draw fill-none stroke-ink [stroke-linecap:round] [stroke-linejoin:round] ${className}`}
      viewBox="0 0 56 56"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
