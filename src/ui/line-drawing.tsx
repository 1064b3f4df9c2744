import type { ReactNode } from 'react';

/** Decorative line drawing on a grid of 56 units, larger than an icon. */
export function LineDrawing({ children }: { readonly children: ReactNode }) {
  return (
    <svg className="draw" viewBox="0 0 56 56" aria-hidden="true">
      {children}
    </svg>
  );
}
